import type { ActorRefFrom } from 'xstate';
import type { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';

export type NeedsRef = ActorRefFrom<typeof needsAnalysisMachine>;
export type NeedsProps = { actor: NeedsRef };
