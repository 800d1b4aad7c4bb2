import { useSelector } from '@xstate/react';
import type { ChosenPlan, PlanDocument } from '#domain/plans/plansForm.ts';
import { quebec } from '#domain/provinces.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import type { FlowProps } from '../flow/flowRef.ts';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './quoteSummary.module.css';

/** [QS-005] [PS-037] The documents of a plan; the notice of rescission for Quebec only. */
export function PlanDocumentLinks({ flow, plan }: FlowProps & { plan: ChosenPlan }) {
  const language = useLanguage();
  const province = useSelector(flow, ({ context }) => context.forms.travellers?.province ?? '');
  const { policy, product, factSheet, noticeOfRescission } = plan.documents[language];
  const shown = [policy, product, factSheet, province === quebec ? noticeOfRescission : null].filter(
    (document): document is PlanDocument => document !== null,
  );
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
