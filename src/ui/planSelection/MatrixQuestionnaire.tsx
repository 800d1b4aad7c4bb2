import { useSelector } from '@xstate/react';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { questionnaireAct, questionnaireBar } from '#domain/plans/productCard.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { MedicalQuestionnaire } from '../medicalQuestionnaire/MedicalQuestionnaire.tsx';
import type { MedicalProps } from '../medicalQuestionnaire/medicalRef.ts';
import { QuestionnaireButton } from '../medicalQuestionnaire/QuestionnaireButton.tsx';
import styles from './planMatrix.module.css';
import { type PlanSelectionProps, type ProductCardRef, useQuestionnaire } from './planSelectionRef.ts';

type BarredProps = PlanSelectionProps & {
  card: ProductCardRef;
  plan: CataloguePlan;
  paxId: string;
  number: number;
};

/** [MQ-008] [MQ-017] A plan that waits for answers about health, or is kept from a traveller by them. */
export function MatrixBarred({ actor, card, plan, paxId, number }: BarredProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const questionnaire = useQuestionnaire(actor, paxId);
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const act = useSelector(card, ({ context }) => questionnaireAct(context.offer));
  const name = plan.content[language].name;
  return (
    <>
      {bar === 'notEligible' && <span className={styles.reason}>{text('bar.notEligible')}</span>}
      {act && questionnaire && (
        <QuestionnaireButton actor={questionnaire} number={number} act={act} plan={name} short />
      )}
    </>
  );
}

/** [MQ-021] The answers of a traveller who may have the plans that ask for them: they can still be changed. */
export function EditAnswers({
  actor,
  paxId,
  number,
}: PlanSelectionProps & { paxId: string; number: number }) {
  const questionnaire = useQuestionnaire(actor, paxId);
  return questionnaire && <EditOfAnswered actor={questionnaire} number={number} />;
}

/** Who may not have them is asked in the cells of those plans. */
function EditOfAnswered({ actor, number }: MedicalProps) {
  const text = useText('medicalQuestionnaire');
  const isAnswered = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.editQuestionnaire' }));
  const isEligible = useSelector(actor, ({ context }) => context.questionnaire.mqEligible);
  if (!isAnswered || !isEligible) return null;
  return (
    <Button
      kind="quiet"
      label={text('act.EDIT_MQ.ofTraveller', { number })}
      onPress={() => actor.send({ type: 'person.editQuestionnaire' })}
    >
      {text('act.EDIT_MQ.short')}
    </Button>
  );
}

/** The dialog of a traveller’s questionnaire, for every plan of the row. */
export function MatrixQuestionnaire({
  actor,
  paxId,
  number,
}: PlanSelectionProps & { paxId: string; number: number }) {
  const questionnaire = useQuestionnaire(actor, paxId);
  return questionnaire && <MedicalQuestionnaire actor={questionnaire} number={number} />;
}
