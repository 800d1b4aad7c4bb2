import type { CancellationPreview } from '#domain/calls/policies/previewCancellation.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { CancellationReason } from '#domain/policies/cancellationReasons.ts';
import type { cancellationForm } from '#domain/policies/cancellationForm.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type PolicyCancellationInput = {
  policy: PolicyDetail;
  /** The person is allowed to cancel, where the policy can be. */
  mayCancel: boolean;
};

export type PolicyCancellationContext = SendingContext<typeof cancellationForm> &
  PolicyCancellationInput & {
    /** What would be given back for what is chosen. */
    preview: CancellationPreview | null;
  };

export type PolicyCancellationEvent =
  | FillEvent<typeof cancellationForm>
  | LeaveFieldEvent<typeof cancellationForm>
  | { type: 'person.cancelPolicy' }
  | { type: 'person.confirm' }
  | { type: 'person.close' }
  | { type: 'person.retry' };

/** What a refund depends on. */
export type RefundAsked = { policyNumbers: readonly string[]; cancellationReason: CancellationReason };

/** [CX-005] A cancellation as it was shown and confirmed. */
export type PolicyToCancel = RefundAsked & {
  /** Under which the tab keeps it until its outcome is known. */
  record: string;
  revision: number;
  shownRefund: number;
  provinceOfResidence: ProvinceCode;
  note: string | null;
};

/** What is said to the section once policies are cancelled. */
export type CancellationReport = {
  type: 'policyCancellation.end';
  /** Whether something is given back. */
  isRefunded: boolean;
};
