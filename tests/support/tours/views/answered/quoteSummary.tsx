import type { FlowRef } from '#src/ui/flow/flowRef.ts';
import { QuoteSummaryScreen } from '#src/ui/quoteSummary/QuoteSummaryScreen.tsx';
import { flowFacts } from '../../../quote/forms.ts';
import { chosenPlans, type MiddleStepAsked, middleTravellers, middleTrip, openSeen } from './middleSteps.ts';
import type { AnsweredScreen } from './types.ts';

export const quoteSummary: AnsweredScreen<MiddleStepAsked> = (asked) => {
  const seen = openSeen();
  const forms = {
    travellers: middleTravellers(asked.travellers),
    trip: middleTrip(asked.trip),
    plans: chosenPlans(asked),
  };
  const held = { quoteNumber: 'Q-100123', validUntil: '2026-12-20' };
  const snapshot = { context: { facts: flowFacts(asked.facts), forms, ...held }, children: {} };
  const flow = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe() {} }),
    send: (event: unknown) => void seen.sent.push(event),
  };
  return {
    content: <QuoteSummaryScreen flow={flow as unknown as FlowRef} />,
    onFollow: (path, field) => void seen.sent.push({ type: 'follow', path, field }),
  };
};
