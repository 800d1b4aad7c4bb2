import { type AnyActorRef, createActor } from 'xstate';
import type { PaymentRef } from '#src/ui/payment/paymentRef.ts';
import { paymentTour } from '../../../../tours/payment.tour.ts';
import { purchaseId } from '../../../sale/purchase.ts';
import { type Children, withChildren } from './withChildren.ts';

/** A payment that can be entered, with these charts as its only children that show. */
export function paymentWith(children: Children): PaymentRef {
  const payment = createActor(paymentTour.machine, { input: paymentTour.input }).start();
  payment.send({ type: 'settlement.prepared', purchaseId });
  return withChildren(payment as AnyActorRef as PaymentRef, {
    agencySwitch: undefined,
    cardField: undefined,
    ...children,
  });
}
