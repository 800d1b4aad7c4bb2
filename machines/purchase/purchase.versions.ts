import type { StateValue } from 'xstate';
import { purchaseOpening } from './purchase.setup.ts';
import type { CardCharge, PurchaseContext } from './purchase.types.ts';

/** Counts up whenever a stored purchase of before would not be understood. */
export const purchaseVersion = 3;

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
};
