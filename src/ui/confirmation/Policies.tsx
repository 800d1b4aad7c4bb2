import type { PoliciesProps } from './confirmationRef.ts';
import { isGroup } from './isGroup.ts';
import { PolicyCard } from './PolicyCard.tsx';
import { PolicyTable } from './PolicyTable.tsx';
import styles from './confirmation.module.css';

type ShownPoliciesProps = PoliciesProps & {
  /** Of the heading of a card: one below what it stands under. */
  level: 2 | 3;
  /** Whether cards say where each policy stands. */
  saysStatus?: boolean;
};

/** A card for each of a few policies, a table of many. */
export function Policies({ level, saysStatus = false, ...policies }: ShownPoliciesProps) {
  const { pdf, paxes, others, tripType, province, worksheetOf } = policies;
  if (isGroup(paxes)) return <PolicyTable {...policies} />;
  return (
    <ul className={styles.policies}>
      {paxes.map((pax, at) => (
        <li key={pax.policyNumber}>
          <PolicyCard
            level={level}
            pdf={pdf}
            pax={pax}
            others={at === 0 ? others : []}
            tripType={tripType}
            province={province}
            saysStatus={saysStatus}
            worksheet={worksheetOf?.(pax.policyNumber)}
          />
        </li>
      ))}
    </ul>
  );
}
