import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { payAtAgency, toFilledApplication, toSummary, withTrip } from '../support/journeys/deskWalks.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { choosePlans, field, submit, unfolded } from '../support/journeys/walk.ts';
import { textOf } from '../support/purchases/documents.ts';

const family = [
  { firstName: 'Marie', age: 45 },
  { firstName: 'Luc', age: 43 },
  { firstName: 'Zoé', age: 14 },
  { firstName: 'Léo', age: 9 },
  { firstName: 'Éva', age: 5 },
];
const words: Record<Language, { title: string; emergency: string; wording: string }> = {
  en: {
    title: 'Travel insurance policy',
    emergency: 'call collect: +1 416 555-0192',
    wording: 'Who makes this agreement',
  },
  fr: {
    title: 'Police d’assurance voyage',
    emergency: 'à frais virés : +1 416 555-0192',
    wording: 'Qui s’engage',
  },
};

const thisYear = new Date().getFullYear();

/** Chooses a plan for the family, says who they are, and pays. */
async function buy(page: Page, language: Language): Promise<void> {
  const row = { tripCost: '1500' };
  const travellers = family.map(({ age }, at) => ({ ...row, id: `pax-${at + 1}`, age: String(age) }));
  const otherwise = withTrip({ familyPlans: 'true', travellers });
  await openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', otherwise });
  await choosePlans(page);
  await toSummary(page, language);
  await toFilledApplication(page, language, thisYear);
  for (const [at, { firstName, age }] of family.entries()) {
    await (await unfolded(field(page, `firstName.pax-${at + 1}`))).fill(firstName);
    await field(page, `dateOfBirth.pax-${at + 1}-year`).fill(String(thisYear - age));
  }
  for (const [at, relationship] of ['SPOUSE', 'CHILD', 'CHILD', 'CHILD'].entries())
    await (await unfolded(field(page, `relationship.pax-${at + 2}`))).selectOption(relationship);
  await submit(page).click();
  await payAtAgency(page, language);
}

/** Presses every button that gives a document, and reads the file that is saved: by its name. */
async function readAll(page: Page): Promise<[name: string, text: string][]> {
  const read: [string, string][] = [];
  for (const button of await page.getByRole('button', { name: /PDF/ }).all()) {
    const saved = page.waitForEvent('download');
    await button.click();
    const file = await saved;
    read.push([file.suggestedFilename(), await textOf(await readFile(await file.path()))]);
  }
  return read;
}

for (const language of languages) {
  test(`[CP-035] [DL-016] all documents of a family of five are opened and read in both languages (${language})`, async ({
    page,
  }) => {
    await buy(page, language);
    const texts = await readAll(page);
    for (const lang of languages) {
      const textsOf = (name: RegExp) => texts.flatMap(([file, text]) => (name.test(file) ? text : []));
      const [trip] = textsOf(new RegExp(`-trip-${lang}\\.pdf$`));
      const [policy, ...others] = textsOf(new RegExp(`\\d-${lang}\\.pdf$`));
      expect(others).toEqual([]);
      for (const { firstName } of family) {
        expect(trip).toContain(`${firstName} Tremblay`);
        expect(policy).toContain(`${firstName} Tremblay`);
      }
      expect(policy).toContain(words[lang].title);
      expect(policy).toContain(words[lang].emergency);
      expect(trip).toContain(words[lang].wording);
    }
    const links = page.locator('main a[href*="/api/product/documents/"]');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    const href = (await links.first().getAttribute('href')) ?? '';
    const opened = await page.request.get(new URL(href, page.url()).href);
    expect(await textOf(await opened.body())).toContain(words[language].wording);
  });
}
