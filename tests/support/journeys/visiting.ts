import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type Language, otherLanguage } from '#domain/locales.ts';
import type { PortalContext } from '#machines/portal/portal.types.ts';
import { personAt } from '../tours/journeys/person.ts';
import type { Gesture, Look, Person } from '../tours/journeys/types.ts';
import { firstTexts } from './firstTexts.ts';
import { type Gate, gateAt } from './gate.ts';
import { bringSession } from './earlierSession.ts';
import { openInside } from './openInside.ts';
import { noteSessionName } from './otherTab.ts';
import { giveCredentials, originOf, type SignIn } from './portal.ts';

/** What the portal asks the network for, held until a journey lets it go. */
export type VisitGates = {
  readonly session: Gate;
  readonly texts: Gate;
  readonly signOut: Gate;
  /** What the organization needs; screens do not wait for it. */
  readonly organization: Gate;
  /** The provider's page for which the page would leave; null while it stays. */
  leavesFor: URL | null;
  /** A page that comes back from the provider is not held. */
  comesBack: boolean;
};

const gates = new WeakMap<Page, VisitGates>();
const gatesOfPage = (page: Page) => gates.get(page) as VisitGates;
export const gatesOfVisit = ({ page }: Person): VisitGates => gatesOfPage(page);

/** Holds from now on what the portal asks for. A provider's page does not come: the page stays as long as it is held. */
export async function holdVisit(page: Page): Promise<void> {
  const isHeld = () => !gates.get(page)?.comesBack;
  await page.route(/\/(?:directory|customers)\/auth\?/, (route) => {
    const request = route.request();
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!leaves || !isHeld()) return route.fallback();
    gatesOfPage(page).leavesFor = new URL(request.url());
    return route.fulfill({ status: 204 });
  });
  gates.set(page, {
    session: await gateAt(page, /\/api\/auth\/get-user$/, 'GET', isHeld),
    texts: await gateAt(page, firstTexts, 'GET', isHeld),
    signOut: await gateAt(page, /\/api\/auth\/logout$/),
    organization: await gateAt(page, /\/api\/content$/, 'POST'),
    leavesFor: null,
    comesBack: false,
  });
  noteSessionName(page);
}

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PortalContext;
const loadsTexts = (snapshot: AnyMachineSnapshot) => snapshot.matches({ wording: 'loadingTexts' });

/** Nothing shows before the first texts have come. */
export const isBlank = (snapshot: AnyMachineSnapshot): boolean =>
  loadsTexts(snapshot) && contextOf(snapshot).wantedLanguage === contextOf(snapshot).language;

/** The tour begins in English; a person who reads French begins in French and changes to English. */
const languageShown = ({ language }: Person, snapshot: AnyMachineSnapshot): Language =>
  contextOf(snapshot).language === 'en' ? language : otherLanguage(language);

/** How much of a page the server has painted: the first screen, for visitors of the application for consumers. */
const paintedAt = (page: Page): 0 | 1 => (page.url().startsWith(`${originOf('b2c')}/`) ? 1 : 0);

/**
 * Looks at what shows with the words of the language that shows; before there are words nothing may show but what was
 * painted.
 */
export const read =
  (look: Look): Look =>
  async (person, snapshot) => {
    if (isBlank(snapshot))
      return expect(person.page.locator('#root > *')).toHaveCount(paintedAt(person.page));
    return look(personAt(person.page, languageShown(person, snapshot)), snapshot);
  };

/** What has this name in either language: a person may have changed it meanwhile. */
export function named({ page, language, text }: Person, role: 'button' | 'link', key: string): Locator {
  const inOther = personAt(page, otherLanguage(language)).text(key);
  return page
    .getByRole(role, { name: text(key), exact: true })
    .or(page.getByRole(role, { name: inOther, exact: true }));
}

/** Presses what has this name in either language. */
export const press =
  (role: 'button' | 'link', key: string): Gesture =>
  (person) =>
    named(person, role, key).click({ noWaitAfter: true });

/** The browser keeps no token by which a provider would sign in without being gone to. */
const forgetTokens = (page: Page) =>
  page.evaluate(() => {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('oidc.')) sessionStorage.removeItem(key);
  });

/** Chooses a way to sign in, as somebody who has not signed in this way before. */
export const chooseWay =
  (way: SignIn['way']): Gesture =>
  async (person) => {
    gatesOfVisit(person).leavesFor = null;
    await forgetTokens(person.page);
    await press('button', `flow.signIn.${way}`)(person);
  };

/** Goes back to an address that was open before in the same page. */
export const goBackTo =
  (path: string): Gesture =>
  async (person) => {
    gatesOfVisit(person).leavesFor = null;
    await openInside(person.page, `${path}${path.includes('?') ? '&' : '?'}lang=${person.language}`);
  };

/** Signs in at the provider for which the page leaves, as if nobody had done so there before, until the page that comes back shows the first step. */
export async function signInAtProvider(person: Person, who: SignIn): Promise<void> {
  const held = gatesOfVisit(person);
  held.comesBack = true;
  held.organization.clear();
  await person.page.context().clearCookies({ name: /^portage-idp-\w+-session/ });
  await person.page.goto(String(held.leavesFor));
  await giveCredentials(person.page, who.username);
  await person.page.waitForURL(/\/(?:get-a-quote|obtenir-une-soumission)/);
  held.comesBack = false;
  held.leavesFor = null;
}

const windowsOpenedBy = ({ page }: Person): Page[] =>
  page
    .context()
    .pages()
    .filter((each) => each !== page);

/** Presses the button to sign in again; a window that was opened for that before is left first. */
export const signInAgain: Gesture = async (person) => {
  for (const left of windowsOpenedBy(person)) await left.close();
  await press('button', 'flow.session.ended.signIn')(person);
};

/** The window of the provider, which the page opened. */
async function providerWindow(person: Person): Promise<Page> {
  await expect.poll(() => windowsOpenedBy(person).length).toBe(1);
  return windowsOpenedBy(person)[0] as Page;
}

/** Gives credentials in the provider's window. */
export const giveCredentialsAgain =
  (who: SignIn): Gesture =>
  async (person) => {
    await giveCredentials(await providerWindow(person), who.username);
    await (await gatesOfVisit(person).session.next()).fallback();
  };

/** Leaves the provider's window without giving credentials. */
export const leaveProviderWindow: Gesture = async (person) => (await providerWindow(person)).close();

/** Answers who is here: somebody who signed in earlier, or nobody. */
export const openSessionOf =
  (who: SignIn | null): Gesture =>
  async (person) => {
    if (who) await bringSession(person.page.context(), 'b2b', who);
    else await person.page.context().clearCookies({ name: /^__Host-portage-/ });
    await (await gatesOfVisit(person).session.next()).fallback();
  };

/** The session ends before the portal says so: neither server nor provider knows anybody to sign out. */
export async function loseSession({ page }: Person): Promise<void> {
  await page.context().clearCookies({ name: /^(?!portage-lang$)/ });
  await forgetTokens(page);
}
