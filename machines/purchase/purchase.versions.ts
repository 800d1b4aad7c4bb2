import type { StateValue } from 'xstate';
import { purchaseOpening } from './purchase.setup.ts';
import type { CardCharge, PurchaseContext } from './purchase.types.ts';

/** Counts up whenever a stored purchase of before would not be understood. */
export const purchaseVersion = 4;

type Stored = { value: StateValue; context: object };
type FirstContext = Pick<
  PurchaseContext,
  'purchaseId' | 'attempt' | 'tries' | 'policyNumbers' | 'declinedPayers'
> & { charges: readonly CardCharge[] };

/** The steps from one version of a stored purchase to the next. */
export const purchaseMigrations = {
  1: <State extends Stored>({ value, context }: State) => ({
    value: value === 'waitingToVoid' ? 'waitingToUndo' : String(value),
    context: { ...purchaseOpening(''), ...(context as FirstContext) },
  }),
  2: <State extends Stored>({ value, context }: State) => ({
    value,
    context: { ...context, declineReason: null },
  }),
  3: <State extends Stored>({ value, context }: State) => ({
    value,
    context: { ...context, declines: declinesOf(value, context as Pick<PurchaseContext, 'attempt'>) },
  }),
};

/** Every attempt counted as declined, apart from one that is under way or came to an end. */
function declinesOf(value: StateValue, { attempt }: Pick<PurchaseContext, 'attempt'>): number {
  return value === 'declined' ? attempt : Math.max(attempt - 1, 0);
}
