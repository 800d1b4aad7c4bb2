import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { FieldNote, type FieldSaying } from './FieldNote.tsx';
import styles from './field.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What every field takes. Texts are already in the language of the screen. */
export type FieldProps = {
  /** Id of the control, unique on the page; the error summary links to it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | null | undefined;
  /** Says "(optional)" beside the label; everything else is asked. */
  optional?: boolean | undefined;
};

/** `aria-describedby` of a control: its hint, its note and its problem, as far as they show. */
export function describedBy({
  id,
  hint,
  problem,
  saying,
}: Pick<FieldProps, 'id' | 'hint' | 'problem'> & { saying?: FieldSaying | undefined }) {
  const shown = [hint && `${id}-hint`, saying?.text && `${id}-note`, problem && `${id}-problem`];
  return shown.filter(Boolean).join(' ') || undefined;
}

/** The text "(optional)" after a label. */
export function OptionalMark() {
  const text = useText('kit');
  return <span className={styles.optional}>{` ${text('field.optional')}`}</span>;
}

export function FieldHint({ id, hint }: { id: string; hint: string }) {
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** What is wrong, beside its field, with a sign and the word "Error" for those who do not see colour. */
export function FieldProblem({ id, problem }: { id: string; problem: string }) {
  const text = useText('kit');
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon name="alert" size={16} />
      <span>
        <VisuallyHidden>{`${text('field.error')} `}</VisuallyHidden>
        <span>{problem}</span>
      </span>
    </p>
  );
}

type FramedProps = {
  field: FieldProps;
  saying?: FieldSaying | undefined;
  /** What can be done about the problem, below it. */
  acts?: ReactNode;
  children: ReactNode;
};

/** Label, hint, control, note and problem of a field with one control. */
export function FieldFrame({ field, saying, acts, children }: FramedProps) {
  const { id, label, hint, problem, optional } = field;
  return (
    <div className={styles.field} data-problem={problem ? true : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          <span>{label}</span>
          {optional && <OptionalMark />}
        </label>
        {hint && <FieldHint id={id} hint={hint} />}
      </div>
      <div className={styles.control}>{children}</div>
      <FieldOutcome field={field} saying={saying} acts={acts} />
    </div>
  );
}

/** Legend, hint, controls, note and problem of a question with several controls. */
export function FieldGroupFrame({ field, saying, children }: FramedProps) {
  const { id, label, hint, problem, optional } = field;
  return (
    <fieldset
      className={styles.field}
      data-problem={problem ? true : undefined}
      aria-describedby={describedBy(field)}
    >
      <legend className={styles.label}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      {hint && <FieldHint id={id} hint={hint} />}
      <div className={styles.choices}>{children}</div>
      <FieldOutcome field={field} saying={saying} />
    </fieldset>
  );
}

function FieldOutcome({ field: { id, problem }, saying = null, acts }: Omit<FramedProps, 'children'>) {
  return (
    <div className={styles.told}>
      <FieldNote id={id} saying={saying} />
      {problem && <FieldProblem id={id} problem={problem} />}
      {acts}
    </div>
  );
}
