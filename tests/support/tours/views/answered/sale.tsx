import { createActor, fromPromise } from 'xstate';
import { type FlowDraft, type HeldAs, noForms } from '#domain/flow/flowForms.ts';
import {
  draftKeeperMachine,
  type DraftToSave,
  type SaveOutcome,
} from '#machines/draftKeeper/draftKeeper.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { QuoteFlowScreen } from '#src/ui/flow/QuoteFlowScreen.tsx';
import { answeringApply } from './apply.tsx';
import { answeringFlow } from './confirmation.tsx';
import { searchedPlaces } from './firstSteps.ts';
import type { LastStepAsked } from './lastSteps.ts';
import { openSeen } from './middleSteps.ts';
import { answeringPayment, factsOfPayment } from './payment.tsx';
import { answeringPlans } from './planSelection.tsx';
import type { AnsweredScreen } from './types.ts';

const held: HeldAs = { quoteNumber: 'TC-100000001', validUntil: '2026-12-20' };

/** The whole flow from its first step on, with the real chart of every step. */
export const sale: AnsweredScreen<LastStepAsked> = (asked, language) => {
  const seen = openSeen();
  const machine = answeringFlow(asked, () => null).provide({
    actors: {
      keepDraft: fromPromise<HeldAs, FlowDraft>(async () => held),
      draftKeeper: draftKeeperMachine.provide({
        actors: {
          collectForms: fromPromise<FlowDraft, void>(async () => ({
            step: 'TRAVELLER_DETAILS',
            forms: noForms,
          })),
          saveDraft: fromPromise<SaveOutcome, DraftToSave>(async () => 'saved'),
        },
      }),
      quoteSync: quoteSyncMachine.provide({
        actors: { syncQuote: fromPromise<void, QuoteForm>(async () => undefined) },
      }),
      quickQuote: quickQuoteMachine.provide({ actors: searchedPlaces }),
      tripDetails: tripDetailsMachine.provide({ actors: searchedPlaces }),
      planSelection: answeringPlans({}, seen),
      apply: answeringApply({}, seen),
      payment: answeringPayment(asked).machine,
    },
  });
  const flow = createActor(machine, {
    input: { facts: factsOfPayment(asked), wantedStep: 'TRAVELLER_DETAILS', language, beginsNew: false },
  });
  flow.start();
  return { content: <QuoteFlowScreen flow={flow} />, stop: () => flow.stop() };
};
