import type { Browser, Page, Response } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { accessibilityFindings } from '../accessibility.ts';
import { type Reach, reachOf } from './reaches.ts';
import type { LookAtSale } from './sale.ts';
import { seeScreen, type Seen } from './screens.ts';

/** What was seen on the way to a policy. */
export type Sold = {
  /** By screen and dialog, in the order in which they came. */
  screens: ReadonlyMap<string, Seen>;
  /** The path of each. */
  paths: ReadonlyMap<string, string>;
  losses: readonly string[];
  barriers: readonly string[];
  /** What the confirmation says. */
  confirmation: string;
  /** The age with which another quote begins. */
  nextAge: string;
};

export type SoldInBoth = Readonly<Record<Language, Sold>>;

export type Seller = {
  reach: Reach;
  /** Sells, looks at every screen on the way, and begins another quote. */
  sell(page: Page, look: LookAtSale): Promise<Pick<Sold, 'confirmation' | 'nextAge'>>;
};

/** Sells in both languages, each in a window of its own, and gives what was seen. */
export async function sellInBoth(
  browser: Browser,
  sellers: Record<Language, Seller>,
  { barriers }: { barriers: boolean },
): Promise<SoldInBoth> {
  const sold: Partial<Record<Language, Sold>> = {};
  for (const language of languages) {
    const context = await browser.newContext({ timezoneId: 'America/Toronto' });
    sold[language] = await sellAs(await context.newPage(), language, sellers[language], barriers);
    await context.close();
  }
  return sold as SoldInBoth;
}

async function sellAs(page: Page, language: Language, { reach, sell }: Seller, looksForBarriers: boolean) {
  const reached = await reachOf(page, reach);
  const screens = new Map<string, Seen>();
  const paths = new Map<string, string>();
  const losses: string[] = [];
  const barriers: string[] = [];
  const sale = await sell(page, async (screen, looking) => {
    paths.set(screen, new URL(page.url()).pathname);
    for (const loss of await reached.losses()) losses.push(`${screen} ${loss}`);
    await reached.withUsualTexts(async () => {
      screens.set(screen, await seeScreen(page, language, looking));
    });
    const findings = looksForBarriers ? await accessibilityFindings(page) : [];
    for (const finding of findings) barriers.push(`${screen}: ${finding}`);
  });
  return { screens, paths, losses, barriers, ...sale };
}

/** Downloads a policy by the button of a name; gives the status and the type of the answer. */
export async function downloadPolicy(page: Page, name: RegExp): Promise<[status: number, type: string]> {
  const isPolicy = (response: Response) => response.url().endsWith('/confirmation/pdf');
  const answer = page.waitForResponse(isPolicy);
  await page.getByRole('button', { name }).first().click();
  const response = await answer;
  return [response.status(), response.headers()['content-type'] ?? ''];
}
