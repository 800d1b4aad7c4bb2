import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { type KeyboardPerson, withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { dayFromNow, expectStep, field, parisTrip, submit } from '../support/journeys/walk.ts';

const words = {
  en: { month: 'Jan', select: /^Select/, forward: /^Continue/ },
  fr: { month: 'janv', select: /^Choisir/, forward: /^(Continuer|Passer à la proposition)/ },
} as const;

async function enterTravellers(page: Page, keys: KeyboardPerson): Promise<void> {
  await keys.chooseFromList(field(page, 'province'), 'Ont', parisTrip.province);
  await keys.chooseRadio('travelOutsideCanada', 'true');
  await keys.chooseRadio('multiTrip', 'false');
  await keys.chooseSuggestion(field(page, 'departure'), parisTrip.departure);
  await keys.chooseSuggestion(field(page, 'destination'), parisTrip.destination);
  await keys.type(field(page, 'departureDate'), dayFromNow(30));
  await keys.type(field(page, 'returnDate'), dayFromNow(43));
  await keys.type(field(page, 'bookingDate'), dayFromNow(-3));
  await keys.chooseRadio('familyPlans', 'false');
  await keys.type(page.locator('input[id^="age."]').first(), parisTrip.ages[0]!);
  await keys.type(page.locator('input[id^="tripCost."]').first(), parisTrip.tripCost);
  await keys.press(submit(page));
}

async function choosePlan(page: Page, keys: KeyboardPerson, language: Language): Promise<void> {
  const { select, forward } = words[language];
  const offered = page.locator('main section[id^="plans-"]').getByRole('button', { name: select });
  await expect(offered.first()).toBeVisible();
  await keys.press(offered.and(page.locator(':not([aria-disabled="true"])')).first());
  const dialog = page.getByRole('dialog');
  await keys.press(dialog.getByRole('checkbox'), 'Space');
  await keys.press(dialog.getByRole('button', { name: select }));
  await expect(dialog).toBeHidden();
  await keys.press(page.getByRole('button', { name: forward }));
}

async function apply(page: Page, keys: KeyboardPerson, language: Language): Promise<void> {
  const own = (name: string) => page.locator(`[id^="${name}."]`).first();
  await keys.type(own('firstName'), 'Marie');
  await keys.type(own('lastName'), 'Tremblay');
  await keys.type(own('dateOfBirth'), '1');
  await keys.chooseFromList(page.locator('[id$="-month"]').first(), words[language].month, '01');
  await keys.type(
    page.locator('[id$="-year"]').first(),
    String(new Date().getFullYear() - Number(parisTrip.ages[0])),
  );
  await keys.type(own('email'), 'marie.tremblay@example.ca');
  await keys.type(own('phone'), '5145550123');
  await keys.type(own('addressLine1'), '12 rue des Érables');
  await keys.type(own('city'), 'Ottawa');
  await keys.type(own('postalCode'), 'K1A0B1');
  for (const box of await page.locator('input[id^="eligibilityConsent."]').all())
    await keys.press(box, 'Space');
  await keys.chooseRadio('uninsuredDependents', 'false');
  await keys.press(field(page, 'legalConsent'), 'Space');
  await keys.press(submit(page));
}

async function pay(page: Page, keys: KeyboardPerson): Promise<void> {
  await keys.type(page.locator('input[id^="cardHolderName"]').first(), 'Marie Tremblay');
  const frame = page.frameLocator('iframe[id^="card-frame-"]');
  for (const [id, text] of [
    ['#pan', '4242424242424242'],
    ['#exp', '1230'],
    ['#cvd', '123'],
  ] as const)
    await keys.type(frame.locator(id), text);
  await keys.press(submit(page));
}

for (const [application, language] of [
  ['b2b', 'en'],
  ['b2c', 'fr'],
] as const) {
  test(`a trip is bought by keyboard alone on ${application} in ${language}, and the focus is always seen`, async ({
    page,
  }) => {
    const keys = withoutMouse(page);
    if (application === 'b2b') await openSignedIn(page, 'b2b', agents.consultant, language);
    else await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await expectStep(page, 'TRAVELLER_DETAILS', language);
    await enterTravellers(page, keys);
    await expectStep(page, 'TRIP_DETAILS', language);
    await keys.press(submit(page));
    await expectStep(page, 'SELECT_PLAN', language);
    await choosePlan(page, keys, language);
    await expectStep(page, 'QUOTE_DETAILS', language);
    await keys.press(page.getByRole('button', { name: words[language].forward }));
    await expectStep(page, 'CONTACT_DETAILS', language);
    await apply(page, keys, language);
    await expectStep(page, 'PAYMENT', language);
    await pay(page, keys);
    await expectStep(page, 'CONFIRMATION', language);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main')).toContainText(/[A-Z]+-\d{9}/);
  });
}
