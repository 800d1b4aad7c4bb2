import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

const visited = visits();
const show = (view: Visit<'confirmation'>): Promise<Page> => visited.show(view);

describe('confirmation', () => {
  test('[CP-034] number, plan, amount and trip of each traveller’s policy', async () => {
    const page = await show({ step: 'confirmation' });
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const told = (await cards.allInnerTexts()).map((text) => text.split('\n').slice(0, 11));
    const policyOf = (name: string, number: string, from: string) =>
      [
        [name],
        ['Policy number', number],
        ['Plan', 'Emergency medical'],
        ['Insured period', `${from} to December 15, 2026`],
        ['Deductible', '$500.00'],
        ['Amount paid', '$123.45'],
      ].flat();
    expect(told).toEqual([
      policyOf('Marie Tremblay', 'TC-100000001', 'December 1, 2026'),
      policyOf('Luc Gagnon', 'TC-100000002', 'December 5, 2026'),
    ]);
    const main = page.locator('main');
    expect(await main.innerText()).toContain(
      'The trip\nDestination\nLIS, Lisbon Airport, Portugal\nDates\nDecember 1, 2026 to December 15, 2026\n',
    );
  });

  test('whom to call in an emergency stands first, with numbers that are called where they are pressed', async () => {
    const page = await show({ step: 'confirmation' });
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('In an emergency');
    const numbers = page.locator('main a[href^="tel:"]');
    expect(await numbers.first().getAttribute('href')).toBe('tel:18005550191');
  });

  test.each([
    {
      lang: 'en',
      told: /Destination of the first trip\s+LIS.*\s+First departure\s+December 1, 2026\s+Last day covered\s+December 15, 2026/,
    },
    {
      lang: 'fr',
      told: /Destination du premier voyage\s+LIS.*\s+Premier départ\s+1er décembre 2026\s+Dernier jour couvert\s+15 décembre 2026/,
    },
  ] as const)(
    'a year of trips is told by its first trip and its last day in $lang',
    async ({ lang, told }) => {
      const page = await show({ step: 'confirmation', lang, multiTrip: true });
      expect(await page.locator('main').innerText()).toMatch(told);
    },
  );

  test.each([
    {
      lang: 'en',
      first: 'December 1, 2026 to December 15, 2026',
      second: 'December 5, 2026 to December 15, 2026',
    },
    {
      lang: 'fr',
      first: 'Du 1er décembre 2026 au 15 décembre 2026',
      second: 'Du 5 décembre 2026 au 15 décembre 2026',
    },
  ] as const)('each policy tells its own insured period in $lang', async ({ lang, first, second }) => {
    const page = await show({ step: 'confirmation', lang });
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await cards.nth(0).innerText()).toContain(first);
    expect(await cards.nth(1).innerText()).toContain(second);
  });

  test.each([
    { lang: 'en', told: 'Name to follow' },
    { lang: 'fr', told: 'Nom à venir' },
  ] as const)('the policy of who has no name yet is told as such in $lang', async ({ lang, told }) => {
    const page = await show({ step: 'confirmation', lang, nameless: true });
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toContain(told);
  });

  test.each([
    {
      lang: 'en',
      channel: 'b2b',
      title: 'The policies are issued',
      said: [
        'We are sending your client the confirmation by email, to marie@example.com.',
        'Your client’s policies',
        'Give your client the policy numbers and the documents.',
      ],
    },
    {
      lang: 'fr',
      channel: 'b2b',
      title: 'Les polices sont établies',
      said: [
        'Nous envoyons la confirmation à votre client par courriel, à marie@example.com.',
        'Les polices de votre client',
        'Remettez à votre client les numéros de police et les documents.',
      ],
    },
    {
      lang: 'en',
      channel: 'b2c',
      title: 'Your policies are issued',
      said: ['We are sending you the confirmation by email, to marie@example.com.', 'Your policies'],
    },
    {
      lang: 'fr',
      channel: 'b2c',
      title: 'Vos polices sont établies',
      said: ['Nous vous envoyons la confirmation par courriel, à marie@example.com.', 'Vos polices'],
    },
  ] as const)(
    'in $lang in $channel: to whom it was sent, whom to call, and what was chosen',
    async (told) => {
      const page = await show({ step: 'confirmation', lang: told.lang, channel: told.channel });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(told.title);
      const words = await page.locator('main').innerText();
      for (const part of [...told.said, '1 800 555-0191', '+1 416 555-0192']) expect(words).toContain(part);
      const deductible = told.lang === 'en' ? /Deductible\s+\$500\.00/ : /Franchise\s+500,00\u00a0\$/;
      expect(words).toMatch(deductible);
    },
  );

  test('many policies are a table, in which each has its documents', async () => {
    const page = await show({ step: 'confirmation', group: true });
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
    const rows = page.getByRole('row');
    expect(await rows.count()).toBe(13);
    expect(
      (await rows.nth(12).innerText())
        .split(/[\t\n]+/)
        .filter(Boolean)
        .slice(0, 7),
    ).toEqual([
      'Marie L Tremblay',
      'Emergency medical',
      'December 1, 2026 to December 15, 2026',
      'Deductible: $500.00',
      'TC-100000012',
      '$123.45',
      'Issued',
    ]);
    await rows.nth(12).getByRole('button', { name: 'Policy in English (PDF), TC-100000012' }).click();
    expect(
      await page.evaluate(() => (window as unknown as { seen: { downloads: object[] } }).seen.downloads),
    ).toMatchObject([{ policyNumber: 'TC-100000012', of: 'policy', language: 'en' }]);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test.each([
    ['SENT', 'en', 'The confirmation was sent to your client by email, to marie@example.com.'],
    ['BOUNCED', 'en', 'The confirmation came back: it could not be delivered to marie@example.com.'],
    ['FAILED', 'fr', 'Nous n’avons pas pu envoyer la confirmation à marie@example.com.'],
  ] as const)(
    'what became of the confirmation is said once the page looked again: %s',
    async (delivery, lang, said) => {
      const page = await show({ step: 'confirmation', lang, delivery });
      expect(await page.getByRole('status').first().innerText()).toMatch(/We are sending|Nous envoyons/);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByRole('status').filter({ hasText: said }).waitFor();
    },
  );

  test('[CP-034 partly] who sold it stands on the receipt: agent and agency', async () => {
    const page = await show({ step: 'confirmation' });
    expect(await page.locator('main').innerText()).toMatch(/Sold by\s+Daniel Kowalski, Boreal Travel/);
  });

  test('who is insured by the same policy stands with it', async () => {
    const page = await show({ step: 'confirmation', family: true });
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const [first, second] = await cards.allInnerTexts();
    expect(first).toMatch(/Also insured\s+Zoé Tremblay\s+Léo Tremblay/);
    expect(second).not.toContain('Also insured');
  });

  test.each([
    { lang: 'en', named: /^Price worksheet of TC-100000002/ },
    { lang: 'fr', named: /^Calcul du prix de TC-100000002/ },
  ] as const)('in $lang each policy leads who may read it to how its price came about', async (told) => {
    const page = await show({ step: 'confirmation', lang: told.lang });
    const href = await page.getByRole('link', { name: told.named }).getAttribute('href');
    expect(href).toMatch(/^\/quotes\/worksheets\?(?:.*&)?id=TC-100000002/);
    const without = await show({ step: 'confirmation', lang: told.lang, facts: { mayReadWorksheet: false } });
    expect(await without.getByRole('link', { name: told.named }).count()).toBe(0);
  });

  test('printed on a sheet of letter size, the values of all policies line up, and what only a screen can do is away', async () => {
    const page = await show({ step: 'confirmation', width: 720 });
    await page.emulateMedia({ media: 'print' });
    try {
      const main = page.locator('main');
      const edges = await main
        .locator('li dd')
        .evaluateAll((values) => values.map((value) => Math.round(value.getBoundingClientRect().left)));
      expect(edges.length).toBeGreaterThan(9);
      expect(new Set(edges).size).toBe(1);
      expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await main.getByRole('button').count()).toBe(0);
      expect(await main.getByText('opens in a new window').filter({ visible: true }).count()).toBe(0);
    } finally {
      await page.emulateMedia({ media: null });
    }
  });

  test('all documents of the trip come with one press', async () => {
    const page = await show({ step: 'confirmation' });
    await page.getByRole('button', { name: 'All documents in English (PDF)' }).click();
    expect(
      await page.evaluate(() => (window as unknown as { seen: { downloads: object[] } }).seen.downloads),
    ).toMatchObject([{ policyNumber: 'TC-100000001', of: 'trip', language: 'en' }]);
  });

  test('[CP-035] [DL-019] a policy is downloaded in both languages; a failure is told and can be tried again', async () => {
    const page = await show({ step: 'confirmation' });
    await page.getByRole('button', { name: 'Policy in English (PDF), TC-100000002' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Policy in French (PDF), TC-100000001' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    expect(
      await page.evaluate(() => (window as unknown as { seen: { downloads: object[] } }).seen.downloads),
    ).toMatchObject([
      { policyNumber: 'TC-100000002', of: 'policy', language: 'en' },
      { policyNumber: 'TC-100000001', of: 'policy', language: 'fr' },
    ]);
  });
});
