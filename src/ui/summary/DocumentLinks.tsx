import type { PlanDocument } from '#domain/plans/plansForm.ts';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './documentLinks.module.css';

/** [QS-005] [RS-010] Links to documents, each in a window of its own; nothing where there are none. */
export function DocumentLinks({ documents }: { documents: readonly PlanDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {documents.map(({ href, text }) => (
        <li key={href}>
          <TextLink href={href} newWindow>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
