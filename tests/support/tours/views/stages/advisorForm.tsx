import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import { AdvisorFormPage } from '#src/ui/advisors/AdvisorFormPage.tsx';
import { advisorFormTour } from '../../../../tours/advisorForm.tour.ts';
import { visibleDouble } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

export const advisorFormStage = defineStage(
  advisorFormTour,
  (actor) => (
    <main>
      <AdvisorFormPage actor={actor} />
    </main>
  ),
  { advisorCode: visibleDouble(advisorCodeMachine) },
);
