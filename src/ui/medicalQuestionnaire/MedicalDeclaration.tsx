import { useSelector } from '@xstate/react';
import { askedPages } from '#domain/questionnaires/medicalPages.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusOnEntry } from '../kit/focus.ts';
import styles from './medicalQuestionnaire.module.css';
import type { MedicalProps } from './medicalRef.ts';

const id = 'medical.declaration';

/** [MQ-019] [MQ-020] What is to be accepted before the questionnaire is completed. */
export function MedicalDeclaration({ actor }: Pick<MedicalProps, 'actor'>) {
  const text = useText('medicalQuestionnaire');
  const language = useLanguage();
  const data = useSelector(actor, ({ context }) => context.content?.[language].medicalQuestionnaireData);
  const inProgress = useSelector(actor, ({ context }) => context.questionnaire.inProgress);
  const isAccepted = useSelector(actor, ({ context }) => context.isAccepted);
  const isMissed = useSelector(actor, ({ context }) => context.isDeclarationMissed);
  const attempt = useSelector(actor, ({ context }) => context.attempts);
  if (!data || !inProgress) return null;
  const pages = askedPages(data, inProgress.answers).length + 1;
  const problem = isMissed ? text('problem.declaration') : null;
  return (
    <FieldStack>
      {problem && <ErrorSummary problems={[{ id, text: problem }]} attempt={attempt} />}
      <h3 className={styles.pageTitle} ref={focusOnEntry} tabIndex={-1}>
        <span className={styles.place}>{`${text('page', { page: pages, pages })} `}</span>
        <span>{text('declaration')}</span>
      </h3>
      <p>{data.declaration}</p>
      <Checkbox
        id={id}
        label={text('accept')}
        checked={isAccepted}
        problem={problem}
        onChange={(accepted) =>
          actor.send({ type: accepted ? 'person.acceptDeclaration' : 'person.withdrawDeclaration' })
        }
      />
    </FieldStack>
  );
}
