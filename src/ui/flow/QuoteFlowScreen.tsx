import { useSelector } from '@xstate/react';
import { type ComponentType, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { QuickQuoteScreen } from '../quickQuote/QuickQuoteScreen.tsx';
import { focusField } from '../kit/focus.ts';
import { AskingToBegin } from './AskingToBegin.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { DraftUnavailable } from './DraftUnavailable.tsx';
import { EarlierQuote } from './EarlierQuote.tsx';
import { FlowSteps } from './FlowSteps.tsx';
import { FlowWaiting } from './FlowWaiting.tsx';
import styles from './flow.module.css';
import { OfferContext } from './offer.ts';
import type { FlowProps } from './flowRef.ts';
import { lateScreens } from './lateScreens.ts';
import { QuoteNumberContext } from '../summary/quoteNumber.ts';
import { StepUnavailable } from './StepUnavailable.tsx';

type FlowState = SnapshotFrom<typeof quoteFlowMachine>['value'];

const { Screen: TripDetails } = lateScreens.TRIP_DETAILS;
const { Screen: PlanSelection } = lateScreens.SELECT_PLAN;
const { Screen: QuoteSummary } = lateScreens.QUOTE_DETAILS;
const { Screen: Apply } = lateScreens.CONTACT_DETAILS;
const { Screen: Payment } = lateScreens.PAYMENT;
const { Screen: Confirmation } = lateScreens.CONFIRMATION;

/** [LD-009] */
function Offer() {
  return use(OfferContext);
}

function EnteringTravellers({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.quickQuote);
  return actor ? (
    <>
      <EarlierQuote flow={flow} />
      <QuickQuoteScreen actor={actor} />
      <Offer />
    </>
  ) : (
    <FlowWaiting flow={flow} />
  );
}

function EnteringTrip({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.tripDetails);
  return actor ? <TripDetails actor={actor} /> : <FlowWaiting flow={flow} />;
}

function SelectingPlans({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.planSelection);
  return actor ? (
    <>
      <PlanSelection actor={actor} />
      <Offer />
    </>
  ) : (
    <FlowWaiting flow={flow} />
  );
}

function Applying({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.apply);
  return actor ? <Apply actor={actor} /> : <FlowWaiting flow={flow} />;
}

function Paying({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.payment);
  if (!actor) return <FlowWaiting flow={flow} />;
  return <Payment actor={actor} onOpenStep={(step) => flow.send({ type: 'person.openStep', step })} />;
}

/** One screen per state. A state added to the chart and not here is a compile error. */
const screens: Record<FlowState, ComponentType<FlowProps>> = {
  restoring: FlowWaiting,
  draftUnavailable: DraftUnavailable,
  readingPurchase: FlowWaiting,
  choosingStep: FlowWaiting,
  fetchingStep: FlowWaiting,
  stepUnavailable: StepUnavailable,
  enteringTravellers: EnteringTravellers,
  enteringTrip: EnteringTrip,
  selectingPlans: SelectingPlans,
  reviewingQuote: QuoteSummary,
  applying: Applying,
  paying: Paying,
  leaving: FlowWaiting,
  leavingQuote: FlowWaiting,
  takingOther: FlowWaiting,
  askingToBegin: AskingToBegin,
  confirmed: Confirmation,
  startingOver: FlowWaiting,
};

/** [QS-007] Once a step is open, the answer that is changed has the focus. */
const focusChanged = (mark: HTMLElement | null) => focusField(mark?.dataset['field'] ?? '');

/** The step that is open, with the steps above it. */
export function QuoteFlowScreen({ flow }: FlowProps) {
  const state = useSelector(flow, ({ value }) => value);
  const changing = useSelector(flow, ({ context }) => context.changing);
  const number = useSelector(flow, ({ context }) => context.quoteNumber);
  const Screen = screens[state];
  return (
    <div className={styles.flow}>
      <div className={styles.steps}>
        <FlowSteps flow={flow} />
      </div>
      <DraftNotice flow={flow} />
      <QuoteNumberContext value={number}>
        <Screen flow={flow} />
      </QuoteNumberContext>
      {changing !== null && <i key={state} hidden data-field={changing} ref={focusChanged} />}
    </div>
  );
}
