import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import type { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Table } from '../kit/Table.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { shownList } from './shownList.ts';

export type ChangeHistoryProps = {
  history: ActorRefFrom<typeof changeHistoryMachine>;
  /** What a field is called, and what it says by a value, or by each value of a list. */
  labelOf: (field: string) => string;
  shown: (field: string, value: string | null) => string;
};

/** Who changed something, when and how; what tells of a person is masked. */
export function ChangeHistory(props: ChangeHistoryProps) {
  const { history } = props;
  const isKnown = useSelector(history, ({ context }) => context.key !== null);
  if (!isKnown) return null;
  return (
    <HistoryCard history={history}>
      <Changes {...props} />
    </HistoryCard>
  );
}

function Changes({ history, ...words }: ChangeHistoryProps) {
  const text = useText('history');
  const { transactionTime } = useFormats();
  const changes = useSelector(history, ({ context }) => context.changes);
  return (
    <Table
      caption={text('title')}
      emptyText={text('none')}
      rows={changes.map((change, at) => ({ ...change, ...words, key: `${changes.length - at}` }))}
      keyOf={({ key }) => key}
      columns={[
        { key: 'at', label: text('at'), cell: ({ at }) => transactionTime(Date.parse(String(at))) },
        { key: 'by', label: text('by'), cell: ({ by }) => by ?? text('system') },
        { key: 'what', label: text('what'), cell: whatOf },
      ]}
    />
  );
}

type ChangeProps = Omit<ChangeHistoryProps, 'history'> & Pick<RecordedChange, 'action' | 'fields'>;

function Change({ action, fields, labelOf, shown }: ChangeProps) {
  const text = useText('history');
  return (
    <ul>
      {action === 'create' && <li>{text('create')}</li>}
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          {text('update', {
            field: labelOf(field),
            from: shownList(from, (value) => shown(field, value)),
            to: shownList(to, (value) => shown(field, value)),
          })}
        </li>
      ))}
    </ul>
  );
}

const whatOf = ({ action, fields, labelOf, shown }: ChangeProps) => (
  <Change action={action} fields={fields} labelOf={labelOf} shown={shown} />
);
