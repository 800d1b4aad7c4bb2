import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LicenseHistory as LicenseHistoryAnswer } from '#domain/calls/licensing/readLicenseHistory.ts';
import type { licenseHistoryMachine } from '#machines/licenseHistory/licenseHistory.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Table } from '../kit/Table.tsx';
import { useShownValue } from './useShownValue.ts';

type HistoryProps = { history: ActorRefFrom<typeof licenseHistoryMachine> };

/** Who changed the licence, when and how; what tells of a person is masked. */
export function LicenseHistory({ history }: HistoryProps) {
  const text = useText('licenseForm');
  const isKnown = useSelector(history, ({ context }) => context.key !== null);
  const state = useSelector(history, ({ value }) => value);
  const shown = state === 'shown' || state === 'empty';
  if (!isKnown) return null;
  return (
    <Card title={text('history')}>
      <FieldStack>
        <ButtonRow>
          <Button
            busy={state === 'reading'}
            expanded={shown}
            onPress={() => history.send({ type: 'person.toggleHistory' })}
          >
            {text(shown ? 'history.hide' : 'history.show')}
          </Button>
        </ButtonRow>
        {state === 'reading' && <Skeleton shape="row" count={3} />}
        {state === 'unavailable' && <FailureNotice code={null}>{text('history.unavailable')}</FailureNotice>}
        {shown && <Changes history={history} />}
      </FieldStack>
    </Card>
  );
}

function Changes({ history }: HistoryProps) {
  const text = useText('licenseForm');
  const { transactionTime } = useFormats();
  const changes = useSelector(history, ({ context }) => context.changes);
  return (
    <Table
      caption={text('history')}
      captionHidden
      emptyText={text('history.none')}
      rows={changes.map((change, at) => ({ ...change, key: `${changes.length - at}` }))}
      keyOf={({ key }) => key}
      columns={[
        { key: 'at', label: text('history.at'), cell: ({ at }) => transactionTime(Date.parse(String(at))) },
        { key: 'by', label: text('history.by'), cell: ({ by }) => by ?? text('history.system') },
        {
          key: 'what',
          label: text('history.what'),
          cell: whatOf,
        },
      ]}
    />
  );
}

type ChangeProps = { change: Pick<LicenseHistoryAnswer['changes'][number], 'action' | 'fields'> };

function Change({ change: { action, fields } }: ChangeProps) {
  const text = useText('licenseForm');
  const shown = useShownValue();
  return (
    <ul>
      {action === 'create' && <li>{text('history.create')}</li>}
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          {text('history.update', { field: text(field), from: shown(field, from), to: shown(field, to) })}
        </li>
      ))}
    </ul>
  );
}

const whatOf = (change: ChangeProps['change']) => <Change change={change} />;
