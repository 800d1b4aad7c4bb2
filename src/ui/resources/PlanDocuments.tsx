import type { ListedPlan } from '#domain/calls/catalogue/listPlans.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import { documentsOf } from '#domain/plans/price.ts';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './resources.module.css';

/** [RS-010] The documents of a plan, without the one that is for Quebec alone. */
export function PlanDocuments({ plan }: { plan: ListedPlan }) {
  const documents = documentsShown(documentsOf(plan.content.pdfLink), '');
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
