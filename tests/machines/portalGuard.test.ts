import { expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { type ApplicationKey, applications } from '#domain/applications.ts';
import { languages } from '#domain/locales.ts';
import { type MenuLink, mayFollow } from '#domain/navigation/menus.ts';
import { sideItems } from '#domain/navigation/sideMenu.ts';
import type { Atom } from '#domain/permissions/atoms.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { addressOf } from '#src/ui/portal/shownAddress.ts';
import { internalSession } from '../tours/sessions.ts';
import { rolesOfInsurer, rolesOfRegister } from '../support/permissions/rolesOfRegister.ts';
import { documentedBookings, documentedSteps } from '../support/documentedPaths.ts';

const still = setup({}).createMachine({ id: 'still' });

/** Opens an address of an application; `claims` lets the session come. */
function open(
  application: ApplicationKey,
  path: string,
  atoms: readonly Atom[],
  language: 'en' | 'fr' = 'en',
) {
  const session = Promise.withResolvers<SessionFacts>();
  const portal = createActor(
    portalMachine.provide({
      actors: {
        loadTexts: fromPromise<void, { language: 'en' | 'fr' }>(async () => {}),
        openSession: fromPromise<SessionFacts, void>(() => session.promise),
        quoteFlow: still as never,
        idleSession: still as never,
        area: still as never,
        organizationLoad: still as never,
      },
    }),
    {
      input: {
        application: applications[application],
        language,
        sample: true,
        address: { path, search: '' },
      },
    },
  ).start();
  return {
    portal,
    claims: async (more: Partial<SessionFacts> = {}) => {
      const { facts } = internalSession;
      session.resolve({ ...internalSession, atoms, facts: { ...facts, application }, ...more });
      await new Promise((resolve) => setImmediate(resolve));
      return portal.getSnapshot();
    },
  };
}

const quotes: Atom[] = ['TRIPX_READ', 'POLICY_BOOKING'];

test('[RT-035] in administration who may not be at an address is led to the first item of the side menu', async () => {
  for (const language of languages) {
    for (const path of ['/rates', '/licensing', '/users', '/agency', '/reports', '/advisors']) {
      const snapshot = await open('admin', path, quotes, language).claims();
      expect(snapshot.context.address.path).toBe(documentedSteps[language].TRAVELLER_DETAILS);
      expect(snapshot.matches({ visit: 'selling' })).toBe(true);
    }
  }
  const permitted = await open('admin', '/rates', [...quotes, 'RATES_READ']).claims();
  expect(permitted.context.address.path).toBe('/rates');
});

test.each([
  ['/reports', 'REPORT_READ', []],
  ['/rates', 'RATES_READ', []],
  ['/agency', 'ORGANIZATION_READ', []],
  ['/advisors', 'PROFILE_ADVISOR_READ', ['advisor']],
  ['/users', 'PROFILE_READ', []],
] as const)(
  '[PM-055] %s is shown to who holds %s as its menu item is, and to nobody else',
  async (path, atom, featureFlags) => {
    const pathWith = async (atoms: readonly Atom[]) =>
      (await open('admin', path, atoms).claims({ featureFlags })).context.address.path;
    expect(await pathWith([...quotes, atom])).toBe(path);
    expect(await pathWith(quotes)).toBe(documentedSteps.en.TRAVELLER_DETAILS);
    const item = sideItems('en').find(({ href }) => href === path) as MenuLink;
    const seesItem = (atoms: readonly Atom[]) => mayFollow(item, { atoms, userType: 'lanid', featureFlags });
    expect([seesItem([...quotes, atom]), seesItem(quotes)]).toEqual([true, false]);
  },
);

test.each([
  ['with LICENSE_READ and PROFILE_READ', ['LICENSE_READ', 'PROFILE_READ'], '/licensing'],
  ['without LICENSE_READ', ['PROFILE_READ'], documentedSteps.en.TRAVELLER_DETAILS],
  ['without PROFILE_READ', ['LICENSE_READ'], documentedSteps.en.TRAVELLER_DETAILS],
] as const)('[LS-003] the search of licences, %s', async (_, atoms, path) => {
  const snapshot = await open('admin', '/licensing', [...quotes, ...atoms]).claims();
  expect(snapshot.context.address.path).toBe(path);
});

test('[RT-036] who is left no item of the side menu is led to /forbidden in the language', async () => {
  for (const language of languages) {
    const admin = await open('admin', '/rates', ['TRIPX_READ'], language).claims();
    expect(addressOf(admin, undefined)).toEqual({ path: '/forbidden', search: `?lang=${language}` });
    const agent = await open('b2b', '/rates', quotes, language).claims();
    expect(addressOf(agent, undefined)).toEqual({ path: '/forbidden', search: `?lang=${language}` });
  }
});

test.each([
  ['with TRIPX_READ alone', ['TRIPX_READ'], 'forbidden'],
  ['with POLICY_BOOKING alone', ['POLICY_BOOKING'], 'forbidden'],
  ['with both', ['TRIPX_READ', 'POLICY_BOOKING'], 'selling'],
  ['with GRAPH_API for the booking', ['TRIPX_READ', 'GRAPH_API'], 'selling'],
  ['with POLICY_NOTIFICATION for the booking', ['TRIPX_READ', 'POLICY_NOTIFICATION'], 'selling'],
] as const)('[PM-027] [QF-032] [QF-033] the screens of quote and booking, %s', async (_, atoms, visit) => {
  const steps = [...Object.values(documentedSteps.en), ...Object.values(documentedSteps.fr)];
  for (const path of [...steps, ...documentedBookings]) {
    const snapshot = await open('b2b', path, atoms).claims();
    expect(snapshot.matches({ visit }), path).toBe(true);
  }
});

test('[PO-001] [PO-002] the root of administration is the search for policies, for those who hold its claim alone', async () => {
  const searching = await open('admin', '/', [...quotes, 'POLICY_READ']).claims();
  expect(searching.matches({ visit: 'inArea' })).toBe(true);
  expect(addressOf(searching, undefined)).toEqual({ path: '/', search: '' });
  const quoting = await open('admin', '/', quotes).claims();
  expect(quoting.context.address.path).toBe(documentedSteps.en.TRAVELLER_DETAILS);
  const selling = await open('b2b', '/', [...quotes, 'POLICY_READ']).claims();
  expect([selling.context.address.path, selling.matches({ visit: 'selling' })]).toEqual(['/', true]);
});

test('[RT-040] the path of maintenance is the search for policies in either application, for those who hold its claim alone', async () => {
  for (const application of ['admin', 'b2b'] as const) {
    const searching = await open(application, '/maintenance', [...quotes, 'POLICY_READ']).claims();
    expect(searching.matches({ visit: 'inArea' })).toBe(true);
    const other = await open(application, '/maintenance', quotes).claims();
    expect(other.matches({ visit: 'inArea' })).toBe(false);
  }
});

test('everybody who signs in lands in what they may open, whatever their role', async () => {
  const roles = [
    ...rolesOfRegister.filter(({ role }) => role !== 'consumer'),
    ...Object.entries(rolesOfInsurer).map(([role, { atoms }]) => ({ role, atoms })),
  ];
  const readers = ['View_Only', 'Administrator_User'];
  for (const application of ['b2b', 'admin'] as const) {
    for (const { role, atoms } of roles) {
      const snapshot = await open(application, '/', atoms as readonly Atom[]).claims();
      const searches = application === 'admin' && (atoms as readonly Atom[]).includes('POLICY_READ');
      const landing = { visit: searches || readers.includes(role) ? 'inArea' : 'selling' };
      expect([role, application, snapshot.matches(landing as never)]).toEqual([role, application, true]);
    }
  }
});

test('[RT-048] nobody is led away while the claims are being loaded', async () => {
  for (const application of ['admin', 'b2b'] as const) {
    const { portal, claims } = open(application, '/rates', ['TRIPX_READ']);
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = portal.getSnapshot();
    expect(waiting.matches({ wording: 'showingTexts' })).toBe(true);
    expect([waiting.hasTag('loadingClaims'), waiting.context.address.path]).toEqual([true, '/rates']);
    expect(addressOf(waiting, undefined)).toBeNull();
    expect((await claims()).matches({ visit: 'forbidden' })).toBe(true);
  }
});
