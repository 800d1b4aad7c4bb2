import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { Tool, ToolsAtEnd } from '../kit/Toolbar.tsx';
import type { ListRef } from './listRef.ts';
import { OpenableViews, SavedViews } from './SavedViews.tsx';

/** What is done with the list as a whole: its columns and its saved views, and where it has an export the marks and that. */
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
    <>
      <ColumnChoice list={list} labelOf={labelOf} />
      <SavedViews list={list} />
      <OpenableViews list={list} />
      {!withoutExport && (
        <ToolsAtEnd>
          <Marks list={list} />
          <ExportButton list={list} />
        </ToolsAtEnd>
      )}
    </>
  );
}

function ColumnChoice({ list, labelOf }: { list: ListRef; labelOf: (column: string) => string }) {
  const text = useText('list');
  const columns = useSelector(list, ({ context }) => context.columns);
  const shown = useSelector(list, ({ context }) => context.shownColumns);
  return (
    <Tool label={text('columns')}>
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
    </Tool>
  );
}

/** Marks the page, and says how many rows are marked. */
function Marks({ list }: { list: ListRef }) {
  const text = useText('list');
  const allowed = useSelector(list, ({ context }) => context.exportIsAllowed);
  const count = useSelector(list, ({ context }) => context.marked.length);
  const hasRows = useSelector(list, ({ context }) => (context.page?.rows.length ?? 0) > 0);
  const isWhole = useSelector(list, ({ context: { page, marked } }) =>
    (page?.rows ?? []).every(({ id }) => marked.includes(id)),
  );
  if (!allowed || !hasRows) return null;
  return (
    <>
      <Checkbox
        id="mark-page"
        label={text('markPage')}
        checked={isWhole}
        onChange={() => list.send({ type: 'person.markPage' })}
      />
      <p role="status">{text('marked', { count })}</p>
      {count > 0 && (
        <Button onPress={() => list.send({ type: 'person.exportMarked' })}>{text('exportMarked')}</Button>
      )}
    </>
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
