import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './Icon.tsx';

export type AccordionProps = {
  /** Name of the group, unique on the page: of panels with one name only one is open. */
  name: string;
  /** Closed panels stand beside each other where there is room; for many short titles. */
  beside?: boolean;
  panels: readonly { key: string; title: ReactNode; body: ReactNode; open?: boolean | undefined }[];
};

/** [WG-032] [WG-033] Panels of which one is open at a time. */
export function Accordion({ name, beside = false, panels }: AccordionProps) {
  return (
    <div className={styles.accordion} data-beside={beside || undefined}>
      {panels.map((panel) => (
        <details className={styles.panel} key={panel.key} name={name} open={panel.open}>
          <summary className={styles.head}>
            <span>{panel.title}</span>
            <span className={styles.mark}>
              <Icon name="chevronDown" />
            </span>
          </summary>
          <div className={styles.body}>{panel.body}</div>
        </details>
      ))}
    </div>
  );
}
