import { EstimateLine } from '#src/ui/estimate/EstimateLine.tsx';
import { estimateTour } from '../../../../tours/estimate.tour.ts';
import { defineStage } from '../stage.ts';

export const estimateStage = defineStage(estimateTour, (estimate) => (
  <main>
    <EstimateLine estimate={estimate} />
  </main>
));
