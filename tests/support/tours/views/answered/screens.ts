import { apply } from './apply.tsx';
import { confirmation } from './confirmation.tsx';
import { payment } from './payment.tsx';
import { planSelection } from './planSelection.tsx';
import { quickQuote } from './quickQuote.tsx';
import { quoteSummary } from './quoteSummary.tsx';
import { sale } from './sale.tsx';
import { tripDetails } from './tripDetails.tsx';

/** The screens whose ports answer by themselves. */
export const answeredScreens = {
  apply,
  confirmation,
  payment,
  planSelection,
  quickQuote,
  quoteSummary,
  sale,
  tripDetails,
};

export type AnsweredName = keyof typeof answeredScreens;
export type AskedOf<Name extends AnsweredName> = Parameters<(typeof answeredScreens)[Name]>[0];
