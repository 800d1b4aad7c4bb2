import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import { scrollsByKey } from './scrollsByKey.ts';
import styles from './sheet.module.css';

export type SheetProps = {
  title: string;
  /** What shows on the bar of narrow screens: the price. */
  brief?: ReactNode;
  /** What stands first, and stays in sight while the rest scrolls: the total. */
  lead?: ReactNode;
  children: ReactNode;
};

/** Something that runs along: a card beside the form on wide screens, a bar at the bottom that opens on narrow ones. */
export function Sheet({ title, brief, lead, children }: SheetProps) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  return (
    <aside className={styles.sheet} data-open={open || undefined} aria-label={title} ref={scrollsByKey}>
      <button
        className={styles.bar}
        type="button"
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <span className={styles.barTitle}>{title}</span>
        {brief && <span className={styles.brief}>{brief}</span>}
        <Icon name={open ? 'chevronDown' : 'chevronUp'} />
      </button>
      <div className={styles.content} id={contentId} ref={scrollsByKey}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
      </div>
    </aside>
  );
}
