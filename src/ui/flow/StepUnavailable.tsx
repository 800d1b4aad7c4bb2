import { FlowFailure } from './FlowFailure.tsx';
import type { FlowProps } from './flowRef.ts';

/** The step could not be fetched; nothing typed is lost. */
export function StepUnavailable({ flow }: FlowProps) {
  return <FlowFailure failure="unavailable" onRetry={() => flow.send({ type: 'person.retryStep' })} />;
}
