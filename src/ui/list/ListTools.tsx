import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import styles from './list.module.css';
import type { ListRef } from './listRef.ts';
import { SavedViews } from './SavedViews.tsx';

/** What is done with the list as a whole: its columns, its saved views, and its export where it has one. */
export function ListTools({
  list,
  labelOf,
  withoutExport,
}: {
  list: ListRef;
  labelOf: (column: string) => string;
  withoutExport: boolean;
}) {
  return (
    <div className={styles.tools}>
      <ColumnChoice list={list} labelOf={labelOf} />
      <SavedViews list={list} />
      {!withoutExport && <ExportButton list={list} />}
    </div>
  );
}

function ColumnChoice({ list, labelOf }: { list: ListRef; labelOf: (column: string) => string }) {
  const text = useText('list');
  const columns = useSelector(list, ({ context }) => context.columns);
  const shown = useSelector(list, ({ context }) => context.shownColumns);
  return (
    <details className={styles.tool}>
      <summary>{text('columns')}</summary>
      <div className={styles.options}>
        {columns.map((key) => (
          <Checkbox
            key={key}
            id={`column-${key}`}
            label={labelOf(key)}
            checked={shown.includes(key)}
            disabled={shown.length === 1 && shown.includes(key)}
            more={shown.length === 1 && shown.includes(key) ? text('lastColumn') : undefined}
            onChange={() => list.send({ type: 'person.toggleColumn', key })}
          />
        ))}
      </div>
    </details>
  );
}

function ExportButton({ list }: { list: ListRef }) {
  const text = useText('list');
  const pending = useSelector(list, (snapshot) => snapshot.matches({ export: 'pending' }));
  const ready = useSelector(list, (snapshot) => snapshot.matches({ export: 'ready' }));
  const allowed = useSelector(list, ({ context }) => context.exportIsAllowed);
  const told = pending ? text('export.pending') : ready ? text('export.ready') : '';
  return (
    <>
      <LiveMessage message={told} />
      <Button
        busy={pending}
        reason={allowed ? null : text('export.refused')}
        onPress={() => list.send({ type: 'person.export' })}
      >
        {text('export')}
      </Button>
    </>
  );
}
