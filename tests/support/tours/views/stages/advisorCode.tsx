import { AdvisorCodeDialog } from '#src/ui/advisors/AdvisorCodeDialog.tsx';
import { advisorCodeTour } from '../../../../tours/advisorCode.tour.ts';
import { defineStage } from '../stage.ts';

export const advisorCodeStage = defineStage(advisorCodeTour, (advisorCode) => (
  <main>
    <AdvisorCodeDialog actor={advisorCode} />
  </main>
));
