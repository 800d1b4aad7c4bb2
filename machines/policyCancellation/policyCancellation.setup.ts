import { sendParent, setup } from 'xstate';
import type { CancellationPreview } from '#domain/calls/policies/previewCancellation.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { cancellationForm } from '#domain/policies/cancellationForm.ts';
import type { CancellationReason } from '#domain/policies/cancellationReasons.ts';
import { nothingWasChanged } from '#domain/policies/changeOutcomes.ts';
import { canBeCancelled } from '#domain/policies/refundRules.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { formPart } from '../forms/formPart.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  CancellationReport,
  PolicyCancellationContext,
  PolicyCancellationEvent,
  PolicyCancellationInput,
  PolicyToCancel,
  RefundAsked,
} from './policyCancellation.types.ts';

const part = formPart<typeof cancellationForm, PolicyCancellationContext>(cancellationForm, () => null);
const sending = sendingPart<typeof cancellationForm, PolicyCancellationContext>(cancellationForm, part);

/** The form as nobody has filled it. */
export const nothingFilled = () => part.opening();

/** Pause before the outcome is looked up again, in milliseconds. */
const pauseMs = 2_000;

/** What the refund is asked for. */
export const refundAsked = ({ form }: PolicyCancellationContext): RefundAsked => ({
  policyNumbers: form.policyNumbers,
  cancellationReason: form.cancellationReason as CancellationReason,
});
/** By which policy the tab keeps what was sent. */
export const recordOf = ({ policy }: PolicyCancellationContext) => policy.paxes[0]?.policyNumber ?? '';

/** [CX-005] The cancellation as it is on the screen. */
export const asShown = (context: PolicyCancellationContext): PolicyToCancel => {
  const { policy, form, preview } = context;
  const { revision, refundTotal } = preview as CancellationPreview;
  return {
    ...refundAsked(context),
    record: recordOf(context),
    revision,
    shownRefund: refundTotal,
    provinceOfResidence: policy.tripInformation.provinceOfResidence as ProvinceCode,
    note: part.guards.fieldIsAsked({ context }, 'note') ? form.note.trim() : null,
  };
};

/** What the chart of a cancellation is made of. */
export const policyCancellationSetup = setup({
  types: {
    input: {} as PolicyCancellationInput,
    context: {} as PolicyCancellationContext,
    events: {} as PolicyCancellationEvent,
    tags: {} as 'busy' | 'checking' | 'dialog' | 'pricing',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    recallCancellation: port<boolean, { record: string }>('recallCancellation'),
    previewCancellation: port<CancellationPreview, RefundAsked>('previewCancellation'),
    cancelPolicy: port<ChangeAnswer, PolicyToCancel>('cancelPolicy'),
    /** Null where nothing of it ever reached the server. */
    readPolicyChange: port<ChangeAnswer | null, { record: string }>('readPolicyChange'),
  },
  guards: {
    formIsComplete: part.guards.formIsComplete,
    ...sending.guards,
    policyMayBeCancelled: ({ context: { mayCancel, policy } }) =>
      mayCancel && policy.paxes.some(({ policyStatus }) => canBeCancelled(policyStatus)),
    somethingWasSent: (_, isOpen: boolean) => isOpen,
    refundDependsOnIt: (_, { key }: { key: string }) => key !== 'note',
    refundCanBeAsked: ({ context: { form } }) =>
      form.cancellationReason !== '' && form.policyNumbers.length > 0,
    refundHasChanged: (_, code: string) => code === 'refund.changed' || code === 'policy.stale',
    outcomeIsOpen: (_, code: string) => !nothingWasChanged(code),
    changeIsDone: (_, answer: ChangeAnswer | null) => answer?.status === 'done',
    changeIsUnderway: (_, answer: ChangeAnswer | null) =>
      answer?.status === 'underway' || answer?.status === 'checking',
    changeNeedsSomebody: (_, answer: ChangeAnswer | null) => answer?.status === 'needsAttention',
    somethingIsShown: ({ context }) => context.preview !== null,
  },
  actions: {
    ...part.actions,
    ...sending.actions,
    startAfresh: stepOf<PolicyCancellationContext, undefined>(({ policy }) => {
      const opened = policy.paxes.filter(
        (pax) => pax.policyNumber === policy.policyNumber && canBeCancelled(pax.policyStatus),
      );
      const policyNumbers = opened.map(({ policyNumber }) => policyNumber);
      return {
        ...part.opening({ ...cancellationForm.empty, policyNumbers }),
        preview: null,
        problem: null,
      };
    }),
    forgetRefund: stepOf<PolicyCancellationContext, undefined>(() => ({ preview: null, problem: null })),
    showRefund: stepOf((_: PolicyCancellationContext, preview: CancellationPreview) => ({ preview })),
    reportDone: sendParent(
      (_, answer: ChangeAnswer | null): CancellationReport => ({
        type: 'policyCancellation.end',
        isRefunded: answer !== null && answer.refunds.length > 0,
      }),
    ),
  },
  delays: { lookUpPause: pauseMs },
});
