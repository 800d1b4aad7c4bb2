import { createActor, fromPromise, waitFor } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { DraftWanted, FoundDraft } from '#domain/quote/flowForms.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import { policyPdfMachine, type SavedPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { completeForms, purchaseId } from '../../../quote/flow.ts';
import { flowFacts, travellersForm } from '../../../quote/forms.ts';
import { type LastStepAsked, problem, recordFor } from './lastSteps.ts';
import type { AnsweredScreen } from './types.ts';

type BoughtAsked = Pick<LastStepAsked, 'facts' | 'nameless' | 'channel' | 'family' | 'multiTrip'>;

/** The chart of the flow whose purchase is made, with ports that answer by themselves. */
export function answeringFlow(asked: BoughtAsked, readDraft: () => FoundDraft) {
  const seen = { downloads: [] as SavedPdf[] };
  Object.assign(window, { seen });
  return quoteFlowMachine.provide({
    actors: {
      readDraft: fromPromise<FoundDraft, DraftWanted>(async () => readDraft()),
      readPurchase: fromPromise<PurchaseAnswer, { purchaseId: string }>(() =>
        Promise.resolve({
          purchaseId,
          status: 'confirmed',
          declinedPayers: [],
          declineReason: null,
          record: recordFor(asked),
        }),
      ),
      closeDraft: fromPromise<void, void>(() => Promise.resolve()),
      fetchStep: fromPromise<void, { step: StepKey }>(() => Promise.resolve()),
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
