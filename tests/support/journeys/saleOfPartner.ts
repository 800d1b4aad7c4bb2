import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { openSignedIn } from './earlierSession.ts';
import { noteHosts } from './hosts.ts';
import { counted, type Measured, measuredOn } from './measured.ts';
import { agents, giveCredentials, originOf } from './portal.ts';
import { reaches } from './reaches.ts';
import { lookAtProblems, sell, startAnotherQuote } from './sale.ts';
import { downloadPolicy, sellInBoth, type SoldInBoth } from './saleInBoth.ts';
import { expectStep } from './walk.ts';

type Counts = Record<string, number>;

/** What was seen while partners sold; all but the sale itself and what it measured is of the English one. */
export type SaleOfPartner = {
  sold: SoldInBoth;
  /** What each sale measured, and what the confirmation did once it was reloaded. */
  measured: Record<Language, Measured[]>;
  reloaded: Record<Language, Counts>;
  /** What was counted at the payment, after another quote was begun, and after that was reloaded. */
  beforePaying: Counts;
  nextQuote: Counts;
  nextReloaded: Counts;
  /** What an unknown address and the content pages measured. */
  unknown: Measured[];
  content: string[];
  policy: [status: number, type: string];
  hosts: string[];
};

/** Sells in b2b in both languages, in English after signing in with credentials. */
export async function sellAsPartner(browser: Browser): Promise<SaleOfPartner> {
  const seen = { measured: {}, reloaded: {} } as SaleOfPartner;
  const sold = await sellInBoth(
    browser,
    {
      en: {
        reach: reaches.narrow,
        async sell(page, look) {
          const hosts = noteHosts(page);
          await page.goto(`${originOf('b2b')}/ciam?lang=en`);
          await giveCredentials(page, agents.consultant.username);
          const sale = { language: 'en', methods: ['CREDIT_CARD'] } as const;
          const confirmation = await sell(page, sale, async (screen, looking) => {
            await look(screen, looking);
            if (screen === 'PAYMENT') seen.beforePaying = counted(await measuredOn(page));
          });
          seen.measured.en = await measuredOn(page);
          seen.policy = await downloadPolicy(page, /^Policy in English/);
          seen.reloaded.en = await measuredAnew(page, 'en', 'CONFIRMATION');
          const nextAge = await startAnotherQuote(page, 'en');
          seen.nextQuote = counted(await measuredOn(page));
          seen.nextReloaded = await measuredAnew(page, 'en', 'TRAVELLER_DETAILS');
          await lookAtProblems(page, look);
          seen.unknown = await measureUnknown(page);
          seen.content = await measureContent(page);
          seen.hosts = [...hosts].toSorted();
          return { confirmation, nextAge };
        },
      },
      fr: {
        reach: reaches.largeTexts,
        async sell(page, look) {
          await openSignedIn(page, 'b2b', agents.agency, 'fr');
          const methods = ['CREDIT_CARD', 'PAID_TO_AGENCY'] as const;
          const confirmation = await sell(page, { language: 'fr', methods }, look);
          seen.measured.fr = await measuredOn(page);
          seen.reloaded.fr = await measuredAnew(page, 'fr', 'CONFIRMATION');
          const nextAge = await startAnotherQuote(page, 'fr');
          await lookAtProblems(page, look);
          return { confirmation, nextAge };
        },
      },
    },
    { barriers: true },
  );
  return { ...seen, sold };
}

/** What a step measures that is opened anew. */
async function measuredAnew(page: Page, language: Language, step: StepKey): Promise<Counts> {
  await page.reload();
  await expectStep(page, step, language);
  await expect.poll(async () => counted(await measuredOn(page))['pageLoad']).toBe(1);
  return counted(await measuredOn(page));
}

/** What an address measures that nobody knows, with the name and the address of somebody in it. */
async function measureUnknown(page: Page): Promise<Measured[]> {
  const query = 'refCode=secret&email=nobody@example.com';
  await page.goto(`${originOf('b2b')}/nobody@example.com/Tremblay?${query}`);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  return measuredOn(page);
}

/** The pages that are measured on the way from one content page to another and back. */
async function measureContent(page: Page): Promise<string[]> {
  const pages = async () => (await measuredOn(page)).map((each) => each.page ?? '');
  await page.goto(`${originOf('b2b')}/faqs?lang=en`);
  await expect(page.frameLocator('#content-frame').locator('body')).not.toBeEmpty();
  await page.locator('main nav a[href^="/contact-us"]').click();
  await expect(page).toHaveURL(/contact-us/);
  await page.goBack();
  await expect.poll(async () => (await pages()).length).toBe(3);
  return pages();
}
