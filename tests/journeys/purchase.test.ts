import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { StepKey } from '#domain/routes.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { connectionsIn, isOutside, noteHosts } from '../support/journeys/hosts.ts';
import { expectIdentified, listenToCalls } from '../support/journeys/identifyingHeaders.ts';
import {
  countMeasured,
  expectMeasuredSale,
  expectOnlyNeeded,
  measuredOn,
} from '../support/journeys/measured.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';
import { type Reach, reaches, reachOf } from '../support/journeys/reaches.ts';
import { readInBoth } from '../support/journeys/readings.ts';
import { lookAtProblems, type LookAtSale, sell, startAnotherQuote } from '../support/journeys/sale.ts';
import { lookAt } from '../support/journeys/screens.ts';
import { watchedFile } from '../support/journeys/watched.ts';
import { enterTravellers, expectStep, submit } from '../support/journeys/walk.ts';

test.setTimeout(240_000);

type Seller = {
  reach: Reach;
  /** Sells, and looks at every screen on the way. */
  sell(page: Page, look: LookAtSale): Promise<void>;
};

/**
 * Sells in both languages; each screen is read, its switch of language tried, and what is lost on it looked for.
 * @param lookToo what else each screen is looked at for
 */
async function sellInBoth(
  browser: Browser,
  sellers: Record<Language, Seller>,
  lookToo?: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  await readInBoth((language, reading) =>
    test.step(`in ${language}`, async () => {
      const context = await browser.newContext({ timezoneId: 'America/Toronto' });
      const page = await context.newPage();
      const { reach, sell: walk } = sellers[language];
      const reached = await reachOf(page, reach);
      await walk(page, async (screen, looking) => {
        await reached.look(screen);
        await reached.withUsualTexts(() => lookAt(page, reading, language, screen, looking));
        await lookToo?.(page, screen);
      });
      await context.close();
    }),
  );
}

async function expectPolicyFile(page: Page, name: RegExp): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/confirmation/pdf'));
  await page.getByRole('button', { name }).first().click();
  const response = await answer;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/pdf');
}

/** [PL-031] A step that is opened anew measures itself, and neither a start nor a transaction. */
async function expectMeasuredAnew(
  page: Page,
  language: Language,
  step: StepKey = 'CONFIRMATION',
): Promise<void> {
  await page.reload();
  await expectStep(page, step, language);
  await expect.poll(() => countMeasured(page, 'pageLoad')).toBe(1);
  expect(await countMeasured(page, 'transaction')).toBe(0);
  expect(await countMeasured(page, 'quoteStart')).toBe(0);
}

