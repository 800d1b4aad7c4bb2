import type { Page } from '@playwright/test';
import { openBuiltPage } from '../builtPage.ts';

export type StepView = {
  step: 'quickQuote' | 'tripDetails';
  lang?: 'en' | 'fr';
  width?: number;
  travellers?: number;
  form?: object;
  facts?: object;
};

export type OpenSteps = {
  show(view: StepView): Promise<Page>;
  putAway(): Promise<void>;
  close(): Promise<void>;
};

/** The screens of the first two steps, built, in a real browser, with doubles for the ports. */
export async function openSteps(): Promise<OpenSteps> {
  const built = await openBuiltPage({
    page: 'tests/support/steps/page.html',
    /** The build of React that counts commits. */
    alias: { 'react-dom/client': 'react-dom/profiling' },
  });
  return {
    show: ({ step, lang = 'en', width = 1280, travellers, form, facts }) =>
      built.show(
        {
          step,
          lang,
          ...(travellers && { travellers: String(travellers) }),
          ...(form && { form: JSON.stringify(form) }),
          ...(facts && { facts: JSON.stringify(facts) }),
        },
        width,
      ),
    putAway: built.putAway,
    close: built.close,
  };
}
