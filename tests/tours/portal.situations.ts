import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { PortalContext } from '#machines/portal/portal.types.ts';
import type { Seen, StimulusClaim, StimulusOptions } from '../support/tours/types.ts';
import { internalSession } from './sessions.ts';

/** [RT-031] Where a sign-in that wanted no page leads, by application. */
export const landings: Readonly<Record<string, string>> = { b2b: '/', b2c: '/', admin: '/get-a-quote' };
/** No other language is wanted than the one that shows, and that one cannot be chosen. */
export const saysOneLanguage = (snapshot: SnapshotFrom<typeof portalMachine>) => {
  const { language, wantedLanguage } = snapshot.context;
  expect(wantedLanguage).toBe(language);
  expect(snapshot.can({ type: 'person.chooseLanguage', language })).toBe(false);
};
/** The menu of narrow screens is there in whatever language. */
export const isOnEveryPage = ({ context, children }: SnapshotFrom<typeof portalMachine>) => {
  expect(['en', 'fr']).toContain(context.language);
  expect(children).toHaveProperty('mobileMenu');
};
/** Nobody signs out who has not signed in. */
export const mayLeave = (snapshot: SnapshotFrom<typeof portalMachine>) => {
  expect(['b2b', 'b2c', 'admin']).toContain(snapshot.context.application.key);
  const isKnown = snapshot.context.session?.signedIn ?? false;
  expect(!isKnown && snapshot.can({ type: 'person.signOut' })).toBe(false);
};
/** What the flow is asked for. */
const step = (key: StepKey) => ({ type: 'person.openStep', step: key });
const leavesAVisit = (_: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
  ['selling', 'endingSession', 'sessionNotEnded', 'signingOut'].some((visit) => before.matches({ visit }));
/** The application for insurance is where a person goes, and the flow that is open is asked for it. */
export const opensTheApplication: StimulusOptions = {
  claims: [
    { check: (after) => expect(after.matches({ visit: 'inArea' })).toBe(false) },
    {
      where: leavesAVisit,
      check: ({ context }) => expect(context.address.path).toBe('/apply'),
    },
    {
      where: (_, before) => before.matches({ visit: 'selling', session: 'live' }),
      check: (_, seen) => expect(seen.received('quoteFlow').at(-1)).toEqual(step('CONTACT_DETAILS')),
    },
  ],
};
/** Plays a stimulus of a visit only where what the portal knows is such. */
export const where =
  (holds: (context: PortalContext) => boolean) =>
  ({ context }: AnyMachineSnapshot) =>
    holds(context as PortalContext);
/** Without a menu the root is what opens, and the first step where a quote is being made. */
export const leadsToTheRoot: StimulusOptions = {
  when: where(({ session }) => !session?.signedIn || session.atoms.includes('POLICY_BOOKING')),
  claims: [
    {
      requirements: ['RT-034'],
      check: ({ context }) => expect(context.address).toEqual({ path: '/', search: '' }),
    },
    {
      where: (_, before) => before.matches({ visit: 'selling' }),
      check: (_, seen) => expect(seen.received('quoteFlow').at(-1)).toEqual(step('TRAVELLER_DETAILS')),
    },
  ],
};
/** A quote or an area is open. */
export const isAtWork = ({ children }: AnyMachineSnapshot) => 'quoteFlow' in children || 'area' in children;
/** What went wrong is noted. */
export const failed: StimulusOptions = {
  check: ({ context }) => expect(context.problem).toBe('server.failed'),
};
/** Whatever is open beside the frame is told of the language that shows now. */
export const tellsTheLanguage: StimulusOptions = {
  claims: (
    [
      ['quoteFlow', 'selling'],
      ['contentPage', 'readingContent'],
      ['area', { inArea: 'working' }],
    ] as const
  ).map(([child, visit]) => ({
    where: (_: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
      before.matches({ visit, wording: 'loadingTexts' }),
    check: ({ context }: AnyMachineSnapshot, seen: Seen) =>
      expect(seen.received(child).at(-1)).toEqual({
        type: 'parent.chooseLanguage',
        language: context.language,
      }),
  })),
};
/** Menus and texts are those of the organization in the language that shows; nobody's while nobody is known. */
export const framesTheOrganization = ({ context }: SnapshotFrom<typeof portalMachine>, seen: Seen) => {
  const { session, language, application } = context;
  const isKnown = session?.signedIn === true || application.signIn === 'anonymous';
  const wanted = { organizationCode: session?.facts.organizationCode, language };
  expect(seen.received('navigation').at(-1)).toMatchObject(
    isKnown ? { type: 'parent.showNavigation', wanted } : { type: 'parent.hideNavigation' },
  );
  expect(seen.received('translation').at(-1)).toEqual(
    isKnown ? { type: 'parent.showTranslation', wanted } : { type: 'parent.hideTranslation' },
  );
};
/** The session that goes on after a sign-in, with an end of its own. */
/** The session of whoever signs in again on the next day. */
export const renewedSession = {
  ...internalSession,
  sessionExpiration: '2026-11-21T16:00:00.000Z',
  facts: { ...internalSession.facts, today: '2026-11-21' },
};
/** [SI-039] The same work goes on, under the session that was opened now. */
export const goesOnRenewed: StimulusClaim = {
  where: (_, before) => before.matches({ session: 'renewing' }),
  check: ({ context }, seen) => {
    expect(context.session).toEqual(renewedSession);
    expect(seen.received('organizationLoad').at(-1)).toMatchObject({
      type: 'parent.wantOrganization',
      wanted: { organizationCode: 'TC' },
    });
  },
};
export const atWork = { when: where(({ application }) => application.signIn === 'required') };
/** From the root somebody who does not sell is led to an area, as tests/machines/portalGuard.test.ts says of every role. */
export const atWorkBelowTheRoot = {
  when: where(({ application, address }) => application.signIn === 'required' && address.path !== '/'),
};
export const atHome = { when: where(({ application }) => application.signIn === 'anonymous') };
export const flowPaths: readonly string[] = ['/', '/apply', '/get-a-quote'];
export const inEnglish = ({ context, value }: AnyMachineSnapshot) =>
  (context as PortalContext).language === 'en' && (value as { wording: string }).wording === 'showingTexts';
/** While the page waits for an answer or for texts, or in another language, one address after another tells nothing new. */
export const atRest = {
  when: (snapshot: AnyMachineSnapshot) =>
    inEnglish(snapshot) && !snapshot.hasTag('pending') && !snapshot.matches({ visit: 'unreachable' }),
};
/** Texts go the same way wherever a visit is, except where something inside the page hears of the language. */
export const whereLanguageIsHeard = {
  when: (snapshot: AnyMachineSnapshot) =>
    ['selling', 'readingContent', 'areaNotOpen', 'inArea'].some((visit) => snapshot.matches({ visit })),
};
/** Who wanted to go to a page outside the flow is led there: another way than to a quote. */
export const toTheFlow = {
  when: where(
    ({ application, returnTo }) =>
      application.signIn === 'required' && flowPaths.includes(returnTo?.path ?? '/apply'),
  ),
};
export const asEmployee = {
  when: where(({ session, lastUserType }) => lastUserType === 'lanid' && session?.signedIn !== false),
};
export const asCustomer = {
  when: where(({ session, lastUserType }) => lastUserType === 'ciamid' && session?.signedIn !== false),
};
/** A flow that is open is asked for a new quote, and one that opens begins it. */
export const beginsANewQuote: StimulusOptions = {
  claims: [
    {
      where: (_, before) => before.matches({ visit: 'selling', session: 'live' }),
      check: (_, seen) => expect(seen.received('quoteFlow').at(-1)).toEqual({ type: 'person.beginQuote' }),
    },
    {
      where: (after, before) => after.matches({ visit: 'selling' }) && !before.matches({ visit: 'selling' }),
      check: (_, seen) => expect(seen.inputs('quoteFlow').at(-1)).toMatchObject({ beginsNew: true }),
    },
  ],
  when: inEnglish,
};
/** Who was signing out is told at the address where that ends, and nobody is let in there. */
export const staysUnended: StimulusOptions = {
  check: (after) => {
    expect(after.matches({ visit: 'sessionNotEnded' })).toBe(true);
    expect(after.context.address).toEqual({ path: '/welcome', search: '' });
  },
};
/** Who was signing out goes on with it, also at the provider; the reminder ends its session anew. */
export const endsAsBefore: StimulusOptions = {
  check: (after, _, { context }) =>
    expect(after.matches({ visit: context.session === null ? 'signingOut' : 'endingSession' })).toBe(true),
};