test('[LN-001] [NV-038] [QF-009] [QF-037] [CP-004] [CP-034] [CP-035] [CP-038] [DL-015] [PL-001] [PL-002] b2c sells a single trip by card in both languages: nothing is lost on its screens, every call says who asks, with the refCode, the policy comes as a PDF, and from the confirmation only a new quote opens', async ({
  browser,
}) => {
  const methods = ['CREDIT_CARD'] as const;
  await sellInBoth(browser, {
    en: {
      reach: reaches.largeTexts,
      async sell(page, look) {
        const listening = listenToCalls(page, originOf('b2c'));
        let paidAt = '';
        await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF123456789`);
        await sell(page, { language: 'en', methods }, async (screen, looking) => {
          await look(screen, looking);
          if (screen === 'PAYMENT') paidAt = page.url();
        });
        expect(paidAt).toContain('refCode=REF123456789');
        expectIdentified(listening, 'REF123456789');
        await expectPolicyFile(page, /^Policy in English/);
        await expectPolicyFile(page, /^Policy in French/);
        await page.goBack();
        await expectStep(page, 'CONFIRMATION', 'en');
        await page.reload();
        await expectStep(page, 'CONFIRMATION', 'en');
        await startAnotherQuote(page, 'en');
        await lookAtProblems(page, look);
      },
    },
    fr: {
      reach: reaches.narrow,
      async sell(page, look) {
        await page.goto(`${originOf('b2c')}/get-a-quote?lang=fr`);
        await sell(page, { language: 'fr', methods }, look);
        await startAnotherQuote(page, 'fr');
        await lookAtProblems(page, look);
      },
    },
  });
});

test('[LN-001] [NV-038] [QF-009] [QF-037] [CP-004] [CP-034] [CP-037] [PL-030] [PL-031] [PL-032] [PL-040] b2b sells a single trip in both languages: nothing is lost on its screens and no barrier found, routes, one start, every step and one transaction are measured without anything typed, and nothing outside this machine is contacted', async ({
  browser,
}) => {
  await sellInBoth(
    browser,
    {
      en: {
        reach: reaches.narrow,
        async sell(page, look) {
          const hosts = noteHosts(page);
          const beforePaying: number[] = [];
          await page.goto(`${originOf('b2b')}/ciam?lang=en`);
          await giveCredentials(page, agents.consultant.username);
          await sell(page, { language: 'en', methods: ['CREDIT_CARD'] }, async (screen, looking) => {
            await look(screen, looking);
            if (screen === 'PAYMENT') beforePaying.push(await countMeasured(page, 'transaction'));
          });
          expect(beforePaying).toEqual([0]);
          await expectMeasuredSale(page);
          const typed = await measuredOn(page);
          expect(typed.length).toBeGreaterThan(10);
          expect(JSON.stringify(typed)).not.toMatch(
            /Marie|Tremblay|514|K1A|Ottawa|CDG|1500|TC-|omartin|Martin/,
          );
          await expectPolicyFile(page, /^Policy in English/);
          await expectMeasuredAnew(page, 'en');
          await startAnotherQuote(page, 'en');
          expect(await countMeasured(page, 'quoteStart')).toBe(1);
          await expectMeasuredAnew(page, 'en', 'TRAVELLER_DETAILS');
          await lookAtProblems(page, look);
          await page.goto(
            `${originOf('b2b')}/nobody@example.com/Tremblay?refCode=secret&email=nobody@example.com`,
          );
          await expect(page.locator('main h1')).toHaveText('Page not found');
          const first = await measuredOn(page);
          expect(first.map((each) => each.page)).toEqual(['unknown']);
          expect(JSON.stringify(first)).not.toMatch(/nobody|Tremblay|secret/);
          expectOnlyNeeded([...typed, ...first]);
          await page.goto(`${originOf('b2b')}/faqs?lang=en`);
          await expect(page.frameLocator('#content-frame').locator('body')).not.toBeEmpty();
          await page.locator('main nav a[href^="/contact-us"]').click();
          await expect(page).toHaveURL(/contact-us/);
          await page.goBack();
          await expect
            .poll(async () => (await measuredOn(page)).map((each) => each.page))
            .toEqual(['faqs', 'contact-us', 'faqs']);
          expect([...hosts].toSorted()).toEqual(['127.0.0.1', 'localhost']);
          const connections = connectionsIn(process.env[watchedFile] ?? '');
          expect(connections.length).toBeGreaterThan(0);
          expect(connections.filter(isOutside)).toEqual([]);
        },
      },
      fr: {
        reach: reaches.largeTexts,
        async sell(page, look) {
          await openSignedIn(page, 'b2b', agents.agency, 'fr');
          await sell(page, { language: 'fr', methods: ['CREDIT_CARD', 'PAID_TO_AGENCY'] }, look);
          await expectMeasuredSale(page);
          await expectMeasuredAnew(page, 'fr');
          await startAnotherQuote(page, 'fr');
          await lookAtProblems(page, look);
        },
      },
    },
    expectNoBarriers,
  );
});

test('[LN-001] [NV-038] [QF-009] [QF-013] [QF-037] [CP-004] [CP-034] [PL-031 partly] admin sells a single trip for cash in both languages: nothing is lost on its screens and no barrier found, and another quote is another start', async ({
  browser,
}) => {
  const sellerIn = (language: Language): Seller => ({
    reach: reaches.desk,
    async sell(page, look) {
      await openSignedIn(page, 'admin', agents.manager, language);
      await sell(page, { language, adminView: true, methods: ['CASH'] }, look);
      expect(await countMeasured(page, 'quoteStart')).toBe(1);
      await startAnotherQuote(page, language, true);
      expect(await countMeasured(page, 'quoteStart')).toBe(2);
      await lookAtProblems(page, look);
    },
  });
  await sellInBoth(browser, { en: sellerIn('en'), fr: sellerIn('fr') }, expectNoBarriers);
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

test('[QQ-017] [QQ-031] [QQ-046] an empty form is told in a summary that takes the focus and links to the fields', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await page.getByRole('link', { name: 'Enter the age of traveller 1' }).click();
  await expect(page.locator('input[id^="age."]').first()).toBeFocused();
});
