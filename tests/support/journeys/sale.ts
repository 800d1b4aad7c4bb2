import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { pathOfStep } from '#domain/routes.ts';
import { personAt } from '../tours/journeys/person.ts';
import { enterCard, expectStep, fillInUpToPayment, submit } from './walk.ts';

export const card = { pan: '4242424242424242', exp: '1230', cvd: '123' };

export type Method = 'CREDIT_CARD' | 'CASH' | 'PAID_TO_AGENCY';

/** Looks at a screen that shows. */
export type LookAtSale = (screen: string, looking?: { behindDialog?: boolean }) => Promise<void>;

export type Sale = {
  language: Language;
  adminView?: boolean;
  /** Chosen one after the other; the last pays. */
  methods: readonly Method[];
};

/**
 * Sells a single trip from the first traveller to the confirmation, with a look at every screen and dialog; gives what
 * the confirmation says.
 */
export async function sell(
  page: Page,
  { language, methods, adminView = false }: Sale,
  look: LookAtSale,
): Promise<string> {
  await fillInUpToPayment(page, language, {
    adminView,
    arrived: async (step) => {
      await expect(page.locator('main h1')).toBeFocused();
      await look(step);
      if (step === 'SELECT_PLAN') await lookAtDialogs(page, language, look);
    },
  });
  for (const method of methods) {
    if (method === 'CREDIT_CARD') {
      await enterCard(page, card);
      await look('PAYMENT with a card');
    } else await page.locator(`input[name="method"][value="${method}"]`).check();
  }
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', language);
  const main = page.locator('main');
  await expect(main).toContainText(/[A-Z]+-\d{9}/);
  await look('CONFIRMATION');
  return main.innerText();
}

/** Goes on from a step that is open, and pays by card in the card frame until the policy is there. */
export async function buyByCard(page: Page, language: Language, from: StepKey): Promise<void> {
  await fillInUpToPayment(page, language, { from });
  await enterCard(page, card);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', language);
  await expect(page.locator('main')).toContainText(/[A-Z]+-\d{9}/);
}

async function lookAtDialogs(page: Page, language: Language, look: LookAtSale): Promise<void> {
  const { text } = personAt(page, language);
  const dialogs = [
    ['details of a plan', text('planSelection.details')],
    ['who is eligible for a plan', text('planSelection.select')],
  ] as const;
  for (const [screen, name] of dialogs) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .and(page.locator(':not([aria-disabled="true"])'))
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(screen, { behindDialog: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

/** From the confirmation, begins another quote; gives the age that stands in it. */
export async function startAnotherQuote(page: Page, language: Language, adminView = false): Promise<string> {
  await page.getByRole('button', { name: personAt(page, language).text('confirmation.startOver') }).click();
  await expectStep(page, 'TRAVELLER_DETAILS', language, pathOfStep('TRAVELLER_DETAILS', language, adminView));
  return page.locator('input[id^="age."]').first().inputValue();
}

/** Submits the first step empty and looks at its problems. */
export async function lookAtProblems(page: Page, look: LookAtSale): Promise<void> {
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
  await look('TRAVELLER_DETAILS with problems');
}
