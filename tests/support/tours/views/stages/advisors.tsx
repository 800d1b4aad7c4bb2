import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import { advisorFormMachine } from '#machines/advisorForm/advisorForm.machine.ts';
import { AdvisorsScreen } from '#src/ui/advisors/AdvisorsScreen.tsx';
import { advisorFormTour } from '../../../../tours/advisorForm.tour.ts';
import { advisorsTour } from '../../../../tours/advisors.tour.ts';
import { visibleDouble, withDoubles } from '../../doubles.ts';
import { inPlace } from '#src/app/chartInPlace.ts';
import { defineStage } from '../stage.ts';

const form = withDoubles(advisorFormMachine).provide({
  actors: { advisorCode: visibleDouble(advisorCodeMachine) },
});

export const advisorsStage = defineStage(advisorsTour, (area) => <AdvisorsScreen area={area} />, {
  page: inPlace(
    () => form,
    () => advisorFormTour.input,
  ),
});
