import { expect } from 'vitest';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import type { TourDefinition } from '../support/tours/types.ts';
import { areaHolds } from './portal.areas.ts';
import {
  framesTheOrganization,
  isAtWork,
  isOnEveryPage,
  mayLeave,
  saysOneLanguage,
} from './portal.situations.ts';

/** What must be true in each state of the portal. */
export const portalHolds: TourDefinition<typeof portalMachine, string>['holds'] = {
  wording: isOnEveryPage,
  'wording.loadingTexts': ({ context }, seen) =>
    expect(seen.inputs('loadTexts').at(-1)).toEqual({ language: context.wantedLanguage }),
  'wording.showingTexts': {
    requirements: ['LN-011 partly'],
    check: saysOneLanguage,
  },
  visit: mayLeave,
  'visit.openingSession': [
    { check: (snapshot) => expect(snapshot.hasTag('pending')).toBe(true) },
    {
      requirements: ['SI-022'],
      check: (snapshot) => {
        expect(snapshot.hasTag('loadingClaims')).toBe(true);
        expect(snapshot.context.problem).toBeNull();
      },
    },
  ],
  'visit.unreachable': {
    requirements: ['SI-024'],
    check: (snapshot) => {
      expect(snapshot.context.problem).toBe('server.failed');
      expect(snapshot.hasTag('loadingClaims')).toBe(false);
    },
  },
  'visit.deciding': ({ context }) => expect(context.address.path.startsWith('/')).toBe(true),
  'visit.choosingSignIn': ({ context }) => expect(context.session?.signedIn ?? false).toBe(false),
  'visit.signingInDirectory': {
    requirements: ['RT-043'],
    check: ({ context }) => expect(context.session?.signedIn ?? false).toBe(false),
  },
  'visit.signingInCustomer': ({ context }) => expect(context.session?.signedIn ?? false).toBe(false),
  'visit.selling': [
    {
      requirements: ['QF-032', 'QF-033'],
      check: ({ context }) => {
        expect(context.session?.atoms).toContain('TRIPX_READ');
        expect(context.session?.atoms).toContain('POLICY_BOOKING');
      },
    },
    { check: framesTheOrganization },
  ],
  idling: ({ context, children }) =>
    expect('idleSession' in children && !context.session?.sessionExpiration).toBe(false),
  'idling.unwatched': (snapshot) => expect(snapshot.children).not.toHaveProperty('idleSession'),
  'idling.watched': {
    requirements: ['ID-001', 'ID-021 partly', 'ID-022 partly', 'ID-031'],
    check: ({ context }, seen) =>
      expect(seen.inputs('idleSession').at(-1)).toEqual({
        sessionExpiration: context.session?.sessionExpiration ?? '',
        debounceInterval: context.application.key === 'b2c' ? null : 10_000,
        countdownSeconds: 60,
      }),
  },
  'idling.closing': (snapshot) => expect(snapshot.children).not.toHaveProperty('idleSession'),
  session: (snapshot) => expect(snapshot.matches({ session: 'live' }) || isAtWork(snapshot)).toBe(true),
  'session.live': (snapshot) => expect(snapshot.can({ type: 'person.signInAgain' })).toBe(false),
  'session.ended': {
    requirements: ['SI-039'],
    check: (snapshot) => expect(snapshot.can({ type: 'person.signInAgain' })).toBe(true),
  },
  'session.renewing': [
    { check: (_, seen) => expect(seen.inputs('signInAgain').length).toBeGreaterThan(0) },
    {
      requirements: ['SI-022'],
      check: (snapshot) => {
        expect(snapshot.hasTag('loadingClaims')).toBe(true);
        expect(snapshot.context.problem).toBeNull();
      },
    },
  ],
  'visit.endingSession': [
    { check: ({ context }) => expect(context.problem).toBeNull() },
    { check: (snapshot) => expect(snapshot.hasTag('pending')).toBe(true) },
    {
      requirements: ['ID-011'],
      check: (snapshot, seen) => {
        expect(seen.inputs('endSession').length).toBeGreaterThan(0);
        expect(snapshot.children).not.toHaveProperty('quoteFlow');
      },
    },
  ],
  'visit.sessionNotEnded': ({ context }) => expect(context.problem).toBe('server.failed'),
  'visit.signingOut': ({ context }, seen) => {
    expect(seen.inputs('signOut').length).toBeGreaterThan(0);
    expect(seen.received('navigation').at(-1)).toEqual({ type: 'parent.hideNavigation' });
    expect(context.problem).toBeNull();
  },
  'visit.readingContent': [
    {
      check: (snapshot) =>
        expect(snapshot.can({ type: 'person.chooseSignIn', userType: 'lanid' })).toBe(
          !snapshot.context.session?.signedIn && snapshot.context.application.signIn === 'required',
        ),
    },
    {
      requirements: ['CN-014'],
      check: ({ context }) => {
        const mayView = context.session?.atoms.includes('TRIPX_READ') ?? false;
        expect(mayView || ['/welcome', '/logout'].includes(context.address.path)).toBe(true);
      },
    },
    {
      requirements: ['CN-015'],
      check: ({ context }, seen) =>
        expect(seen.inputs('contentPage').at(-1)).toMatchObject({
          screen: context.address.path === '/faqs' ? 'faqs' : 'welcome',
          customerName: context.session?.signedIn ? context.session.displayName : '',
        }),
    },
  ],
  ...areaHolds,
  'visit.arrivingBySso': ({ context }, seen) => {
    const named = new URLSearchParams(context.address.search).get('userType');
    const userTypes = named ? [named] : ['ciamid', 'lanid'];
    expect(seen.inputs('singleSignOn').at(-1)).toEqual({ userTypes });
  },
  'visit.areaNotOpen': ({ context }) => expect(['/allocations']).toContain(context.address.path),
  'visit.forbidden': ({ context }) =>
    expect(
      ['/forbidden', '/allocations'].includes(context.address.path) ||
        !context.session?.atoms.includes('POLICY_BOOKING'),
    ).toBe(true),
  'visit.notFound': {
    requirements: ['ER-010'],
    check: ({ context }) => expect(['/nowhere', '/notfound']).toContain(context.address.path),
  },
  'visit.broken': ({ context }) =>
    expect(context.address.path === '/error' || context.requestId === 'r-1' || context.claimsFailed).toBe(
      true,
    ),
};
