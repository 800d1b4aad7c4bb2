import { useSelector } from '@xstate/react';
import {
  type NeedsCategory,
  needsCategories,
  needsQuestions,
  type NeedsQuestionText,
} from '#domain/needsAnalysis/needsQuestions.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import styles from './needsAnalysis.module.css';
import { NeedsFields } from './needsFields.ts';
import type { NeedsProps } from './needsRef.ts';

type TravellerProps = NeedsProps & { paxId: string; number: number };

/** The questions of one traveller, by category. */
export function TravellerNeeds(props: TravellerProps) {
  return (
    <div className={styles.traveller}>
      {needsCategories.map((category) => (
        <Category key={category} {...props} category={category} />
      ))}
    </div>
  );
}

/** [NA-009] One category: the primary's answers taken over, or own ones. The primary is never offered the former. */
function Category({ actor, paxId, number, category }: TravellerProps & { category: NeedsCategory }) {
  const text = useText('needsAnalysis');
  const language = useLanguage();
  const isTakenOver = useSelector(
    actor,
    ({ context }) => context.form.travellers.find((one) => one.paxId === paxId)?.[category] ?? false,
  );
  const asked = useSelector(actor, ({ context }) => context.questions?.[language][category]) ?? [];
  const id = `${category}-${paxId}`;
  return (
    <div className={styles.category} role="group" aria-labelledby={id}>
      <h3 className={styles.categoryTitle} id={id}>
        {text(`category.${category}`)}
      </h3>
      {number > 1 && (
        <div className={styles.takeOver}>
          <NeedsFields.Tick field={`${category}.${paxId}`} />
        </div>
      )}
      {!isTakenOver &&
        needsQuestions[category].map((key) => {
          const question = asked.find(({ questionKey }) => questionKey === key);
          return question && <Question key={key} paxId={paxId} question={question} />;
        })}
    </div>
  );
}

type QuestionProps = { paxId: string; question: NeedsQuestionText };

function Question({ paxId, question }: QuestionProps) {
  const { answerType, questionText } = question;
  if (answerType === 'CHOICE') return <Choice paxId={paxId} question={question} />;
  const isNumber = answerType === 'NUMBER';
  return (
    <NeedsFields.Text
      field={`${question.questionKey}.${paxId}`}
      label={questionText}
      inputMode={isNumber ? 'numeric' : 'text'}
      width={isNumber ? 'short' : 'full'}
    />
  );
}

function Choice({ paxId, question }: QuestionProps) {
  const key = `${question.questionKey}.${paxId}` as const;
  const { problem, value } = NeedsFields.useField(key);
  const fill = NeedsFields.useFill();
  return (
    <RadioGroup
      id={key}
      label={question.questionText}
      problem={problem}
      value={value as string}
      options={question.options.map((option) => ({ value: option.value, label: option.text }))}
      onChoose={(chosen) => fill(chosen, key)}
      inline
    />
  );
}
