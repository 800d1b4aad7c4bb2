import { createActor, fromPromise, waitFor } from 'xstate';
import type { DeliveryStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { DraftWanted, FoundDraft } from '#domain/flow/flowForms.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { policyPdfMachine, type SavedPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import { policyWatchMachine } from '#machines/policyWatch/policyWatch.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { returnPort } from '#src/app/returnPort.ts';
import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { completeForms, purchaseId } from '../../../quote/flow.ts';
import { flowFacts, travellersForm } from '../../../quote/forms.ts';
import { purchaseAnswer } from '../../../sale/purchase.ts';
import { type LastStepAsked, problem, recordFor } from './lastSteps.ts';
import type { AnsweredScreen } from './types.ts';

type BoughtAsked = Pick<
  LastStepAsked,
  'facts' | 'nameless' | 'channel' | 'family' | 'multiTrip' | 'delivery' | 'group'
>;

/** The chart of the flow whose purchase is made, with ports that answer by themselves. */
export function answeringFlow(asked: BoughtAsked, readDraft: () => FoundDraft) {
  const seen = { downloads: [] as SavedPdf[] };
  Object.assign(window, { seen });
  const boughtAnswer = (delivery: DeliveryStatus): PurchaseAnswer => {
    const record = recordFor(asked);
    return purchaseAnswer('confirmed', {
      ...record,
      paxes: record.paxes.map((pax) => ({ ...pax, delivery })),
    });
  };
  return quoteFlowMachine.provide({
    actors: {
      readDraft: fromPromise<FoundDraft, DraftWanted>(async () => readDraft()),
      readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() =>
        Promise.resolve(boughtAnswer('PENDING')),
      ),
      closeDraft: fromPromise<void, void>(() => Promise.resolve()),
      fetchStep: fromPromise<void, { step: StepKey }>(() => Promise.resolve()),
      policyWatch: policyWatchMachine.provide({
        actors: {
          readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() =>
            Promise.resolve(boughtAnswer(asked.delivery ?? 'PENDING')),
          ),
          hearReturn: returnPort(window),
        },
      }),
      policyPdf: policyPdfMachine.provide({
        actors: {
          downloadPdf: fromPromise<void, SavedPdf>(({ input }) => {
            seen.downloads.push(input);
            return input.language === 'fr' ? Promise.reject(problem('network')) : Promise.resolve();
          }),
        },
      }),
    },
  });
}

export const confirmation: AnsweredScreen<BoughtAsked> = async (asked, language) => {
  const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
  const travellers = travellersForm({ multiTrip: `${asked.multiTrip ?? false}` });
  const forms = completeForms({ payment, travellers });
  const flow = createActor(
    answeringFlow(asked, () => ({ step: 'PAYMENT', forms })),
    {
      input: { facts: flowFacts(asked.facts), wantedStep: 'CONFIRMATION', language, beginsNew: false },
    },
  );
  flow.start();
  await waitFor(flow, (snapshot) => snapshot.matches('confirmed'));
  return { content: <ConfirmationScreen flow={flow} />, stop: () => flow.stop() };
};
