import type { ResendForm, resendForm } from '#domain/policies/resendForm.ts';
import type { PageReport } from '../area.types.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

/** The policy whose confirmation is sent again, with its own address and language. */
export type ConfirmationResendInput = { policyNumber: string; email: string; language: 'EN' | 'FR' };

export type ConfirmationResendEvent =
  | FillEvent<typeof resendForm>
  | LeaveFieldEvent<typeof resendForm>
  | { type: 'person.resend' }
  | { type: 'person.confirm' }
  | { type: 'person.goBack' }
  | { type: 'person.close' };

export type ConfirmationResendContext = SendingContext<typeof resendForm> & {
  policy: ConfirmationResendInput;
};

export type ConfirmationToResend = {
  policyNumber: string;
  form: ResendForm;
  /** The address is not that of the policy, and the person confirmed it. */
  toOther: boolean;
};

/** What became of it; the parent reads the deliveries again and says it. What is typed would be lost. */
export type ResendReport =
  | { type: 'confirmationResend.end'; sentTo: string }
  | { type: 'confirmationResend.fail'; problem: string }
  | Extract<PageReport, { type: 'page.noteUnsaved' }>;
