import { useSelector } from '@xstate/react';
import type { PolicyChange } from '#domain/endorsement/changes.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { Notice } from '../kit/Notice.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useHistoryValue } from '../policyInfo/useHistoryValue.ts';
import styles from './endorsement.module.css';
import type { EndorsementProps, EndorsementRef } from './endorsementRef.ts';

const keyOf = ({ referenceNumber, fieldChanged }: PolicyChange) => `${referenceNumber} ${fieldChanged}`;

/** [EN-012] [EN-013] What is changed so far: the field, what it said and what it says now. */
export function ChangeList({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const changes = useSelector(section, ({ context }) => context.changes);
  const count = changes.length;
  return (
    <Sheet title={text('changes')} brief={text('changes.count', { count })}>
      {count === 0 ? <p>{text('changes.none')}</p> : <Changes section={section} />}
      <Refused section={section} />
    </Sheet>
  );
}

/** [EN-009] The changes, each with field, from and to. */
export function Changes({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const fields = useText('policyHistory');
  const changes = useSelector(section, ({ context }) => context.changes);
  const value = useHistoryValue();
  const whose = useWhose(section);
  return (
    <ul className={styles.changes} aria-label={text('changes')}>
      {changes.map((change) => (
        <li key={keyOf(change)} className={styles.change}>
          <span className={styles.field}>{fields(`field.${change.fieldChanged}`)}</span>
          <span className={styles.whose}>{whose(change.referenceNumber)}</span>
          <span>
            <span className={styles.from}>{value(change.fieldChanged, change.from as string)}</span>
            <span>{' → '}</span>
            <span>{value(change.fieldChanged, change.to as string)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** [EN-080] Changes that this policy does not allow, and why. */
function Refused({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const fields = useText('policyHistory');
  const refused = useSelector(section, ({ context }) => context.refused);
  return refused.map(({ change, reason }) => (
    <Notice key={keyOf(change)} tone="warning" announce>
      {text('changes.refused', {
        field: fields(`field.${change.fieldChanged}`),
        reason: text(`fixed.${reason}`),
      })}
    </Notice>
  ));
}

/** Whom of those who travel a change is about. */
export function useWhose(section: EndorsementRef): (referenceNumber: string | null) => string {
  const text = useText('endorsement');
  const bought = useText('confirmation');
  const policy = useSelector(section, ({ context }) => context.policy);
  return (referenceNumber) => {
    const everybody = [...policy.paxes, ...policy.dependents];
    const one = everybody.find((somebody) => somebody.referenceNumber === referenceNumber);
    return one ? insuredName(bought, one).trim() : referenceNumber === null ? text('changes.all') : '';
  };
}
