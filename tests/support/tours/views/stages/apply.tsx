import { ApplyScreen } from '#src/ui/apply/ApplyScreen.tsx';
import { applyTour } from '../../../../tours/apply.tour.ts';
import { defineStage } from '../stage.ts';

export const applyStage = defineStage(applyTour, (apply) => (
  <main>
    <ApplyScreen actor={apply} />
  </main>
));
