import { assign, setup } from 'xstate';
import { port } from '../ports.ts';
import { chargesOf, withoutTokens } from './charges.ts';
import { activationOpening, chargingOpening, paidPart } from './purchase.parts.ts';
import type {
  PurchaseContext,
  PurchaseEvent,
  PurchaseNews,
  RecordOutcome,
  SubmittedCard,
  TooLate,
} from './purchase.types.ts';

/** A purchase that has not been paid with. */
export function purchaseOpening(purchaseId: string): PurchaseContext {
  return { purchaseId, attempt: 0, ...chargingOpening, ...activationOpening };
}

/** Ports, guards, delays and actions of the chart. */
export const purchaseSetup = setup({
  types: {
    input: {} as { purchaseId: string },
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseNews,
    tags: {} as 'underway' | 'checking' | 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    ...paidPart.actors,
    recordPolicies: port<RecordOutcome | TooLate, { purchaseId: string; payBy: number | null }>(
      'recordPolicies',
    ),
  },
  guards: paidPart.guards,
  delays: paidPart.delays,
  actions: {
    ...paidPart.actions,
    rememberCharges: assign(
      ({ context }, { cards, payBy }: { cards: readonly SubmittedCard[]; payBy: number }) => ({
        charges: chargesOf(cards, context.purchaseId, context.attempt + 1),
        attempt: context.attempt + 1,
        tries: 0,
        declinedPayers: [],
        declineReason: null,
        payBy,
        trouble: null,
      }),
    ),
    forgetTokens: assign(({ context }) => ({ charges: withoutTokens(context.charges) })),
    rememberPolicies: assign((_, outcome: RecordOutcome | TooLate) => ({
      policyNumbers: outcome.kind === 'recorded' ? outcome.policyNumbers : [],
      trouble: null,
    })),
  },
});
