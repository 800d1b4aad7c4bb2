import type { ApplyForm } from '#domain/apply/applyForm.ts';
import { mayEnterToken, methodsOffered } from '#domain/payment/methods.ts';
import { sellingAgencyOf } from '#domain/payment/sellingAgency.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { Order } from '../createPolicy/createPolicy.types.ts';
import type { PaymentInput } from '../payment/payment.types.ts';
import type { QuoteFlowContext } from './quoteFlow.types.ts';

/** [PY-003] [PY-041] The payment of a complete application, with the order that is settled by it. */
export function paymentInput({
  forms,
  facts,
  language,
}: Pick<QuoteFlowContext, 'forms' | 'facts' | 'language'>): PaymentInput {
  const { travellers, trip, plans: chosenPlans, apply } = forms as Omit<Order, 'facts'>;
  const order: Order = { facts, travellers, trip, plans: chosenPlans, apply };
  const { chosen, plans } = order.plans;
  return {
    form: forms.payment,
    individualPayment: plans.individualPayment,
    items: chosen.map(({ paxId, name: what, premiumTotalCents: amountCents }) => ({
      paxId,
      name: nameOf(order.apply, paxId),
      what,
      amountCents,
    })),
    totalCents: groupTotalCents(chosen),
    methods: methodsOffered(facts.channel, facts.paymentGateways),
    cardProfile: { id: facts.monerisProfileId, frameUrl: facts.cardFrameUrl },
    mayEnterToken: mayEnterToken(facts),
    mayOpenTasks: facts.mayOpenTasks,
    language,
    agency: sellingAgencyOf(facts),
    order,
  };
}

/** [AP-010] First and last name as the application has them; null where the name follows. */
function nameOf({ travellers }: ApplyForm, paxId: string): string | null {
  const person = travellers.find((traveller) => traveller.paxId === paxId);
  if (!person) return '';
  return person.nameToFollow ? null : `${person.firstName} ${person.lastName}`;
}
