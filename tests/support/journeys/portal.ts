import type { Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';

/** Origin of an application of the portal under test. */
export function originOf(application: ApplicationKey): string {
  const origin = process.env[`PORTAGE_JOURNEYS_${application.toUpperCase().replace('-', '_')}`];
  if (!origin) throw new Error('The portal is not running');
  return origin;
}

export type SignIn = { username: string; way: 'lanid' | 'ciamid' };

export const samplePassword = 'sample-2026';
export const agents = {
  consultant: { username: 'omartin@tc-travel.example', way: 'ciamid' },
  agency: { username: 'slavoie@voyages-boreal.example', way: 'ciamid' },
  owner: { username: 'gbouchard@voyages-boreal.example', way: 'ciamid' },
  member: { username: 'jpsavoie@maple-alumni.example', way: 'ciamid' },
  manager: { username: 'mchen@insurer.example', way: 'lanid' },
  colleague: { username: 'etremblay@insurer.example', way: 'lanid' },
  viewer: { username: 'arahman@voyages-boreal.example', way: 'ciamid' },
  creditUnion: { username: 'hgill@harbour-cu.example', way: 'ciamid' },
  broker: { username: 'nfraser@greatlakes-brokers.example', way: 'ciamid' },
  inactive: { username: 'pmacdonald@voyages-boreal.example', way: 'ciamid' },
} as const satisfies Record<string, SignIn>;

const ways: Record<Language, Record<SignIn['way'], RegExp>> = {
  en: { lanid: /Employee of the insurer/, ciamid: /Agency, broker or sponsor/ },
  fr: { lanid: /Personnel de l’assureur/, ciamid: /Agence, courtier ou promoteur/ },
};

/** Opens an application and signs in at the identity provider as a person would. */
export async function signIn(
  page: Page,
  application: ApplicationKey,
  who: SignIn,
  language: Language = 'en',
): Promise<void> {
  await page.goto(`${originOf(application)}/?lang=${language}`);
  await chooseSignIn(page, who, language);
  await giveCredentials(page, who.username);
  await page.waitForURL(
    new RegExp(`^${originOf(application)}/(get-a-quote|obtenir-une-soumission|resources|\\?)`),
  );
}

/** Presses the button of somebody's way to sign in. */
export const chooseSignIn = (page: Page, who: SignIn, language: Language = 'en'): Promise<void> =>
  page.getByRole('button', { name: ways[language][who.way] }).click();

/** The session is lost while no page is open that would learn of it. */
export async function loseSessionAway(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^__Host-portage-/ });
}

/** Types name and password on the provider's own page, which may close its window before the last key is said to be pressed. */
export async function giveCredentials(page: Page, username: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[type="password"]').fill(samplePassword);
  await page
    .locator('input[type="password"]')
    .press('Enter')
    .catch((failure: unknown) => {
      if (!page.isClosed()) throw failure;
    });
}
