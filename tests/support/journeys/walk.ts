import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { documentedSteps } from '../documentedPaths.ts';

const dayMs = 86_400_000;

/** [QF-013] Where plans are selected: the administration has an address of its own. */
const plansPath = {
  admin: '/plan',
  en: '/get-a-quote/plan-selection',
  fr: '/obtenir-une-soumission/choisir-regime',
};

/** A day a number of days from the browser's today, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

export type Trip = {
  ages: readonly string[];
  tripCost: string;
  province: string;
  departure: string;
  destination: string;
};

export const parisTrip: Trip = {
  ages: ['45'],
  tripCost: '1500',
  province: 'ON',
  departure: 'YYZ',
  destination: 'CDG',
};

export const field = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const submit = (page: Page): Locator => page.locator('main form button[type="submit"]');

/** Waits until a step is open in a language. */
export async function expectStep(
  page: Page,
  step: StepKey,
  language: Language,
  path: string = documentedSteps[language][step],
): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('main h1')).toBeVisible();
}

async function toggle(page: Page, name: string, value: 'true' | 'false'): Promise<void> {
  await page.locator(`input[name="${name}"][value="${value}"]`).check();
}

/** Types into a place and takes the suggestion that begins with the code. */
export async function choosePlace(page: Page, id: string, code: string): Promise<void> {
  await field(page, id).click();
  await field(page, id).pressSequentially(code);
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`(^|[(])${code}`) })
    .first()
    .click();
}

/** Fills in traveller details for a single trip of two weeks abroad. */
export async function enterTravellers(page: Page, trip: Trip = parisTrip): Promise<void> {
  await field(page, 'province').selectOption(trip.province);
  await toggle(page, 'travelOutsideCanada', 'true');
  await toggle(page, 'multiTrip', 'false');
  await toggle(page, 'familyPlans', 'false');
  await choosePlace(page, 'departure', trip.departure);
  await choosePlace(page, 'destination', trip.destination);
  await field(page, 'departureDate').fill(dayFromNow(30));
  await field(page, 'returnDate').fill(dayFromNow(43));
  await field(page, 'bookingDate').fill(dayFromNow(-3));
  for (const [index, age] of trip.ages.entries()) {
    if (index > 0) await page.getByRole('button', { name: /^(Add a traveller|Ajouter un voyageur)/ }).click();
    await page.locator('input[id^="age."]').nth(index).fill(age);
    await page.locator('input[id^="tripCost."]').nth(index).fill(trip.tripCost);
  }
}

/** Selects the first plan that can be selected, for each traveller, and agrees to who is eligible for it. */
export async function choosePlans(page: Page): Promise<void> {
  const sections = page.locator('main section[id^="plans-"]');
  const asCards = page.getByRole('button', { name: /^⟦?(Show|Afficher) (as|en) car/ });
  await expect(sections.first().or(asCards)).toBeVisible();
  if (await asCards.isVisible()) await asCards.click();
  await expect(sections.first()).toBeVisible();
  for (const section of await sections.all()) {
    await section
      .getByRole('button', { name: /^⟦?(Select|Choisir)/ })
      .and(page.locator(':not([aria-disabled="true"])'))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^⟦?(Select|Choisir)/ }).click();
    await expect(dialog).toBeHidden();
  }
}

/** A field, once the traveller to whom it belongs is unfolded. */
export async function unfolded(input: Locator): Promise<Locator> {
  for (const folded of await input.locator('xpath=ancestor::details[not(@open)]/summary').all())
    await folded.click();
  return input;
}

export type Person = { firstName: string; lastName: string; birthYear: string };

/** Fills in the application: the first traveller in full, everybody of one name and born on the first of January of one year. */
export async function enterApplication(page: Page, person: Person): Promise<void> {
  const own = (name: string) => page.locator(`[id^="${name}."]`).first();
  await expect(own('firstName')).toBeVisible();
  for (const name of ['firstName', 'lastName'] as const) {
    for (const input of await page.locator(`input[id^="${name}."]`).all())
      await (await unfolded(input)).fill(person[name]);
  }
  for (const month of await page.locator('[id^="dateOfBirth."][id$="-month"]').all()) {
    const id = ((await month.getAttribute('id')) ?? '').replace(/-month$/, '');
    await (await unfolded(field(page, id))).fill('1');
    await month.selectOption('01');
    await field(page, `${id}-year`).fill(person.birthYear);
  }
  await (await unfolded(own('email'))).fill('marie.tremblay@example.ca');
  await own('phone').fill('5145550123');
  await own('addressLine1').fill('12 rue des Érables');
  await own('city').fill('Ottawa');
  await own('postalCode').fill('K1A 0B1');
  const eligibility = page.locator('input[id^="eligibilityConsent."]');
  for (const box of await eligibility.all()) await (await unfolded(box)).check();
  const dependants = page.locator('input[name="uninsuredDependents"][value="false"]');
  for (const none of await dependants.all()) await (await unfolded(none)).check();
  await field(page, 'legalConsent').check();
}

/** What is done on each step before the payment, up to the button that leads on. */
const onTheWay: readonly (readonly [StepKey, (page: Page) => Promise<void>])[] = [
  ['TRAVELLER_DETAILS', (page) => enterTravellers(page).then(() => submit(page).click())],
  ['TRIP_DETAILS', (page) => submit(page).click()],
  [
    'SELECT_PLAN',
    async (page) => {
      await choosePlans(page);
      await page.getByRole('button', { name: /^⟦?(Continue|Continuer)/ }).click();
    },
  ],
  [
    'QUOTE_DETAILS',
    (page) =>
      page.getByRole('button', { name: /^⟦?(Continue to the application|Passer à la proposition)/ }).click(),
  ],
  [
    'CONTACT_DETAILS',
    async (page) => {
      const birthYear = String(new Date().getFullYear() - Number(parisTrip.ages[0]));
      await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
      await submit(page).click();
    },
  ],
];

/**
 * Goes from a step that is open, the first by default, to the payment step with one traveller of 45 years; `arrived` is
 * called on each step that opens, the first and the last included, before anything is filled in.
 */
export async function fillInUpToPayment(
  page: Page,
  language: Language,
  {
    from = 'TRAVELLER_DETAILS',
    adminView = false,
    arrived = async () => undefined,
  }: { from?: StepKey; adminView?: boolean; arrived?: (step: StepKey) => Promise<void> } = {},
): Promise<void> {
  const arrive = async (step: StepKey) => {
    const isPlans = step === 'SELECT_PLAN';
    await expectStep(page, step, language, isPlans ? plansPath[adminView ? 'admin' : language] : undefined);
    await arrived(step);
  };
  for (const [step, goOn] of onTheWay.slice(onTheWay.findIndex(([first]) => first === from))) {
    await arrive(step);
    await goOn(page);
  }
  await arrive('PAYMENT');
}

/** Fills in the hosted card frame. */
export async function enterCard(page: Page, card: { pan: string; exp: string; cvd: string }): Promise<void> {
  await page.locator('input[id^="cardHolderName"]').first().fill('Marie Tremblay');
  const frame = page.frameLocator('iframe[id^="card-frame-"]');
  await frame.locator('#pan').fill(card.pan);
  await frame.locator('#exp').fill(card.exp);
  await frame.locator('#cvd').fill(card.cvd);
  await frame.locator('#cvd').blur();
}
