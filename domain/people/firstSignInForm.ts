import { defineForm } from '../forms/defineForm.ts';
import { text } from '../forms/kinds.ts';
import { comparedReference } from './invitations.ts';

/** What is asked of somebody who signs in for the first time; the number is kept as it is compared. */
export const firstSignInForm = defineForm<null, 'required'>()({
  referenceNumber: { is: text({ cut: 40, taken: comparedReference }), required: true },
});
