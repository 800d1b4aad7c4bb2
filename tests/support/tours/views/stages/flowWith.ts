import { type AnyActorRef, createActor } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { FlowRef } from '#src/ui/flow/flowRef.ts';
import { quoteFlowTour } from '../../../../tours/quoteFlow.tour.ts';
import { boughtRecord } from '../../../sale/boughtRecord.ts';
import { flowFacts } from '../../../quote/forms.ts';
import { completeForms, purchaseId } from '../../../quote/flow.ts';
import { answer } from '../../doubles.ts';
import { type Children, withChildren } from './withChildren.ts';

/** A flow in which a policy was bought, with these charts in the place of its children. */
export function boughtFlowWith(children: Children): FlowRef {
  const flow = createActor(quoteFlowTour.machine, {
    input: { facts: flowFacts(), wantedStep: 'CONFIRMATION', language: 'en', beginsNew: false },
  }).start();
  const end = (port: string, output: unknown) => {
    const running = flow.getSnapshot().children as Record<string, AnyActorRef>;
    answer(running[port]!, output);
  };
  const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
  const bought: PurchaseAnswer = {
    purchaseId,
    status: 'confirmed',
    declinedPayers: [],
    declineReason: null,
    record: boughtRecord,
  };
  end('readDraft', { step: 'PAYMENT', forms: completeForms({ payment }), quoteNumber: 'Q-100001' });
  end('readPurchase', bought);
  end('fetchStep', undefined);
  return withChildren(flow as FlowRef, children);
}
