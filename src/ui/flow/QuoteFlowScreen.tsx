import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { QuickQuoteScreen } from '../quickQuote/QuickQuoteScreen.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FlowSteps } from './FlowSteps.tsx';
import { FlowWaiting } from './FlowWaiting.tsx';
import styles from './flow.module.css';
import type { FlowProps } from './flowRef.ts';
import { lazyScreen } from './lazyScreen.ts';

type FlowState = SnapshotFrom<typeof quoteFlowMachine>['value'];

const TripDetails = lazyScreen(
  ['tripDetails'],
  async () => (await import('../tripDetails/TripDetailsScreen.tsx')).TripDetailsScreen,
);

const PlanSelection = lazyScreen(
  ['planSelection', 'runningSummary'],
  async () => (await import('../planSelection/PlanSelectionScreen.tsx')).PlanSelectionScreen,
);

const QuoteSummary = lazyScreen(
  ['quoteSummary'],
  async () => (await import('../quoteSummary/QuoteSummaryScreen.tsx')).QuoteSummaryScreen,
);

const Apply = lazyScreen(
  ['apply', 'runningSummary'],
  async () => (await import('../apply/ApplyScreen.tsx')).ApplyScreen,
);

const Payment = lazyScreen(
  ['payment'],
  async () => (await import('../payment/PaymentScreen.tsx')).PaymentScreen,
);

const Confirmation = lazyScreen(
  ['confirmation'],
  async () => (await import('../confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
);

function EnteringTravellers({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.quickQuote);
  return actor ? <QuickQuoteScreen actor={actor} /> : <FlowWaiting />;
}

function EnteringTrip({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.tripDetails);
  return actor ? <TripDetails actor={actor} /> : <FlowWaiting />;
}

function SelectingPlans({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.planSelection);
  return actor ? <PlanSelection actor={actor} /> : <FlowWaiting />;
}

function Applying({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.apply);
  return actor ? <Apply actor={actor} /> : <FlowWaiting />;
}

function Paying({ flow }: FlowProps) {
  const actor = useSelector(flow, ({ children }) => children.payment);
  if (!actor) return <FlowWaiting />;
  return <Payment actor={actor} onOpenStep={(step) => flow.send({ type: 'agent.openStep', step })} />;
}

/** One screen a state. A state added to the chart and not here is a compile error. */
const screens: Record<FlowState, ComponentType<FlowProps>> = {
  restoring: FlowWaiting,
  readingPurchase: FlowWaiting,
  choosingStep: FlowWaiting,
  enteringTravellers: EnteringTravellers,
  enteringTrip: EnteringTrip,
  selectingPlans: SelectingPlans,
  reviewingQuote: QuoteSummary,
  applying: Applying,
  paying: Paying,
  leaving: FlowWaiting,
  confirmed: Confirmation,
  startingOver: FlowWaiting,
};

/** The step that is open, with the steps above it. */
export function QuoteFlowScreen({ flow }: FlowProps) {
  const state = useSelector(flow, ({ value }) => value);
  const Screen = screens[state];
  return (
    <div className={styles.flow}>
      <div className={styles.steps}>
        <FlowSteps flow={flow} />
      </div>
      <DraftNotice flow={flow} />
      <Suspense fallback={<FlowWaiting />}>
        <Screen flow={flow} />
      </Suspense>
    </div>
  );
}
