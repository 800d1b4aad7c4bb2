import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import { planMatrixMachine } from '#machines/planMatrix/planMatrix.machine.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { PlanSelectionScreen } from '#src/ui/planSelection/PlanSelectionScreen.tsx';
import { planSelectionTour } from '../../../../tours/planSelection.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

const nothing = () => undefined;

/** Cards are there to be seen; what they would say the tour says. */
const silentCard = withDoubles(
  productCardMachine.provide({
    actions: {
      tellCalculating: nothing,
      tellPrice: nothing,
      tellPriceLost: nothing,
      tellSelected: nothing,
      tellDeselected: nothing,
    },
  }),
);

const silentQuestionnaire = withDoubles(
  medicalQuestionnaireMachine.provide({ actions: { reportProgress: nothing, reportCompleted: nothing } }),
);

const silentNeeds = withDoubles(needsAnalysisMachine.provide({ actions: { reportAnswers: nothing } }));

/** The tour works with cards; the table has one of its own. */
const cardsAlone = planMatrixMachine.provide({
  guards: { cardsAreMeant: () => true },
  actions: { tellLayout: nothing, tellFirstCard: nothing },
});

export const planSelectionStage = defineStage(
  planSelectionTour,
  (planSelection) => (
    <main>
      <PlanSelectionScreen actor={planSelection} />
    </main>
  ),
  {
    productCard: silentCard,
    needsAnalysis: silentNeeds,
    medicalQuestionnaire: silentQuestionnaire,
    planMatrix: cardsAlone,
  },
);
