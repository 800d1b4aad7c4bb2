import { useText } from '../../text/useText.ts';
import styles from './errorSummary.module.css';
import { focusField, focusFromTop } from './focus.ts';
import { Icon } from './Icon.tsx';

/** A problem of one field: the id of its control and the same words as beside it. */
export type FieldProblemLink = { id: string; text: string };

export type ErrorSummaryProps = {
  /** In the order of the fields. Two fields with the same words are two problems. */
  problems: readonly FieldProblemLink[];
  /** Changes with every attempt to go on, so that the summary takes the focus again. */
  attempt?: number | string | undefined;
};

/** What keeps a person from going on. Takes the focus when it appears and leads to the fields. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const text = useText('kit');
  if (problems.length === 0) return null;
  return (
    <div
      className={styles.summary}
      key={attempt}
      ref={focusFromTop}
      role="alert"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
    >
      <h2 className={styles.title} id="error-summary-title">
        <Icon name="alert" />
        <span>{text('errorSummary.title', { count: problems.length })}</span>
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.text}`}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(problem.id);
              }}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
