import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { applications } from '#domain/applications.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import type { Address } from '#machines/session.types.ts';
import { areaStimuli, whereItTells } from './portal.areas.ts';
import { portalHolds } from './portal.holds.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import {
  landings,
  asCustomer,
  asEmployee,
  atHome,
  atRest,
  atWork,
  atWorkBelowTheRoot,
  beginsANewQuote,
  endsAsBefore,
  failed,
  flowPaths,
  goesOnRenewed,
  inEnglish,
  leadsToTheRoot,
  opensTheApplication,
  renewedSession,
  staysUnended,
  tellsTheLanguage,
  toTheFlow,
  where,
  whereLanguageIsHeard,
} from './portal.situations.ts';
import {
  claimsHaveCome,
  colleagueSession as colleague,
  consumerSession as consumer,
  externalSession,
  internalSession,
  noSession as nobody,
  sessionWithoutQuotes as withoutQuotes,
} from './sessions.ts';

const at = (path: string): Address => ({ path, search: '?lang=en' });
const opens = (path: string) => ({ type: 'person.openAddress' as const, address: at(path) });
const beginsQuote = {
  type: 'person.openAddress' as const,
  address: { path: '/get-a-quote', search: '?lang=en&quote=new' },
};
const arrives = (userType: string) => ({
  type: 'person.openAddress' as const,
  address: { path: '/sso', search: `?lang=en&userType=${userType}` },
});
const down = { code: 'server.failed' };

