import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerSignInMachine } from '#machines/customerSignIn/customerSignIn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import { externalSession } from './sessions.ts';

const down = new Error('The identity service does not answer');
const account = { userRef: 'paul.roy', returnTo: { path: '/get-a-quote', search: '' } };

const seeProblem = (snapshot: SnapshotFrom<typeof customerSignInMachine>) => {
  expect(snapshot.context.problem).toEqual({
    code: 'unknown',
    message: 'The identity service does not answer',
    debug: '',
  });
  expect(snapshot.hasTag('loginPending')).toBe(false);
};

export const customerSignInTour = defineTour({
  machine: customerSignInMachine,
  switches: 1,
  input: { comesBack: true, purpose: 'signIn', returnTo: null },
  stimuli: [
    settle('theServiceAnswersTheReturn', 'completeCustomerRedirect', account),
    fail('theReturnFails', 'completeCustomerRedirect', down),
    fail('theRedirectFails', 'redirectToCustomerIdentity', down),
    settle('theServerOpensASession', 'exchangeCustomerToken', undefined),
    fail('theServerRefusesTheToken', 'exchangeCustomerToken', down),
    fail(
      'theServerKnowsNobody',
      'exchangeCustomerToken',
      { code: 'identity.newcomer' },
      { check: (after) => expect(after.matches('firstSigningIn')).toBe(true) },
    ),
    settle('theInvitationIsProved', 'firstSignIn', undefined),
    emitFrom('anotherAccountIsWanted', 'firstSignIn', { type: 'firstSignIn.changeAccount' }),
    settle('theUserComes', 'fetchUser', externalSession),
    fail('theUserFails', 'fetchUser', down),
    send('thePersonTriesAgain', { type: 'person.retrySignIn' }),
  ],
  holds: {
    initializing: ({ context }) => expect(context.session).toBeNull(),
    redirecting: {
      requirements: ['SI-013'],
      check: (snapshot) => {
        expect(snapshot.hasTag('loginPending')).toBe(true);
        expect(snapshot.hasTag('tokenPending')).toBe(true);
      },
    },
    completingRedirect: (snapshot) => expect(snapshot.hasTag('loginPending')).toBe(true),
    openingSession: ({ context }) => expect(context.userRef).toBe('paul.roy'),
    fetchingUser: [
      { check: (snapshot) => expect(snapshot.hasTag('tokenPending')).toBe(true) },
      {
        requirements: ['SI-022'],
        check: (snapshot) => {
          expect(snapshot.hasTag('loadingClaims')).toBe(true);
          expect(snapshot.context.problem).toBeNull();
        },
      },
    ],
    firstSigningIn: ({ children }) => expect(children).toHaveProperty('firstSignIn'),
    refused: seeProblem,
    userNotFetched: (snapshot) => {
      seeProblem(snapshot);
      expect(snapshot.context.returnTo).toEqual(account.returnTo);
    },
    signedIn: {
      requirements: ['SI-014', 'SI-023'],
      check: (snapshot) => {
        expect(snapshot.hasTag('loadingClaims')).toBe(false);
        expect(snapshot.hasTag('loginPending')).toBe(false);
        expect(snapshot.hasTag('tokenPending')).toBe(false);
        expect(snapshot.output).toEqual({ session: externalSession, returnTo: account.returnTo });
      },
    },
  },
});
