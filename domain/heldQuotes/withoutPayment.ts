import type { FlowDraft } from '../flow/flowForms.ts';

/** A draft without what its owner’s payment was: it opens at the application at the latest. */
export const withoutPayment = ({ step, forms }: FlowDraft): FlowDraft => ({
  step: step === 'PAYMENT' || step === 'CONFIRMATION' ? 'CONTACT_DETAILS' : step,
  forms: { ...forms, payment: null },
});
