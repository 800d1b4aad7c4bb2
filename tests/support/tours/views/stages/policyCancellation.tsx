import { PolicyCancellation } from '#src/ui/policyInfo/PolicyCancellation.tsx';
import { policyCancellationTour } from '../../../../tours/policyCancellation.tour.ts';
import { defineStage } from '../stage.ts';

export const policyCancellationStage = defineStage(policyCancellationTour, (actor) => (
  <main>
    <PolicyCancellation actor={actor} />
  </main>
));
