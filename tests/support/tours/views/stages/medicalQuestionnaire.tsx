import { useSelector } from '@xstate/react';
import { MedicalQuestionnaire } from '#src/ui/medicalQuestionnaire/MedicalQuestionnaire.tsx';
import type { MedicalRef } from '#src/ui/medicalQuestionnaire/medicalRef.ts';
import { QuestionnaireButton } from '#src/ui/medicalQuestionnaire/QuestionnaireButton.tsx';
import { QuestionnaireNotice } from '#src/ui/medicalQuestionnaire/QuestionnaireNotice.tsx';
import { medicalQuestionnaireTour } from '../../../../tours/medicalQuestionnaire.tour.ts';
import { defineStage } from '../stage.ts';

/** The button of a card and the dialog that it opens. */
function Card({ actor }: { actor: MedicalRef }) {
  const isTaken = useSelector(actor, ({ context }) => context.questionnaire.completed);
  return (
    <main>
      <QuestionnaireNotice actor={actor} />
      <QuestionnaireButton actor={actor} number={1} act={isTaken ? 'EDIT_MQ' : 'TAKE_MQ'} plan="Medical" />
      <MedicalQuestionnaire actor={actor} number={1} />
    </main>
  );
}

export const medicalQuestionnaireStage = defineStage(medicalQuestionnaireTour, (actor) => (
  <Card actor={actor} />
));
