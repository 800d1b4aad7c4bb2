import type { IsoDate } from '#domain/calendar.ts';
import { assign, or, sendTo, setup, stateIn } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import { withPayers } from '#domain/plans/travellersPlan.ts';
import {
  type DraftWanted,
  type FlowDraft,
  type FoundDraft,
  type HeldAs,
  noForms,
  withTravellers,
  withTrip,
} from '#domain/flow/flowForms.ts';
import { stepTowards } from '#domain/flow/flowSteps.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { applyMachine } from '../apply/apply.machine.ts';
import type { ApplyOutput } from '../apply/apply.types.ts';
import { hearConnection } from '../connection.ts';
import { draftKeeperMachine } from '../draftKeeper/draftKeeper.machine.ts';
import type { paymentMachine } from '../payment/payment.machine.ts';
import type { planSelectionMachine } from '../planSelection/planSelection.machine.ts';
import type { PlanSelectionOutput } from '../planSelection/planSelection.types.ts';
import type { policyPdfMachine } from '../policyPdf/policyPdf.machine.ts';
import { policyWatchMachine } from '../policyWatch/policyWatch.machine.ts';
import { chartPort, port } from '../ports.ts';
import { quickQuoteMachine } from '../quickQuote/quickQuote.machine.ts';
import type { QuickQuoteOutput } from '../quickQuote/quickQuote.types.ts';
import { quoteSyncMachine } from '../quoteSync/quoteSync.machine.ts';
import type { tripDetailsMachine } from '../tripDetails/tripDetails.machine.ts';
import type { TripDetailsOutput } from '../tripDetails/tripDetails.types.ts';
import {
  editorOf,
  formsOf,
  heldAs,
  isSafe,
  leftQuote,
  newQuote,
  notHeld,
  openingStep,
  postedQuote,
  problemWith,
  purchaseIsUnderway,
  type QuotePaymentOutput,
  stepAfter,
  stepIsEdited,
  stepLeft,
  withApplication,
  withPlans,
} from './quoteFlow.forms.ts';
import type { QuoteFlowContext, QuoteFlowEvent, QuoteFlowInput } from './quoteFlow.types.ts';

/** Where a form is edited, which is left with what was typed in it. */
const formIsOpen = or([
  stateIn('enteringTravellers'),
  stateIn('enteringTrip'),
  stateIn('selectingPlans'),
  stateIn('applying'),
  stateIn('paying'),
]);

