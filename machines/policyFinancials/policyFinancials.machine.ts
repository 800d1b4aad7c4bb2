import { setup } from 'xstate';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { SharedCommand } from '../area.types.ts';

type PolicyFinancialsEvent =
  | { type: 'person.showPayments' }
  | { type: 'person.showPremiums' }
  | SharedCommand;

/** [FT-003] The money of what was bought together, in two views: payments, and the premiums that they are for. */
export const policyFinancialsMachine = setup({
  types: {
    input: {} as { policy: PolicyDetail },
    context: {} as { policy: PolicyDetail },
    events: {} as PolicyFinancialsEvent,
  },
}).createMachine({
  id: 'policyFinancials',
  context: ({ input: { policy } }) => ({ policy }),
  initial: 'PAYMENT',
  states: {
    PAYMENT: { on: { 'person.showPremiums': 'PREMIUM' } },
    PREMIUM: { on: { 'person.showPayments': 'PAYMENT' } },
  },
});
