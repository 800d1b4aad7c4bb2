import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { documentedSteps } from '../support/documentedPaths.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { connectionsIn, isOutside } from '../support/journeys/hosts.ts';
import { expectIdentified } from '../support/journeys/identifyingHeaders.ts';
import { counted } from '../support/journeys/measured.ts';
import { originOf } from '../support/journeys/portal.ts';
import { expectSameScreens } from '../support/journeys/readings.ts';
import type { SoldInBoth } from '../support/journeys/saleInBoth.ts';
import { type SaleOfConsumer, sellToConsumers } from '../support/journeys/saleOfConsumer.ts';
import { type SaleOfEmployee, sellAsEmployee } from '../support/journeys/saleOfEmployee.ts';
import { type SaleOfPartner, sellAsPartner } from '../support/journeys/saleOfPartner.ts';
import { expectLanguage, expectSwitch, type Seen } from '../support/journeys/screens.ts';
import { watchedFile } from '../support/journeys/watched.ts';
import { enterTravellers, expectStep, submit } from '../support/journeys/walk.ts';

const steps = [
  'TRAVELLER_DETAILS',
  'TRIP_DETAILS',
  'SELECT_PLAN',
  'QUOTE_DETAILS',
  'CONTACT_DETAILS',
  'PAYMENT',
  'CONFIRMATION',
];

function expectBothLanguages({ en, fr }: SoldInBoth): void {
  for (const [screen, seen] of en.screens) expectLanguage(seen, 'en', screen);
  for (const [screen, seen] of fr.screens) expectLanguage(seen, 'fr', screen);
  for (const [screen, seen] of [...en.screens, ...fr.screens]) expectSwitch(seen, screen);
  const read = (screens: ReadonlyMap<string, Seen>) =>
    new Map([...screens].map(([screen, { said }]) => [screen, said]));
  expectSameScreens({ en: read(en.screens), fr: read(fr.screens) });
  expect([...en.screens.keys()]).toEqual(
    expect.arrayContaining([...steps, 'TRAVELLER_DETAILS with problems']),
  );
}

/** The steps came in their order at their addresses, the confirmation last, and nothing but the address of plans differs. */
function expectSteps(sold: SoldInBoth, otherwise: { SELECT_PLAN?: string } = {}): void {
  for (const language of languages)
    expect([...sold[language].paths].filter(([screen]) => steps.includes(screen))).toEqual(
      Object.entries({ ...documentedSteps[language], ...otherwise }),
    );
}

function expectPolicies({ en, fr }: SoldInBoth): void {
  for (const { confirmation } of [en, fr]) expect(confirmation).toMatch(/[A-Z]+-\d{9}/);
  expect(en.confirmation).toMatch(/\$\d/);
  expect(fr.confirmation).toMatch(/\d\u00a0\$/);
}

const expectNoLosses = ({ en, fr }: SoldInBoth) => expect([...en.losses, ...fr.losses]).toEqual([]);
const expectNoBarriers = ({ en, fr }: SoldInBoth) => expect([...en.barriers, ...fr.barriers]).toEqual([]);

test.describe('b2c', () => {
  test.describe.configure({ mode: 'default' });
  let seen: SaleOfConsumer;
  test.beforeAll(async ({ browser }) => {
    seen = await sellToConsumers(browser);
  });

  test('[LN-001] [NV-038] every screen is there in both languages and offers the other', () => {
    expectBothLanguages(seen.sold);
  });

  test('nothing is lost on a narrow screen, or on one with large texts', () => {
    expectNoLosses(seen.sold);
  });

  test('[QF-009] [QF-037 partly] [CP-004] the steps of a single trip come in order and end with the confirmation', () => {
    expectSteps(seen.sold);
  });

  test('[CP-034 partly] the confirmation shows the policy number and the amount', () => {
    expectPolicies(seen.sold);
  });

  test('[PL-001] [PL-002] every call says who asks, with the refCode', () => {
    expect(seen.paidAt).toContain('refCode=REF123456789');
    expectIdentified(seen.listening, 'REF123456789');
  });

  test('[CP-035] [DL-015] the policy comes as a PDF in both languages', () => {
    const policy = [200, expect.stringContaining('application/pdf')];
    expect(seen.policies).toEqual([policy, policy]);
  });

  test('[CP-038] from the confirmation no earlier step opens, and a new quote is empty', () => {
    const { back, forward, reloaded, typed } = seen;
    expect(new Set([back, forward, reloaded, typed])).toEqual(new Set(['/apply/confirmation']));
    for (const language of languages) expect(seen.sold[language].nextAge).toBe('');
  });
});

