import type { questionnaireAct } from '#domain/plans/productCard.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import type { MedicalProps } from './medicalRef.ts';

type Act = NonNullable<ReturnType<typeof questionnaireAct>>;

const events = {
  TAKE_MQ: { type: 'person.takeQuestionnaire' },
  EDIT_MQ: { type: 'person.editQuestionnaire' },
} as const;
const kinds = { TAKE_MQ: 'secondary', EDIT_MQ: 'quiet' } as const;

type ButtonProps = MedicalProps & {
  act: Act;
  plan: string;
  /** In a cell of a table: one word is shown, the name stays whole. */
  short?: boolean;
};

/** [MQ-008] Opens the medical questionnaire: to take it, or to edit the answers. */
export function QuestionnaireButton({ actor, number, act, plan, short = false }: ButtonProps) {
  const text = useText('medicalQuestionnaire');
  return (
    <Button
      kind={kinds[act]}
      label={text(`act.${act}.label`, { plan, number })}
      onPress={() => actor.send(events[act])}
    >
      {text(short ? `act.${act}.short` : `act.${act}`)}
    </Button>
  );
}
