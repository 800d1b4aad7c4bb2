import { useSelector } from '@xstate/react';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './quoteSummary.module.css';

/** [QS-005] [PS-037] The documents of a plan; the notice of rescission for Quebec only. */
export function PlanDocumentLinks({ flow, plan }: QuoteSummaryProps & { plan: ChosenPlan }) {
  const language = useLanguage();
  const province = useSelector(flow, ({ context }) => context.forms.travellers?.province ?? '');
  const shown = documentsShown(plan.documents[language], province);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {shown.map(({ href, text }) => (
        <li key={href}>
          <TextLink href={href} newWindow>
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
