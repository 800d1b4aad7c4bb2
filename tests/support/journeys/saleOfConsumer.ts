import type { Browser, Page } from '@playwright/test';
import { heardSoFar, type Listening, listenToCalls } from './identifyingHeaders.ts';
import { originOf } from './portal.ts';
import { reaches } from './reaches.ts';
import { lookAtProblems, sell, startAnotherQuote } from './sale.ts';
import { downloadPolicy, sellInBoth, type SoldInBoth } from './saleInBoth.ts';
import { expectStep } from './walk.ts';

/** What was seen while consumers bought, and of the English sale alone what follows. */
export type SaleOfConsumer = {
  sold: SoldInBoth;
  /** The address of the payment. */
  paidAt: string;
  /** The calls up to the confirmation. */
  listening: Listening;
  /** Status and type of the policy in either language. */
  policies: [status: number, type: string][];
  /** Where Back and Forward led from the confirmation, what a reload showed, and the typed address of the payment. */
  back: string;
  forward: string;
  reloaded: string;
  typed: string;
};

const methods = ['CREDIT_CARD'] as const;

/** Buys in b2c in both languages, in English with a reference id. */
export async function sellToConsumers(browser: Browser): Promise<SaleOfConsumer> {
  const seen: Partial<SaleOfConsumer> = {};
  const sold = await sellInBoth(
    browser,
    {
      en: {
        reach: reaches.largeTexts,
        async sell(page, look) {
          const listening = listenToCalls(page, originOf('b2c'));
          await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF123456789`);
          const confirmation = await sell(page, { language: 'en', methods }, async (screen, looking) => {
            await look(screen, looking);
            if (screen === 'PAYMENT') seen.paidAt = page.url();
          });
          seen.listening = heardSoFar(listening);
          seen.policies = [
            await downloadPolicy(page, /^Policy in English/),
            await downloadPolicy(page, /^Policy in French/),
          ];
          await page.goBack();
          seen.back = await stayed(page);
          await page.goForward();
          seen.forward = await stayed(page);
          await page.reload();
          seen.reloaded = await stayed(page);
          await page.goto(String(seen.paidAt));
          seen.typed = await stayed(page);
          const nextAge = await startAnotherQuote(page, 'en');
          await lookAtProblems(page, look);
          return { confirmation, nextAge };
        },
      },
      fr: {
        reach: reaches.narrow,
        async sell(page, look) {
          await page.goto(`${originOf('b2c')}/get-a-quote?lang=fr`);
          const confirmation = await sell(page, { language: 'fr', methods }, look);
          const nextAge = await startAnotherQuote(page, 'fr');
          await lookAtProblems(page, look);
          return { confirmation, nextAge };
        },
      },
    },
    { barriers: false },
  );
  return { ...(seen as SaleOfConsumer), sold };
}

/** The path at which a page shows the confirmation. */
async function stayed(page: Page): Promise<string> {
  await expectStep(page, 'CONFIRMATION', 'en');
  return new URL(page.url()).pathname;
}
