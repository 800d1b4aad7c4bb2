import { FinancialsSection } from '#src/ui/policySections/FinancialsSection.tsx';
import { policyFinancialsTour } from '../../../../tours/policyFinancials.tour.ts';
import { defineStage } from '../stage.ts';

export const policyFinancialsStage = defineStage(policyFinancialsTour, (actor) => (
  <FinancialsSection section={actor} />
));
