import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { SessionFacts } from '#machines/session.types.ts';

/** An agent of the insurer, signed in through the directory. */
export const internalSession: SessionFacts = {
  signedIn: true,
  userType: 'lanid',
  displayName: 'Marie Tremblay',
  userRef: 'mtremblay',
  organizationName: { en: 'TC Travel', fr: 'Voyages TC' },
  profileCode: 'MT01',
  role: 'LIA agent',
  organizationCode: 'TC',
  organizationIsOwn: true,
  atoms: ['TRIPX_READ', 'QUOTE_READ', 'POLICY_BOOKING', 'POLICY_CREATE'],
  featureFlags: [],
  referenceId: 'REF100000002',
  publicReferenceId: 'REF100000002',
  accountPages: { account: null, preferences: null },
  publicOrigin: 'http://localhost:3003',
  sessionExpiration: '2026-11-20T15:30:00.000Z',
  debounceInterval: 10_000,
  facts: {
    application: 'b2b',
    channel: 'b2b',
    adminView: false,
    userType: 'lanid',
    organizationCode: 'TC',
    organizationCategory: 'AFFILIATION',
    organizationKind: 'tc',
    quickQuoteLimits: { minimumAge: 0, maximumAge: 120, minimumTripCost: 0 },
    paymentGateways: ['ORGANIZATION'],
    mayQuote: true,
    mayBook: true,
    mayReadWorksheet: false,
    mayPrintQuote: false,
    mayMailQuote: false,
    mayOpenTasks: false,
    mayDateApplication: false,
    monerisProfileId: 'PORTAGE-SAMPLE',
    cardFrameUrl: 'http://127.0.0.1:4600/HPPtoken/index.php',
    today: '2026-11-20',
  },
};

/** A consultant of an agency, signed in through the customer identity service. */
export const externalSession: SessionFacts = {
  ...internalSession,
  userType: 'ciamid',
  displayName: 'Paul Roy',
  userRef: 'proy',
  profileCode: 'PR07',
  role: 'Administrator_Full',
  organizationCode: 'BOREAL',
  referenceId: 'REF100000001',
  publicReferenceId: 'REF100000001',
  facts: {
    ...internalSession.facts,
    userType: 'ciamid',
    organizationCode: 'BOREAL',
    organizationCategory: 'AGENCY',
    organizationKind: 'partner',
  },
};

/** A visitor of the consumer channel, whom nobody asked to sign in. */
export const anonymousSession: SessionFacts = {
  ...externalSession,
  signedIn: false,
  displayName: '',
  userRef: '',
  profileCode: null,
  role: null,
  organizationCode: 'CM',
  referenceId: null,
  facts: {
    ...externalSession.facts,
    application: 'b2c',
    channel: 'b2c',
    organizationCode: 'CM',
    organizationCategory: 'AFFILIATION',
    organizationKind: 'coverMe',
  },
};

/** Another agent of the insurer. */
export const colleagueSession: SessionFacts = {
  ...internalSession,
  userRef: 'etremblay',
  profileCode: 'ET02',
};

/** A consultant who may look, but not quote. */
export const sessionWithoutQuotes: SessionFacts = { ...externalSession, atoms: ['TRIPX_READ'] };

/** A visitor who may quote and buy, where activity is throttled. */
export const consumerSession: SessionFacts = {
  ...anonymousSession,
  atoms: internalSession.atoms,
  debounceInterval: null,
};

/** Nobody has signed in where one must. */
export const noSession: SessionFacts = {
  ...internalSession,
  signedIn: false,
  atoms: [],
  sessionExpiration: null,
};

/** What an employee's session brings is known, and nothing is being loaded any more. */
export const claimsHaveCome = {
  requirements: ['SI-023'],
  check: (after: AnyMachineSnapshot) => {
    const { atoms, profileCode, organizationCode } = internalSession;
    expect(after.context.session).toMatchObject({ atoms, profileCode, organizationCode });
    expect(after.hasTag('loadingClaims')).toBe(false);
  },
} as const;
