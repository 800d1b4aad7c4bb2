import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PolicyHistory as History } from '#domain/calls/shapes/policyHistory.ts';
import type { policyHistoryMachine } from '#machines/policyHistory/policyHistory.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { HistoryCard } from '../forms/HistoryCard.tsx';
import { Table } from '../kit/Table.tsx';
import styles from './policyInfo.module.css';
import { useHistoryValue } from './useHistoryValue.ts';

type HistoryProps = { history: ActorRefFrom<typeof policyHistoryMachine> };
type Entry = History['records'][number];

/** [DL-013] What became of a policy, shown within it when somebody asks for it; a held quote has none. */
export function PolicyHistory({ history }: HistoryProps) {
  const isSold = useSelector(history, ({ context }) => context.isSold);
  if (!isSold) return null;
  return (
    <HistoryCard history={history}>
      <Entries history={history} />
    </HistoryCard>
  );
}

function Entries({ history }: HistoryProps) {
  const text = useText('history');
  const records = useSelector(history, ({ context }) => context.records);
  const paxes = useSelector(history, ({ context }) => context.paxes);
  if (records.length === 0) return <p role="status">{text('none')}</p>;
  return (
    <ol className={styles.entries}>
      {records.map((entry) => (
        <HistoryEntry key={entry.version} entry={entry} paxes={paxes} />
      ))}
    </ol>
  );
}

/** [DL-014] When it was, who it was, and each field with what it said before and says since. */
function HistoryEntry({ entry, paxes }: { entry: Entry } & Pick<History, 'paxes'>) {
  const text = useText('policyHistory');
  const bought = useText('confirmation');
  const { transactionTime } = useFormats();
  const shown = useHistoryValue();
  const at = transactionTime(Date.parse(entry.at));
  const actor =
    entry.actor === 'PERSON'
      ? text('actor.PERSON', { name: entry.by ?? '', organization: entry.organizationCode })
      : text(`actor.${entry.actor}`);
  const whose = (referenceNumber: string | null) => {
    const pax = paxes.find((one) => one.referenceNumber === referenceNumber);
    return pax ? `${pax.firstName} ${pax.lastName}`.trim() || bought('nameToFollow') : text('whose.all');
  };
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>{text(`reason.${entry.reason}`)}</h3>
      <p>{text('byAndAt', { at, actor })}</p>
      {entry.changes.length > 0 && (
        <Table
          caption={text('changes', { at })}
          compact
          stacks
          rows={entry.changes}
          keyOf={({ referenceNumber, field }) => `${referenceNumber} ${field}`}
          columns={[
            { key: 'field', label: text('field'), cell: ({ field }) => text(`field.${field}`) },
            { key: 'whose', label: text('whose'), cell: ({ referenceNumber }) => whose(referenceNumber) },
            { key: 'from', label: text('from'), cell: ({ field, from }) => shown(field, from) },
            { key: 'to', label: text('to'), cell: ({ field, to }) => shown(field, to) },
          ]}
        />
      )}
    </li>
  );
}
