import { NeedsAnalysis } from '#src/ui/needsAnalysis/NeedsAnalysis.tsx';
import { needsAnalysisTour } from '../../../../tours/needsAnalysis.tour.ts';
import { defineStage } from '../stage.ts';

export const needsAnalysisStage = defineStage(needsAnalysisTour, (needsAnalysis) => (
  <main>
    <NeedsAnalysis actor={needsAnalysis} isMissed={false} />
  </main>
));
