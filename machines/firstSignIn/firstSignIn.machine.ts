import { assign, sendParent, setup } from 'xstate';
import { firstSignInForm } from '#domain/people/firstSignInForm.ts';
import { problemNumberOf } from '#domain/problemCode.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { codeSaid } from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import type { FirstSignInContext, FirstSignInEvent, FirstSignInReport } from './firstSignIn.types.ts';

const { opening, guards, actions } = actPart<typeof firstSignInForm, FirstSignInContext>(
  firstSignInForm,
  () => null,
);

const problemSaid = { type: 'noteProblem', params: codeSaid } as const;
const triesSaid = ({ event }: { event: { error: unknown } }) => problemNumberOf(event.error, 'triesLeft');

const proving = actStates({
  port: 'proveInvitation',
  does: ({ form }: FirstSignInContext) => ({ referenceNumber: form.referenceNumber }),
  refused: [
    { guard: { type: 'invitationIsOver', params: codeSaid }, actions: problemSaid, target: 'over' },
    {
      guard: { type: 'numberIsWrong', params: codeSaid },
      actions: [problemSaid, { type: 'rememberTries', params: triesSaid }],
      target: 'asking.failed',
    },
  ],
});

/** Whom nobody knows yet names the reference number of the invitation; ends once the session is open. */
export const firstSignInMachine = setup({
  types: {
    context: {} as FirstSignInContext,
    events: {} as FirstSignInEvent,
    tags: {} as 'busy',
  },
  actors: { proveInvitation: port<void, { referenceNumber: string }>('proveInvitation') },
  guards: {
    ...guards,
    invitationIsOver: (_, code: string) =>
      code === 'identity.referenceExpired' || code === 'identity.triedTooOften',
    numberIsWrong: (_, code: string) => code === 'identity.referenceWrong',
  },
  actions: {
    ...actions,
    rememberTries: assign((_, triesLeft: number) => ({ triesLeft })),
    leave: sendParent((): FirstSignInReport => ({ type: 'firstSignIn.changeAccount' })),
  },
}).createMachine({
  id: 'firstSignIn',
  context: () => ({ ...opening(), problem: null, triesLeft: 0 }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'asking',
  states: { ...proving, over: {}, done: { type: 'final' } },
});
