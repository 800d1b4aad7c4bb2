import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { focusOnEntry } from './focus.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './notice.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const signs: Record<Tone, IconName> = { info: 'info', success: 'success', warning: 'alert', danger: 'alert' };

export type NoticeProps = {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links that answer the notice. */
  acts?: ReactNode;
  /** Spoken when it appears. */
  announce?: boolean | undefined;
  /** Takes the focus when it appears, where what comes next is beside it. */
  takesFocus?: boolean | undefined;
};

/** Something to know, in the place where it matters. Its tone is said in words too. */
export function Notice({
  tone = 'info',
  title,
  children,
  acts,
  announce = false,
  takesFocus = false,
}: NoticeProps) {
  const text = useText('kit');
  return (
    <div
      className={styles.notice}
      {...(takesFocus && { ref: focusOnEntry, tabIndex: -1 })}
      data-tone={tone}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={styles.sign}>
        <Icon name={signs[tone]} />
      </span>
      <div className={styles.words}>
        <VisuallyHidden>{`${text(`tone.${tone}`)} `}</VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
    </div>
  );
}
