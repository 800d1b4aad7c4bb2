import { useSelector } from '@xstate/react';
import type { MedicalQuestion as Question } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import { digitsMask } from '#domain/typing/masks.ts';
import { useText } from '../../text/useText.ts';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { MedicalProps } from './medicalRef.ts';

/** [MQ-004] What a number lets through; the field says what it left out. */
const digits = digitsMask(3);

type QuestionProps = Pick<MedicalProps, 'actor'> & { question: Question };

/** The id of the control of a question. */
export function questionId(questionKey: string): string {
  return `medical.${questionKey}`;
}

/** [MQ-004] One question: a number is typed, everything else is chosen. */
export function MedicalQuestion({ actor, question }: QuestionProps) {
  const text = useText('medicalQuestionnaire');
  const { questionKey: key, questionText, answerType, options } = question;
  const answer = useSelector(actor, ({ context }) => context.questionnaire.inProgress?.answers[key] ?? '');
  const isMissed = useSelector(actor, ({ context }) => context.unanswered.includes(key));
  const field = { id: questionId(key), label: questionText, value: answer };
  const problem = isMissed ? text(answerType === 'NUMBER' ? 'problem.number' : 'problem.choice') : null;
  const give = (given: string) => actor.send({ type: 'person.answerQuestion', key, answer: given });
  if (answerType === 'NUMBER') {
    return (
      <TextField {...field} problem={problem} onText={give} inputMode="numeric" mask={digits} width="code" />
    );
  }
  const choices =
    answerType === 'CHOICE'
      ? options.map(({ value, text: label }) => ({ value, label }))
      : [
          { value: 'true', label: text('yes') },
          { value: 'false', label: text('no') },
        ];
  return <RadioGroup {...field} problem={problem} options={choices} onChoose={give} inline />;
}