export const portalTour = defineTour({
  machine: portalMachine,
  length: 60,
  input: { application: applications.b2b, language: 'en', sample: true, address: at('/get-a-quote') },
  otherInputs: {
    administration: { application: applications.admin, language: 'en', sample: true, address: at('/rates') },
    'a consumer': {
      application: applications.b2c,
      language: 'en',
      sample: true,
      address: at('/get-a-quote'),
    },
  },
  fingerprint: ({ context }) => [
    context.address.path,
    new URLSearchParams(context.address.search).get('userType'),
    context.returnTo === null ? null : flowPaths.includes(context.returnTo.path),
    context.lastUserType,
    context.wantedLanguage,
    context.claimsFailed,
    context.beginsQuote,
    context.areaHoldsUnsaved,
    [context.wantedAddress?.path].map((path) => (path === '/user' || path === '/logout' ? path : null)),
    context.session === null
      ? null
      : [context.session.facts.application, context.session.signedIn, context.session.atoms.length],
  ],
  stimuli: [
    settle('theTextsCome', 'loadTexts', undefined, tellsTheLanguage),
    fail('theTextsFail', 'loadTexts', down),
    send('choosesFrench', { type: 'person.chooseLanguage', language: 'fr' }, whereLanguageIsHeard),
    send('choosesEnglish', { type: 'person.chooseLanguage', language: 'en' }, whereLanguageIsHeard),
    settle('nobodyIsSignedIn', 'openSession', nobody, atWork),
    settle('anEmployeeIsSignedIn', 'openSession', internalSession, { ...atWork, ...claimsHaveCome }),
    settle('aViewerIsSignedIn', 'openSession', withoutQuotes, atWorkBelowTheRoot),
    settle('aConsumerComes', 'openSession', consumer, atHome),
    fail('theServerDoesNotAnswer', 'openSession', down),
    send('triesAgain', { type: 'person.retryOpening' }),
    send('beginsAQuote', beginsQuote, beginsANewQuote),
    send('opensTheFlow', opens('/apply'), opensTheApplication),
    send('opensAnArea', opens('/allocations'), {
      requirements: ['SI-039'],
      where: (_, before) => !before.matches({ session: 'live' }),
      check: (after) => expect(after.matches({ visit: 'openingSession' })).toBe(true),
    }),
    send('opensAContentPage', opens('/faqs'), {
      requirements: ['CN-014'],
      check: (after) =>
        expect(after.matches({ visit: 'readingContent' })).toBe(
          after.context.session?.atoms.includes('TRIPX_READ') ?? false,
        ),
    }),
    send('opensAnUnknownAddress', opens('/nowhere'), atRest),
    send('opensForbidden', opens('/forbidden'), atRest),
    send('opensNotFound', opens('/notfound'), atRest),
    send('opensError', opens('/error'), atRest),
    send('opensWelcome', opens('/welcome')),
    send('opensLogin', opens('/login'), atRest),
    send('opensCustomerIdentity', opens('/ciam'), atRest),
    send('opensLogout', opens('/logout')),
    ...areaStimuli,
    send('arrivesBySso', opens('/sso'), atRest),
    send('arrivesAsEmployee', arrives('lanid'), atRest),
    send('arrivesAsCustomer', arrives('ciamid'), atRest),
    settle(
      'ssoKnowsThePerson',
      'singleSignOn',
      { session: internalSession },
      {
        ...atWork,
        requirements: ['RT-045'],
        check: (after) => {
          expect(after.matches({ visit: 'selling' })).toBe(true);
          expect(after.context.address.path).toBe(landings[after.context.application.key]);
        },
      },
    ),
    settle(
      'ssoKnowsNobody',
      'singleSignOn',
      { session: null },
      {
        ...atWork,
        requirements: ['RT-045'],
        check: (after, _, { context }) => {
          const named = new URLSearchParams(context.address.search).get('userType') ?? 'nobody';
          const ways = { lanid: 'signingInDirectory', ciamid: 'signingInCustomer', nobody: 'choosingSignIn' };
          expect(after.matches({ visit: ways[named as keyof typeof ways] as 'choosingSignIn' })).toBe(true);
        },
      },
    ),
    send('choosesTheDirectory', { type: 'person.chooseSignIn', userType: 'lanid' }),
    send('choosesCustomerIdentity', { type: 'person.chooseSignIn', userType: 'ciamid' }),
    settle('theDirectorySignsIn', 'directorySignIn', { session: internalSession, returnTo: null }, toTheFlow),
    settle(
      'customerIdentitySignsIn',
      'customerSignIn',
      { session: externalSession, returnTo: at('/apply') },
      toTheFlow,
    ),
    send('theSessionEnds', { type: 'session.end' }),
    send('signsInAgain', { type: 'person.signInAgain' }),
    settle('theSessionIsRenewed', 'signInAgain', renewedSession, {
      ...asEmployee,
      claims: [
        claimsHaveCome,
        goesOnRenewed,
        ...(
          [
            ['quoteFlow', { type: 'parent.renewSession', today: '2026-11-21' }],
            ['area', { type: 'parent.renewSession' }],
          ] as const
        ).map(([work, told]) => ({
          requirements: ['SI-039'],
          where: (after: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
            work in after.children && before.context.session.userRef === internalSession.userRef,
          check: (_: AnyMachineSnapshot, seen: Seen) => expect(seen.received(work).at(-1)).toEqual(told),
        })),
      ],
    }),
    settle('somebodyElseSignsIn', 'signInAgain', colleague, {
      ...asEmployee,
      requirements: ['SI-039'],
      check: (after) => {
        expect(after.context.session).toEqual(colleague);
        expect(after.context.remembered).toEqual({});
        expect(after.context.address.path).toBe(landings[after.context.application.key]);
      },
    }),
    settle('theConsumerGoesOn', 'signInAgain', consumer, atHome),
    fail('theSessionIsNotRenewed', 'signInAgain', down, failed),
    send('signsOut', { type: 'person.signOut' }),
    settle('thePersonIsSignedOut', 'signOut', { endAt: '/welcome', problem: null }, asEmployee),
    settle('theCustomerIsSignedOut', 'signOut', { endAt: '/ciam', problem: null }, asCustomer),
    settle(
      'theServerDoesNotHearOfTheSignOut',
      'signOut',
      { endAt: '/welcome', problem: down.code },
      { ...asEmployee, ...staysUnended },
    ),
    emitFrom('theMenusComeEmpty', 'navigation', { type: 'navigation.comeEmpty' }, leadsToTheRoot),
    emitFrom(
      'theOrganizationFails',
      'organizationLoad',
      { type: 'organizationLoad.fail' },
      {
        requirements: ['SI-025'],
        when: where(({ claimsFailed }) => !claimsFailed),
        check: (after) => {
          expect(after.matches({ visit: 'openingSession' })).toBe(true);
          expect(after.context.claimsFailed).toBe(true);
          expect(after.context.address).toEqual({ path: '/', search: '' });
        },
      },
    ),
    emitFrom(
      'theOrganizationFailsAgain',
      'organizationLoad',
      { type: 'organizationLoad.fail' },
      {
        requirements: ['SI-026'],
        when: where(({ claimsFailed }) => claimsFailed),
        check: (after) => expect(after.matches({ visit: 'broken' })).toBe(true),
      },
    ),
    settle('theReminderEndsTheSession', 'idleSession', undefined, {
      requirements: ['ID-010', 'ID-013'],
      check: (after, seen, { context }) => {
        expect(after.matches({ visit: context.application.adminView ? 'signingOut' : 'endingSession' })).toBe(
          true,
        );
        const ending = context.application.adminView ? 'signOut' : 'endSession';
        const userType = context.session?.signedIn ? context.session.userType : null;
        expect(seen.inputs(ending).at(-1)).toEqual({ userType });
      },
    }),
    settle('theSessionIsEnded', 'endSession', nobody, {
      ...atWork,
      requirements: ['ID-011'],
      check: (after) => {
        expect(after.context.session).toEqual(nobody);
        expect(after.context.address.path).toBe('/');
        expect(after.matches({ visit: 'choosingSignIn' })).toBe(true);
      },
    }),
    settle('theConsumerBeginsAnew', 'endSession', consumer, atHome),
    fail('theSessionCannotBeEnded', 'endSession', down),
    send('triesToEndAgain', { type: 'person.retryEnding' }, endsAsBefore),
    send('aScreenFails', { type: 'screen.fail', requestId: 'r-1' }, { when: inEnglish }),
  ].map(whereItTells),
  holds: portalHolds,
});
