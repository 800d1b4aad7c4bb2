import type { Page } from '@playwright/test';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { Language } from '#domain/locales.ts';
import { payButton } from './cardFrame.ts';
import { openStepAgain } from './earlierVisit.ts';
import { expectStep } from './walk.ts';

/** Buys at the desk for somebody who reads in a language, and gives the number of the policy. */
export async function buyAtDesk(page: Page, language: Language): Promise<string> {
  const lang = language === 'fr' ? 'FR' : 'EN';
  const readingIn = (forms: FlowForms): FlowForms => ({
    ...forms,
    apply: forms.apply && {
      ...forms.apply,
      travellers: forms.apply.travellers.map((traveller) => ({ ...traveller, lang })),
    },
  });
  await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT', otherwise: readingIn });
  await page.locator('input[name="method"][value="CASH"]').check();
  await payButton(page).click();
  await expectStep(page, 'CONFIRMATION', language);
  return (
    (await page
      .getByText(/^[A-Z]+-\d+$/)
      .first()
      .textContent()) ?? ''
  );
}
