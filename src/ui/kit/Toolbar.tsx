import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styles from './toolbar.module.css';

/** What is done with what stands below, on one line where there is room for it. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

function foldOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function foldByKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function foldAfterPress({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (!(target as Element).closest('summary')) currentTarget.open = false;
}

export type ToolProps = {
  label: string;
  /** One press of what it offers is enough: it folds after that. */
  once?: boolean | undefined;
  children: ReactNode;
};

/** A tool that unfolds over what stands below. Escape folds it, and so does leaving it. */
export function Tool({ label, once = false, children }: ToolProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary is the control; these hear what happens within
    <details
      className={styles.tool}
      onBlur={foldOnLeaving}
      onKeyDown={foldByKey}
      onClick={once ? foldAfterPress : undefined}
    >
      <summary className={styles.face}>{label}</summary>
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}

/** Stands at the end of the line. */
export function ToolsAtEnd({ children }: { children: ReactNode }) {
  return <div className={styles.atEnd}>{children}</div>;
}
