import type { firstSignInForm } from '#domain/people/firstSignInForm.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type FirstSignInContext = SendingContext<typeof firstSignInForm> & {
  /** How many numbers may still be tried after one that was wrong; 0 before. */
  triesLeft: number;
};

export type FirstSignInEvent =
  | FillEvent<typeof firstSignInForm>
  | LeaveFieldEvent<typeof firstSignInForm>
  | { type: 'person.confirm' }
  | { type: 'person.goBack' };

/** What the chart says to the sign-in that it is part of: another account is wanted. */
export type FirstSignInReport = { type: 'firstSignIn.changeAccount' };
