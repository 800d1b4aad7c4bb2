import { expect } from 'vitest';
import { directorySignInMachine } from '#machines/directorySignIn/directorySignIn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import { claimsHaveCome, internalSession } from './sessions.ts';

const returnTo = { path: '/apply', search: '' };
const account = { userRef: 'marie.tremblay', returnTo: null };
const down = new Error('The directory does not answer|AADSTS50196 loop');

export const directorySignInTour = defineTour({
  machine: directorySignInMachine,
  switches: 1,
  input: { comesBack: true, returnTo },
  otherInputs: { 'nobody yet': { comesBack: false, returnTo } },
  stimuli: [
    settle('theDirectoryAnswersTheReturn', 'completeDirectoryRedirect', account),
    fail('theReturnFails', 'completeDirectoryRedirect', down),
    fail('theDirectoryDoesNotInitialize', 'findAccount', down),
    settle(
      'anAccountIsKnown',
      'findAccount',
      { known: true },
      {
        requirements: ['SI-002'],
        check: (after) => expect(after.matches('obtainingTokenSilently')).toBe(true),
      },
    ),
    settle(
      'noAccountIsKnown',
      'findAccount',
      { known: false },
      {
        requirements: ['SI-002', 'SI-003'],
        check: (after, seen) => {
          expect(after.matches('redirecting')).toBe(true);
          expect(seen.inputs('redirectToDirectory').length).toBeGreaterThan(0);
        },
      },
    ),
    fail('theRedirectFails', 'redirectToDirectory', down),
    settle('theTokenComesSilently', 'obtainTokenSilently', account),
    fail('theSilentTokenFails', 'obtainTokenSilently', down),
    settle('theTokenComesFromTheWindow', 'obtainTokenByPopup', account),
    fail('theWindowIsClosed', 'obtainTokenByPopup', new Error('The window was closed')),
    settle('theServerOpensASession', 'exchangeDirectoryToken', undefined),
    fail('theServerRefusesTheToken', 'exchangeDirectoryToken', down),
    fail(
      'theServerKnowsNobody',
      'exchangeDirectoryToken',
      { code: 'identity.newcomer' },
      { check: (after) => expect(after.matches('firstSigningIn')).toBe(true) },
    ),
    settle('theInvitationIsProved', 'firstSignIn', undefined),
    emitFrom('anotherAccountIsWanted', 'firstSignIn', { type: 'firstSignIn.changeAccount' }),
    settle('theClaimsCome', 'fetchClaims', internalSession),
    fail('theClaimsFail', 'fetchClaims', down),
    send('thePersonTriesAgain', { type: 'person.retrySignIn' }),
  ],
  holds: {
    initializing: ({ context }) => expect(context.session).toBeNull(),
    lookingForAccount: {
      requirements: ['SI-002'],
      check: ({ context }, seen) => {
        expect(context.problem).toBeNull();
        expect(seen.inputs('findAccount').length).toBeGreaterThan(0);
      },
    },
    completingRedirect: ({ context }) => expect(context.comesBack).toBe(true),
    redirecting: {
      requirements: ['SI-003'],
      check: (_, seen) => expect(seen.inputs('redirectToDirectory').length).toBeGreaterThan(0),
    },
    obtainingTokenSilently: (_, seen) => expect(seen.inputs('obtainTokenSilently').length).toBeGreaterThan(0),
    obtainingTokenByPopup: {
      requirements: ['SI-004'],
      check: ({ context }, seen) => {
        expect(seen.inputs('obtainTokenSilently').length).toBeGreaterThan(0);
        expect(context.problem?.message).toBe('The directory does not answer');
      },
    },
    openingSession: ({ context }) => expect(context.userRef).toBe('marie.tremblay'),
    fetchingClaims: [
      {
        requirements: ['SI-006'],
        check: ({ context }, seen) => {
          expect(context.userRef).toBe('marie.tremblay');
          expect(seen.inputs('fetchClaims').length).toBeGreaterThan(0);
        },
      },
      {
        requirements: ['SI-022'],
        check: (snapshot) => {
          expect(snapshot.hasTag('loadingClaims')).toBe(true);
          expect(snapshot.context.problem).toBeNull();
        },
      },
    ],
    firstSigningIn: ({ children }) => expect(children).toHaveProperty('firstSignIn'),
    refused: {
      requirements: ['SI-010', 'SI-011'],
      check: ({ context }) =>
        expect([
          { code: 'unknown', message: 'The directory does not answer', debug: 'AADSTS50196 loop' },
          { code: 'unknown', message: 'The window was closed', debug: '' },
        ]).toContainEqual(context.problem),
    },
    signedIn: [
      {
        check: ({ output }) => expect(output).toEqual({ session: internalSession, returnTo }),
      },
      claimsHaveCome,
    ],
  },
});
