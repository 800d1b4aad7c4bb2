import { expect, type Page } from '@playwright/test';
import { documentedSteps } from '../documentedPaths.ts';
import type { Look, Person } from '../tours/journeys/types.ts';
import { type Gate, gateAt } from './gate.ts';
import { giveCredentials, originOf, type SignIn } from './portal.ts';

/** What a sign-in asks the provider for, held until a journey lets it go. */
export type ProviderGates = {
  /** Its settings, needed before anything else. */
  readonly settings: Gate;
  /** Its pages, in whatever window or frame. */
  readonly pages: Gate;
  /** What speaks with it, which the page loads at the first use. */
  readonly library: Gate;
};

const gates = new WeakMap<Page, ProviderGates>();

/** Remembers what a journey holds. */
export function keepGates({ page }: Person, held: Partial<ProviderGates>): void {
  gates.set(page, held as ProviderGates);
}

export const gatesOf = ({ page }: Person): ProviderGates => gates.get(page) as ProviderGates;

/** Not the words by which a journey may hold the same call, so that only this one is let go again. */
const openSession = /\/api\/auth\/get-user$/;

/** Gives name and password to the provider; the session of the page that comes back opens once that page is there. */
export async function comeBack({ page }: Person, who: SignIn): Promise<void> {
  const opening = await gateAt(page, openSession);
  await giveCredentials(page, who.username);
  const route = await opening.next();
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.unroute(openSession);
  await route.fallback();
}

export const letSettingsCome = async (person: Person): Promise<void> =>
  (await gatesOf(person).settings.next()).fallback();
export const loseSettings = async (person: Person): Promise<void> =>
  (await gatesOf(person).settings.next()).abort('failed');

export const seeWaiting = ({ page, text }: Person): Promise<void> =>
  expect(page.getByText(text('pages.signIn.waitingMore'))).toBeVisible();

/** A page that leaves for the provider: what it still shows does not matter. */
export const seeLeaving: Look = (person) => expect.poll(() => gatesOf(person).pages.waits()).toBe(true);

export const seeRefusal = async ({ page, text }: Person): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.refused'));
  await expect(page.getByRole('button', { name: text('flow.signIn.retry') })).toBeVisible();
};

/** Does not wait for a page that leaves. */
export const tryAgain = ({ page, text }: Person): Promise<void> =>
  page.getByRole('button', { name: text('flow.signIn.retry') }).click({ noWaitAfter: true });

export const seeFirstStep: Look = async ({ page, language }) => {
  await expect(page).toHaveURL(
    `${originOf('b2b')}${documentedSteps[language].TRAVELLER_DETAILS}?lang=${language}`,
  );
  await expect(page.locator('input[id^="age."]').first()).toBeEditable();
};
