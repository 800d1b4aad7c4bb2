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

export const confirmation: AnsweredScreen<
  Pick<LastStepAsked, 'facts' | 'nameless' | 'channel' | 'family' | 'multiTrip'>
> = async ({ facts, multiTrip = false, ...asked }, language) => {
  const seen = { downloads: [] as SavedPdf[] };
  Object.assign(window, { seen });
  const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
  const travellers = travellersForm({ multiTrip: `${multiTrip}` });
  const flow = createActor(
    quoteFlowMachine.provide({
      actors: {
        readDraft: fromPromise<FoundDraft, DraftWanted>(() =>
          Promise.resolve({ step: 'PAYMENT', forms: completeForms({ payment, travellers }) }),
        ),
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
    }),
    { input: { facts: flowFacts(facts), wantedStep: 'CONFIRMATION', language } },
  );
  flow.start();
  await waitFor(flow, (snapshot) => snapshot.matches('confirmed'));
  return { content: <ConfirmationScreen flow={flow} />, stop: () => flow.stop() };
};
