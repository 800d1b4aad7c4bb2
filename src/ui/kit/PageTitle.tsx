import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../../text/useText.ts';
import styles from './pageTitle.module.css';

export type PageTitleProps = {
  children: string;
  /** [QF-010] "Step 3 of 7" above the words. */
  step?: { current: number; total: number } | undefined;
  /** Which part of it shows: it is said in the title of the window. */
  part?: string | undefined;
  /** The screen has problems: the title of the window begins with "Error:". */
  hasProblems?: boolean | undefined;
  /** Whether the title takes the focus when the screen is entered; it does by default. */
  takesFocus?: boolean | undefined;
  /** One sentence or two that say what the screen is for. */
  lead?: ReactNode;
  /** Smaller, with the lead beside it where there is room: what stands below is worked with all day. */
  compact?: boolean | undefined;
};

/** The heading of a screen, its name in the window's title too. Takes the focus on entry. */
export function PageTitle({
  children,
  step,
  part,
  hasProblems = false,
  takesFocus = true,
  lead,
  compact,
}: PageTitleProps) {
  const text = useText('kit');
  const heading = useRef<HTMLHeadingElement>(null);
  const windowTitle = text(hasProblems ? 'pageTitle.windowWithProblems' : 'pageTitle.window', {
    title: part ? `${part} – ${children}` : children,
  });

  useLayoutEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);

  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.block} data-compact={compact || undefined}>
      <h1 className={styles.title} id="page-title" ref={heading} tabIndex={-1}>
        {step && <span className={styles.step}>{`${text('stepper.position', step)} `}</span>}
        <span>{children}</span>
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
