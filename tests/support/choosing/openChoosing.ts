import type { Page } from '@playwright/test';
import type { FlowFacts, TravellersForm } from '#domain/quote/forms.ts';
import { openBuiltPage } from '../builtPage.ts';

export type ChoosingView = {
  step: 'planSelection' | 'quoteSummary' | 'apply';
  lang?: 'en' | 'fr';
  width?: number;
  /** How the ports behave; everything is answered unless told. */
  world?: 'questionnaire' | 'down' | 'cardDown' | 'flagged' | 'silence' | 'secondRefused' | 'topUp';
  facts?: Partial<FlowFacts>;
  /** Changes to the quick quote. */
  travellers?: Partial<TravellersForm>;
};

export type OpenChoosing = {
  show(view: ChoosingView): Promise<Page>;
  putAway(): Promise<void>;
  close(): Promise<void>;
};

/** Plan selection, summary and application, built, in a real browser, with doubles for the ports. */
export async function openChoosing(): Promise<OpenChoosing> {
  const built = await openBuiltPage({ page: 'tests/support/choosing/page.html' });
  return {
    show: ({ step, lang = 'en', width = 1280, world, facts, travellers }) =>
      built.show(
        {
          step,
          lang,
          ...(world && { world }),
          ...(facts && { facts: JSON.stringify(facts) }),
          ...(travellers && { travellers: JSON.stringify(travellers) }),
        },
        width,
      ),
    putAway: built.putAway,
    close: built.close,
  };
}
