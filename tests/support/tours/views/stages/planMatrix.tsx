import { EitherWay } from '#src/ui/planSelection/EitherWay.tsx';
import type { PlanMatrixRef } from '#src/ui/planSelection/planMatrixRef.ts';
import { planMatrixTour } from '../../../../tours/planMatrix.tour.ts';
import { rows } from '../../../quote/forms.ts';
import { answeredPlans } from '../answered/planSelection.tsx';
import { defineStage } from '../stage.ts';

/** The table over the plans of a step of its own, whose cards hear nothing of it here. */
function show(matrix: PlanMatrixRef) {
  const step = answeredPlans({
    world: undefined,
    travellers: { travellers: rows(45, 47, 12), province: 'ON' },
  }).start();
  return (
    <main>
      <EitherWay actor={step} matrix={matrix} atDesk />
    </main>
  );
}

export const planMatrixStage = defineStage(planMatrixTour, show);
