import { PolicyRetry } from '#src/ui/policyInfo/PolicyRetry.tsx';
import { policyRetryTour } from '../../../../tours/policyRetry.tour.ts';
import { defineStage } from '../stage.ts';

export const policyRetryStage = defineStage(policyRetryTour, (actor) => (
  <main>
    <PolicyRetry retry={actor} />
  </main>
));
