import { PolicyHistory } from '#src/ui/policyInfo/PolicyHistory.tsx';
import { policyHistoryTour } from '../../../../tours/policyHistory.tour.ts';
import { defineStage } from '../stage.ts';

export const policyHistoryStage = defineStage(policyHistoryTour, (actor) => (
  <main>
    <PolicyHistory history={actor} />
  </main>
));
