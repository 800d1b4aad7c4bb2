import { useSelector } from '@xstate/react';
import type { MedicalPage } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import { askedPages, placeOfPage, questionsOn } from '#domain/questionnaires/medicalPages.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusOnEntry } from '../kit/focus.ts';
import { Notice } from '../kit/Notice.tsx';
import styles from './medicalQuestionnaire.module.css';
import { MedicalQuestion, questionId } from './MedicalQuestion.tsx';
import type { MedicalProps } from './medicalRef.ts';

type PageProps = Pick<MedicalProps, 'actor'>;

/** [MQ-005] The page that is open, with its sections and questions in their order. */
export function MedicalPages({ actor }: PageProps) {
  const language = useLanguage();
  const content = useSelector(actor, ({ context }) => context.content?.[language]);
  const inProgress = useSelector(actor, ({ context }) => context.questionnaire.inProgress);
  if (!content || !inProgress) return null;
  const pages = askedPages(content.medicalQuestionnaireData, inProgress.answers);
  const place = placeOfPage(pages, inProgress.pageNumber);
  const page = pages[place];
  const { mqLIAScripting } = content.organization;
  return (
    <FieldStack>
      {page && <Problems actor={actor} page={page} />}
      {page && <Heading key={page.pageNumber} page={page} place={place} pages={pages.length} />}
      {place === 0 && mqLIAScripting && <Notice title={mqLIAScripting.title}>{mqLIAScripting.text}</Notice>}
      {page?.sections.map(({ order, description, questions }) => (
        <section
          className={styles.section}
          key={order}
          aria-labelledby={`medical-${page.pageNumber}-${order}`}
        >
          <h4 className={styles.sectionTitle} id={`medical-${page.pageNumber}-${order}`}>
            {description}
          </h4>
          {questions.map((question) => (
            <MedicalQuestion key={question.questionKey} actor={actor} question={question} />
          ))}
        </section>
      ))}
    </FieldStack>
  );
}

/** Takes the focus as its page opens. */
function Heading({ page, place, pages }: { page: MedicalPage; place: number; pages: number }) {
  const text = useText('medicalQuestionnaire');
  return (
    <h3 className={styles.pageTitle} ref={focusOnEntry} tabIndex={-1}>
      <span className={styles.place}>{`${text('page', { page: place + 1, pages: pages + 1 })} `}</span>
      <span>{page.description}</span>
    </h3>
  );
}

/** [MQ-020] The questions of the page that were passed over. */
function Problems({ actor, page }: PageProps & { page: MedicalPage }) {
  const unanswered = useSelector(actor, ({ context }) => context.unanswered);
  const attempt = useSelector(actor, ({ context }) => context.attempts);
  const problems = questionsOn(page)
    .filter(({ questionKey }) => unanswered.includes(questionKey))
    .map(({ questionKey, questionText }) => ({ id: questionId(questionKey), text: questionText }));
  return <ErrorSummary problems={problems} attempt={attempt} />;
}
