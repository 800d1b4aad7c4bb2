import { expect } from 'vitest';
import { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { actPart } from '../support/tours/parts/act.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const proving = actPart({
  port: 'proveInvitation',
  entered: { referenceNumber: 'K7Q2M9XWPA' },
  does: () => ({ referenceNumber: 'K7Q2M9XWPA' }),
  refused: { field: 'referenceNumber', wire: 'body.referenceNumber', problem: 'wrongFormat' },
  code: 'network.unreachable',
  tooEarly: {
    confirmsWithoutNumber: { form: { referenceNumber: '' }, problems: { referenceNumber: 'required' } },
  },
});

export const firstSignInTour = defineTour({
  machine: firstSignInMachine,
  fingerprint: ({ context: { form, problems, problem, refused } }) => [form, problems, problem, refused],
  stimuli: [
    ...proving.stimuli,
    settle('theSessionOpens', 'proveInvitation', undefined),
    fail(
      'theNumberIsWrong',
      'proveInvitation',
      { code: 'identity.referenceWrong', body: { triesLeft: 3 } },
      {
        check: (after) => {
          expect(after.matches({ asking: 'failed' })).toBe(true);
          expect(after.context).toMatchObject({ problem: 'identity.referenceWrong', triesLeft: 3 });
        },
      },
    ),
    fail(
      'theInvitationHasRunOut',
      'proveInvitation',
      { code: 'identity.referenceExpired' },
      { check: (after) => expect(after.matches('over')).toBe(true) },
    ),
    fail(
      'noTryIsLeft',
      'proveInvitation',
      { code: 'identity.triedTooOften' },
      { check: (after) => expect(after.matches('over')).toBe(true) },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'firstSignIn.changeAccount' }) },
    ),
  ],
  holds: {
    ...proving.holds,
    'asking.failed': ({ context }) => {
      expect(context.form).toEqual({ referenceNumber: 'K7Q2M9XWPA' });
      expect(['network.unreachable', 'identity.referenceWrong']).toContain(context.problem);
    },
    over: ({ context }) => {
      expect(context.form).toEqual({ referenceNumber: 'K7Q2M9XWPA' });
      expect(['identity.referenceExpired', 'identity.triedTooOften']).toContain(context.problem);
    },
    done: ({ status }) => expect(status).toBe('done'),
  },
});
