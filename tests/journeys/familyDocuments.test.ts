import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import { payButton } from '../support/journeys/cardFrame.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { expectStep } from '../support/journeys/walk.ts';
import { textOf } from '../support/purchases/documents.ts';

test.setTimeout(120_000);

const family = ['Marie', 'Luc', 'Zoé', 'Léo', 'Éva'];
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

const named = (forms: FlowForms): FlowForms => {
  const [first] = forms.apply?.travellers ?? [];
  if (!forms.apply || !first) return forms;
  const travellers = family.map((firstName, at) => ({ ...first, paxId: `pax-${at + 1}`, firstName }));
  return { ...forms, apply: { ...forms.apply, travellers } };
};

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
    const companions = family.slice(1).map(() => '45');
    await openStepAgain(page, {
      application: 'b2b',
      language,
      step: 'PAYMENT',
      companions,
      otherwise: named,
    });
    await page.locator('input[name="method"][value="CASH"]').check();
    await payButton(page).click();
    await expectStep(page, 'CONFIRMATION', language);
    const texts = await readAll(page);
    for (const lang of languages) {
      const textsOf = (name: RegExp) => texts.flatMap(([file, text]) => (name.test(file) ? text : []));
      const [trip] = textsOf(new RegExp(`-trip-${lang}\\.pdf$`));
      const policies = textsOf(new RegExp(`\\d-${lang}\\.pdf$`));
      expect(policies).toHaveLength(family.length);
      for (const [at, firstName] of family.entries()) {
        expect(trip).toContain(`${firstName} Tremblay`);
        expect(policies.filter((text) => text.includes(` ${firstName} Tremblay `))).toHaveLength(1);
        expect(policies[at]).toContain(words[lang].title);
        expect(policies[at]).toContain(words[lang].emergency);
      }
      expect(trip).toContain(words[lang].wording);
    }
    const links = page.locator('main a[href*="/api/product/documents/"]');
    expect(await links.count()).toBeGreaterThanOrEqual(3 * family.length);
    const href = (await links.first().getAttribute('href')) ?? '';
    const opened = await page.request.get(new URL(href, page.url()).href);
    expect(await textOf(await opened.body())).toContain(words[language].wording);
  });
}
