import type { Browser } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { openSignedIn } from './earlierSession.ts';
import { counted, measuredOn } from './measured.ts';
import { agents } from './portal.ts';
import { reaches } from './reaches.ts';
import { lookAtProblems, sell, startAnotherQuote } from './sale.ts';
import { type Seller, sellInBoth, type SoldInBoth } from './saleInBoth.ts';

/** What was seen while employees sold, and how many quotes were begun until then, and with another one. */
export type SaleOfEmployee = {
  sold: SoldInBoth;
  begun: Record<Language, [sold: number | undefined, another: number | undefined]>;
};

/** Sells in administration in both languages. */
export async function sellAsEmployee(browser: Browser): Promise<SaleOfEmployee> {
  const seen = { begun: {} } as SaleOfEmployee;
  const sellerIn = (language: Language): Seller => ({
    reach: reaches.desk,
    async sell(page, look) {
      await openSignedIn(page, 'admin', agents.manager, language);
      const begun = async () => counted(await measuredOn(page))['quoteStart'];
      const sale = { language, adminView: true, methods: ['CASH'] } as const;
      const confirmation = await sell(page, sale, look);
      const first = await begun();
      const nextAge = await startAnotherQuote(page, language, true);
      seen.begun[language] = [first, await begun()];
      await lookAtProblems(page, look);
      return { confirmation, nextAge };
    },
  });
  const sold = await sellInBoth(browser, { en: sellerIn('en'), fr: sellerIn('fr') }, { barriers: true });
  return { ...seen, sold };
}