test.describe('b2b', () => {
  test.describe.configure({ mode: 'default' });
  let seen: SaleOfPartner;
  test.beforeAll(async ({ browser }) => {
    seen = await sellAsPartner(browser);
  });

  test('[LN-001] [NV-038] every screen is there in both languages and offers the other', () => {
    expectBothLanguages(seen.sold);
  });

  test('nothing is lost on a narrow screen, or on one with large texts, and nothing is a barrier', () => {
    expectNoLosses(seen.sold);
    expectNoBarriers(seen.sold);
  });

  test('[QF-009] [QF-037 partly] [CP-004] the steps of a single trip come in order and end with the confirmation', () => {
    expectSteps(seen.sold);
  });

  test('[CP-034 partly] the confirmation shows the policy number and the amount, and gives the policy', () => {
    expectPolicies(seen.sold);
    expect(seen.policy).toEqual([200, expect.stringContaining('application/pdf')]);
  });

  test('[PL-030] page loads, quote starts, form steps and transactions are measured, and nothing else', () => {
    for (const language of languages)
      expect(Object.keys(counted(seen.measured[language])).toSorted()).toEqual([
        'formStep',
        'pageLoad',
        'quoteStart',
        'transaction',
      ]);
  });

  test('[PL-031] every route and every step is measured, and a quote starts once', () => {
    for (const language of languages) {
      const told = seen.measured[language];
      expect(told.filter(({ event }) => event === 'formStep').map(({ step }) => step)).toEqual(steps);
      expect(told.filter(({ event }) => event === 'pageLoad').map((each) => each.page)).toEqual(steps);
      expect(counted(told)['quoteStart']).toBe(1);
      expect(seen.reloaded[language]['quoteStart']).toBeUndefined();
    }
    expect(seen.nextQuote['quoteStart']).toBe(1);
    expect([seen.nextReloaded['pageLoad'], seen.nextReloaded['quoteStart']]).toEqual([1, undefined]);
    expect(seen.content).toEqual(['faqs', 'contact-us', 'faqs']);
  });

  test('[CP-037] the confirmation is one transaction, and none when it is loaded again', () => {
    expect(seen.beforePaying['transaction']).toBeUndefined();
    for (const language of languages) {
      expect(counted(seen.measured[language])['transaction']).toBe(1);
      expect(seen.reloaded[language]['transaction']).toBeUndefined();
    }
    expect(seen.nextReloaded['transaction']).toBeUndefined();
  });

  test('[PL-032] nothing that was typed is measured, and nothing of an unknown address', () => {
    const { measured, unknown } = seen;
    expect(measured.en.length).toBeGreaterThan(10);
    expect(JSON.stringify(measured)).not.toMatch(/Marie|Tremblay|514|K1A|Ottawa|CDG|1500|TC-|omartin|Martin/);
    expect(unknown.map((each) => each.page)).toEqual(['unknown']);
    expect(JSON.stringify(unknown)).not.toMatch(/nobody|Tremblay|secret/);
    const names = [...measured.en, ...measured.fr, ...unknown].flatMap((each) => Object.keys(each));
    expect([...new Set(names)].toSorted()).toEqual(['application', 'event', 'language', 'page', 'step']);
  });

  test('[PL-040 partly] nothing outside this machine is contacted', () => {
    expect(seen.hosts).toEqual(['127.0.0.1', 'localhost']);
    const connections = connectionsIn(process.env[watchedFile] ?? '');
    expect(connections.length).toBeGreaterThan(0);
    expect(connections.filter(isOutside)).toEqual([]);
  });
});

test.describe('administration', () => {
  test.describe.configure({ mode: 'default' });
  let seen: SaleOfEmployee;
  test.beforeAll(async ({ browser }) => {
    seen = await sellAsEmployee(browser);
  });

  test('[LN-001] [NV-038] every screen is there in both languages and offers the other', () => {
    expectBothLanguages(seen.sold);
  });

  test('nothing is lost on a screen, and nothing is a barrier', () => {
    expectNoLosses(seen.sold);
    expectNoBarriers(seen.sold);
  });

  test('[QF-009] [QF-037 partly] [CP-004] the steps of a single trip come in order and end with the confirmation', () => {
    expectSteps(seen.sold, { SELECT_PLAN: '/plan' });
  });

  test('[CP-034 partly] the confirmation shows the policy number and the amount', () => {
    expectPolicies(seen.sold);
  });

  test('[QF-013] employees select plans at /plan, and all others at the address of the step', async ({
    page,
  }) => {
    for (const language of languages) expect(seen.sold[language].paths.get('SELECT_PLAN')).toBe('/plan');
    await openStepAgain(page, { application: 'b2b', language: 'en', step: 'SELECT_PLAN' });
    await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote/plan-selection?lang=en`);
  });

  test('[PL-031 partly] another quote is another start', () => {
    for (const language of languages) {
      expect(seen.begun[language]).toEqual([1, 2]);
      expect(seen.sold[language].nextAge).toBe('');
    }
  });
});

test('[RT-024] back, forward, reload and a switch of language lose nothing on the way', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
  await page.goForward();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.reload();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.getByRole('link', { name: 'Français' }).click();
  await expectStep(page, 'TRIP_DETAILS', 'fr');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'fr');
  await page.reload();
  await expectStep(page, 'SELECT_PLAN', 'fr');
});

test('[QQ-017] [QQ-031] [QQ-046] the problems of an empty form stand in a summary that takes the focus and links to the fields', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await page.getByRole('link', { name: 'Enter the age of traveller 1' }).click();
  await expect(page.locator('input[id^="age."]').first()).toBeFocused();
});
