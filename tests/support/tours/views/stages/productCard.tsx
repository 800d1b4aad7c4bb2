import { type AnyActorRef, createActor } from 'xstate';
import { cardId, questionnaireId } from '#domain/plans/cardId.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';
import { PlanCard } from '#src/ui/planSelection/PlanCard.tsx';
import type { PlanSelectionRef } from '#src/ui/planSelection/planSelectionRef.ts';
import { medicalQuestionnaireTour } from '../../../../tours/medicalQuestionnaire.tour.ts';
import { planSelectionTour } from '../../../../tours/planSelection.tour.ts';
import { productCardTour } from '../../../../tours/productCard.tour.ts';
import { catalogue } from '../../../sale/catalogue.ts';
import { answer, withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { withChildren } from './withChildren.ts';

/** A card for the first traveller in a step that knows the products. */
export const productCardStage = defineStage(
  productCardTour,
  (card) => {
    const step = createActor(planSelectionTour.machine, { input: planSelectionTour.input }).start();
    const { readProducts } = step.getSnapshot().children as Record<string, AnyActorRef>;
    answer(readProducts!, catalogue);
    const actor = withChildren(step as AnyActorRef as PlanSelectionRef, {
      [cardId('pax-1', 'SEMH')]: card,
      [questionnaireId('pax-1')]: createActor(withDoubles(medicalQuestionnaireMachine), {
        input: medicalQuestionnaireTour.input,
      }).start(),
    });
    return (
      <main>
        <PlanCard actor={actor} paxId="pax-1" code="SEMH" number={1} />
      </main>
    );
  },
  { worksheet: withDoubles(worksheetMachine) },
);