/** Ports, guards and actions of the flow. */
export const quoteFlowSetup = setup({
  types: {
    input: {} as QuoteFlowInput,
    context: {} as QuoteFlowContext,
    events: {} as QuoteFlowEvent,
    tags: {} as 'busy',
    children: {} as {
      readDraft: 'readDraft';
      keepDraft: 'keepDraft';
      closeDraft: 'closeDraft';
      takeInHand: 'takeInHand';
      readPurchase: 'readPurchase';
      fetchStep: 'fetchStep';
      draftKeeper: 'draftKeeper';
      quoteSync: 'quoteSync';
      quickQuote: 'quickQuote';
      tripDetails: 'tripDetails';
      planSelection: 'planSelection';
      apply: 'apply';
      payment: 'payment';
      policyPdf: 'policyPdf';
      policyWatch: 'policyWatch';
      hearConnection: 'hearConnection';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readDraft: port<FoundDraft, DraftWanted>('readDraft'),
    keepDraft: port<HeldAs, FlowDraft>('keepDraft'),
    closeDraft: port<void>('closeDraft'),
    /** Resolves to the id of the draft that was in hand. */
    takeInHand: port<string | null, { draftId: string | null }>('takeInHand'),
    readPurchase: port<PurchaseAnswer, { purchaseId: string }>('readPurchase'),
    fetchStep: port<void, { step: StepKey }>('fetchStep'),
    hearConnection,
    draftKeeper: draftKeeperMachine,
    quoteSync: quoteSyncMachine,
    quickQuote: quickQuoteMachine,
    tripDetails: chartPort<typeof tripDetailsMachine>('tripDetails'),
    planSelection: chartPort<typeof planSelectionMachine>('planSelection'),
    apply: chartPort<typeof applyMachine>('apply'),
    payment: chartPort<typeof paymentMachine>('payment'),
    policyPdf: chartPort<typeof policyPdfMachine>('policyPdf'),
    policyWatch: policyWatchMachine,
  },
  guards: {
    purchaseIsKnown: (_, found: FoundDraft) => Boolean(formsOf(found).payment?.purchaseId),
    policyIsIssued: (_, record: PolicyRecord | null) => record !== null,
    anotherPolicyIsWanted: ({ context }, record: PolicyRecord | null) =>
      record !== null && (context.other !== null || context.wantedStep === 'TRAVELLER_DETAILS'),
    purchaseIsUnderway: (_, purchase: PurchaseAnswer) => purchaseIsUnderway(purchase),
    formIsPosted: (_, posts: boolean) => posts,
    otherStepIsAsked: ({ context }, step: StepKey) => stepIsEdited(context.step) && step !== context.step,
    stepIsOther: ({ context }, step: StepKey) => step !== context.step,
    stepOpens: ({ context }, step: StepKey) => context.step === step,
    formIsOpen,
    otherQuoteIsWanted: ({ context }) => context.other !== null,
    quoteIsBought: ({ context }) => context.record !== null,
    quoteIsSafe: ({ context }) => isSafe(context),
    paymentIsUnsettled: ({ context }) => context.isUnsettled,
  },
  delays: { keepingPatience: 3_000 },
  actions: {
    rememberDraft: assign(({ context }, found: FoundDraft) => ({
      forms: formsOf(found),
      ...heldAs(found),
      step: stepLeft(context, found),
      isUnsettled: false,
      problem: problemWith(found, context.wantedStep),
    })),
    rememberTravellers: assign(({ context }, { form, towards }: QuickQuoteOutput) => ({
      forms: withTravellers(context.forms, form, context.facts),
      wantedStep: stepAfter(context, 'TRAVELLER_DETAILS', towards),
    })),
    rememberTrip: assign(({ context }, { form, towards }: TripDetailsOutput) => ({
      forms: withTrip(context.forms, form, context.facts),
      wantedStep: stepAfter(context, 'TRIP_DETAILS', towards),
    })),
    rememberPlans: assign(({ context }, { form, towards }: PlanSelectionOutput) => ({
      forms: withPlans(context, form),
      wantedStep: stepTowards('SELECT_PLAN', towards),
    })),
    rememberApplication: assign(({ context }, output: ApplyOutput) => ({
      forms: withApplication(context, output),
      wantedStep: stepTowards('CONTACT_DETAILS', output.towards),
    })),
    rememberPayment: assign(({ context }, { form, individualPayment, towards }: QuotePaymentOutput) => ({
      forms: {
        ...context.forms,
        plans: context.forms.plans && withPayers(context.forms.plans, individualPayment),
        payment: form,
      },
      isUnsettled: false,
      wantedStep: stepTowards('PAYMENT', towards),
    })),
    /** A confirmation is seen before another quote is taken in hand. */
    rememberPolicy: assign((_, record: PolicyRecord | null) => ({ record, other: null })),
    wantStep: assign((_, wantedStep: StepKey) => ({ wantedStep })),
    rememberChange: assign((_, changing: string | null) => ({ changing })),
    settleStep: assign(({ context }) => ({ step: openingStep(context) })),
    rememberHeld: assign((_, held: HeldAs) => held),
    forgetFlow: assign({
      forms: noForms,
      record: null,
      changing: null,
      ...notHeld,
      other: null,
      isUnsettled: false,
      problem: null,
    }),
    wantNewQuote: assign({ other: newQuote }),
    wantEarlier: assign(({ context }) => ({ other: context.earlier })),
    stayWithQuote: assign({ other: null }),
    noteUnsettled: assign((_, isUnsettled: boolean) => ({ isUnsettled })),
    /** What is collected from here on is of the other quote: nothing of this one is kept under it. */
    leaveQuote: assign(({ context }) => ({
      earlier: leftQuote(context),
      wantedStep: context.other?.step ?? 'TRAVELLER_DETAILS',
      forms: noForms,
      changing: null,
      ...notHeld,
      isUnsettled: false,
      problem: null,
    })),
    rememberLeft: assign(({ context }, draftId: string | null) => ({
      other: null,
      earlier: context.earlier && { ...context.earlier, draftId },
    })),
    noteProblem: assign((_, problem: string) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    tellLanguage: sendTo(
      ({ context }) => editorOf(context.step),
      (_, language: Language) => ({ type: 'parent.chooseLanguage' as const, language }),
    ),
    /** What could not be kept when the session ended is kept now. */
    retryKeeping: sendTo('draftKeeper', { type: 'parent.retrySaving' as const }),
    /** [QF-043] Another day may have come while the session was over. */
    turnDay: assign(({ context }, today: IsoDate) => ({ facts: { ...context.facts, today } })),
    tellDay: sendTo('quickQuote', (_, today: IsoDate) => ({ type: 'parent.turnDay' as const, today })),
    askToLeave: sendTo(
      ({ context }) => editorOf(context.step),
      (_, towards: StepKey) => ({ type: 'parent.leave' as const, towards }),
    ),
    postQuote: sendTo('quoteSync', ({ context }, form: TravellersForm) => ({
      type: 'parent.sync' as const,
      quote: postedQuote(context, form),
    })),
  },
});
