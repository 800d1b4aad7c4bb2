import { sendParent, setup } from 'xstate';
import { isSameMailbox, resendForm } from '#domain/policies/resendForm.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  ConfirmationResendContext,
  ConfirmationResendEvent,
  ConfirmationResendInput,
  ConfirmationToResend,
  ResendReport,
} from './confirmationResend.types.ts';

const part = actPart<typeof resendForm, ConfirmationResendContext>(resendForm, () => null);

const goesToOther = ({ form, policy }: ConfirmationResendContext) =>
  !isSameMailbox(form.email.trim(), policy.email);

const { asking, doing } = actStates({
  port: 'resendConfirmation',
  does: (context: ConfirmationResendContext) => ({
    policyNumber: context.policy.policyNumber,
    form: context.form,
    toOther: goesToOther(context),
  }),
});

/** [DL-004] [DL-007] Sends the confirmation of a policy again: its address is checked or changed, and another one confirmed. */
export const confirmationResendMachine = setup({
  types: {
    input: {} as ConfirmationResendInput,
    context: {} as ConfirmationResendContext,
    events: {} as ConfirmationResendEvent,
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { resendConfirmation: port<void, ConfirmationToResend>('resendConfirmation') },
  guards: {
    ...part.guards,
    formIsForOther: ({ context }) => part.guards.formIsComplete({ context }) && goesToOther(context),
  },
  actions: {
    ...part.actions,
    startAfresh: stepOf<ConfirmationResendContext, undefined>(({ policy: { email, language } }) => ({
      ...part.opening({ email, language }),
      problem: null,
    })),
    reportUnsaved: sendParent(
      ({ context: { form, policy } }): ResendReport => ({
        type: 'page.noteUnsaved',
        unsaved: form.email !== policy.email || form.language !== policy.language,
      }),
    ),
    reportNothingUnsaved: sendParent((): ResendReport => ({ type: 'page.noteUnsaved', unsaved: false })),
    reportDone: sendParent(
      ({ context }): ResendReport => ({ type: 'confirmationResend.end', sentTo: context.form.email.trim() }),
    ),
    reportFailure: sendParent(
      ({ context }): ResendReport => ({ type: 'confirmationResend.fail', problem: context.problem ?? '' }),
    ),
  },
}).createMachine({
  id: 'confirmationResend',
  context: ({ input: policy }) => ({
    ...part.opening({ email: policy.email, language: policy.language }),
    policy,
    problem: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'person.resend': { actions: 'startAfresh', target: 'asking' } } },
    asking: {
      ...asking,
      tags: 'dialog',
      meta: { requirements: ['DL-007'] },
      on: {
        ...asking.on,
        'person.fill': { actions: [{ type: 'fillField', params: ({ event }) => event }, 'reportUnsaved'] },
        'person.confirm': [
          { guard: 'formIsForOther', target: 'confirming' },
          { guard: 'formIsComplete', target: 'pending' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
        'person.close': { actions: 'reportNothingUnsaved', target: 'closed' },
      },
      states: {
        ...asking.states,
        failed: { meta: { requirements: ['DL-004', 'DL-008'] }, entry: 'reportFailure' },
      },
    },
    confirming: {
      tags: 'dialog',
      on: {
        'person.confirm': 'pending',
        'person.goBack': 'asking',
        'person.close': { actions: 'reportNothingUnsaved', target: 'closed' },
      },
    },
    pending: { ...doing, tags: ['busy', 'dialog'], meta: { requirements: ['DL-004', 'DL-005', 'DL-006'] } },
    done: {
      meta: { requirements: ['DL-004', 'DL-008', 'DL-009'] },
      entry: ['reportNothingUnsaved', 'reportDone'],
      on: { 'person.resend': { actions: 'startAfresh', target: 'asking' } },
    },
  },
});
