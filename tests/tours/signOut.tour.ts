import { expect } from 'vitest';
import { signOutMachine } from '#machines/signOut/signOut.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, settle } from '../support/tours/stimuli.ts';

const down = { code: 'server.failed' };
const endOf = { lanid: '/welcome', ciamid: '/ciam' };
const providerAddress = 'http://localhost:4700/directory/session/end';

export const signOutTour = defineTour({
  machine: signOutMachine,
  input: { userType: 'lanid' },
  otherInputs: { 'a customer': { userType: 'ciamid' } },
  stimuli: [
    settle(
      'theServerEndsTheSession',
      'logOut',
      { providerAddress },
      { check: ({ context }) => expect(context.providerAddress).toBe(providerAddress) },
    ),
    fail('theServerCannotEndTheSession', 'logOut', down, {
      check: ({ context }) => expect(context.unheard).toBe('server.failed'),
    }),
    settle('theTokensAreCleared', 'clearTokens', undefined),
    fail('theTokensCannotBeCleared', 'clearTokens', down),
    settle('theProviderIsLeftTo', 'leaveToProvider', undefined),
    fail('theProviderCannotBeReached', 'leaveToProvider', down),
  ],
  holds: {
    loggingOut: {
      requirements: ['SI-030'],
      check: ({ context }, seen) => expect(seen.inputs('logOut')).toEqual([{ userType: context.userType }]),
    },
    clearingTokens: {
      requirements: ['SI-027'],
      check: ({ context }, seen) =>
        expect(seen.inputs('clearTokens')).toEqual([{ userType: context.userType }]),
    },
    leavingToProvider: ({ context }, seen) =>
      expect(seen.inputs('leaveToProvider')).toEqual([{ providerAddress: context.providerAddress }]),
    signedOut: {
      requirements: ['SI-028', 'SI-030'],
      check: ({ context, output }) =>
        expect(output).toEqual({ endAt: endOf[context.userType], problem: null }),
    },
    notSignedOut: {
      requirements: ['SI-031'],
      check: ({ context, output }, seen) => {
        expect(output).toEqual({ endAt: endOf[context.userType], problem: 'server.failed' });
        expect(seen.inputs('leaveToProvider')).toEqual([]);
      },
    },
  },
});
