import { DraftNotice } from './DraftNotice.tsx';
import { FlowSteps } from './FlowSteps.tsx';
import { FlowWaiting } from './FlowWaiting.tsx';
import type { FlowProps } from './flowRef.ts';

/** The step that is open, with the steps above it. */
export function QuoteFlowScreen({ flow }: FlowProps) {
  return (
    <>
      <FlowSteps flow={flow} />
      <DraftNotice flow={flow} />
      <FlowWaiting />
    </>
  );
}
