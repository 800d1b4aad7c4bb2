import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { signOutMachine } from '#machines/signOut/signOut.machine.ts';

test('[SI-031] a customer whose logout cannot be posted is led to /ciam and told why, the tokens forgotten and no provider asked', async () => {
  const asked: unknown[] = [];
  const chart = signOutMachine.provide({
    actors: {
      logOut: fromPromise(async ({ input }) => {
        asked.push(['logOut', input]);
        throw { code: 'network.unreachable' };
      }),
      clearTokens: fromPromise(async ({ input }) => {
        asked.push(['clearTokens', input]);
      }),
      leaveToProvider: fromPromise(async ({ input }) => {
        asked.push(['leaveToProvider', input]);
      }),
    },
  });
  const signOut = createActor(chart, { input: { userType: 'ciamid' } });
  const left = toPromise(signOut);
  signOut.start();
  expect(await left).toEqual({ endAt: '/ciam', problem: 'network.unreachable' });
  expect(asked).toEqual([
    ['logOut', { userType: 'ciamid' }],
    ['clearTokens', { userType: 'ciamid' }],
  ]);
});
