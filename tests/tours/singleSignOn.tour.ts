import { expect } from 'vitest';
import { singleSignOnMachine } from '#machines/singleSignOn/singleSignOn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, settle } from '../support/tours/stimuli.ts';
import { externalSession } from './sessions.ts';

const unknown = { code: 'unknown' };

export const singleSignOnTour = defineTour({
  machine: singleSignOnMachine,
  input: { userTypes: ['ciamid', 'lanid'] },
  stimuli: [
    settle('theProviderKnowsThePerson', 'askProvider', undefined),
    fail('theProviderKnowsNobody', 'askProvider', unknown),
    settle('theServerOpensASession', 'exchangeToken', undefined),
    fail('theServerRefusesTheToken', 'exchangeToken', unknown, {
      check: (after, _, before) => expect(after.context.left).toHaveLength(before.context.left.length - 1),
    }),
    settle('theUserComes', 'fetchUser', externalSession, {
      requirements: ['RT-045'],
      check: ({ output }) => expect(output).toEqual({ session: externalSession }),
    }),
    fail('theUserDoesNotCome', 'fetchUser', unknown),
  ],
  holds: {
    choosingProvider: ({ context }) => expect(context.session).toBeNull(),
    askingProvider: ({ context }, seen) =>
      expect(seen.inputs('askProvider').at(-1)).toEqual({ userType: context.left[0] }),
    openingSession: ({ context }, seen) =>
      expect(seen.inputs('exchangeToken').at(-1)).toEqual({ userType: context.left[0] }),
    fetchingUser: (snapshot) => expect(snapshot.hasTag('loadingClaims')).toBe(true),
    ended: ({ context, output }) => {
      expect(output?.session ?? null).toEqual(context.session);
      expect(context.session !== null || context.left.length === 0).toBe(true);
    },
  },
});
