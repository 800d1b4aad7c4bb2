import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { defaultPaging } from '#domain/paging.ts';
import type { ListRow } from '#machines/list/list.types.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { showOnEntry } from '../kit/focus.ts';
import { Icon } from '../kit/Icon.tsx';
import { Paginator } from '../kit/Paginator.tsx';
import { type Column, Table } from '../kit/Table.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { Below } from './Below.tsx';
import styles from './list.module.css';
import type { ListColumn, ListRef } from './listRef.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type ListTableProps<Row> = {
  list: ListRef;
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** What can be done with a row; without it there is no such column. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The row that was saved last. */
  savedId?: string | undefined;
  /** The row that was opened last. */
  openedId?: string | undefined;
  /** What stands in place of rows where there are none. */
  emptyText?: string | undefined;
  /** The list has no export: no row is marked for it. */
  withoutExport?: boolean;
};

/** A page of the list: the columns that show, the marks, and the way to other pages. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const text = useText('list');
  const { list, nameOf, rowActions, withoutExport = false } = props;
  const mayExport = useSelector(list, ({ context }) => context.exportIsAllowed) && !withoutExport;
  const rows = useSelector(list, ({ context }) => (context.page?.rows ?? []) as readonly Row[]);
  const total = useSelector(list, ({ context }) => context.page?.total ?? 0);
  const query = useSelector(list, ({ context }) => context.query);
  const shownColumns = useSelector(list, ({ context }) => context.shownColumns);
  const marked = useSelector(list, ({ context }) => context.marked);
  const table = useTable({
    features,
    data: rows as Row[],
    columns: props.columns.map(({ key }) => ({ id: key })),
    getRowId: (row: Row) => row.id,
    state: {
      columnVisibility: Object.fromEntries(props.columns.map(({ key }) => [key, shownColumns.includes(key)])),
      rowSelection: Object.fromEntries(marked.map((id) => [id, true])),
    },
  });
  const visible = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => props.columns.find(({ key }) => key === id) ?? []);
  const isMarked = (row: Row) => table.getRow(row.id).getIsSelected();
  const markable = (cell: Column<Row>['cell']) => (row: Row) => (
    <div className={styles.markable}>
      <Checkbox
        id={`mark-${row.id}`}
        label={<VisuallyHidden>{text('markRow', { name: nameOf(row) })}</VisuallyHidden>}
        checked={isMarked(row)}
        onChange={() => list.send({ type: 'person.markRow', id: row.id })}
      />
      <div>{cell(row)}</div>
    </div>
  );
  const isSaved = ({ id }: Row) => id === props.savedId;
  const sayingSaved = (cell: Column<Row>['cell']) => (row: Row) => (
    <>
      <div>{cell(row)}</div>
      {isSaved(row) && (
        <span className={styles.saved} ref={showOnEntry}>
          <Icon name="success" size={16} />
          <span>{text('row.saved')}</span>
        </span>
      )}
      {row.id === props.openedId && <Below>{text('row.opened')}</Below>}
    </>
  );
  const headCell = (cell: Column<Row>['cell']) =>
    mayExport ? markable(sayingSaved(cell)) : sayingSaved(cell);
  const columns: Column<Row>[] = [
    ...visible.map((column, at) => ({
      ...column,
      cell: at === 0 ? headCell(column.cell) : column.cell,
      sortable: column.sortable ?? true,
      isRowHeader: at === 0,
    })),
    ...(rowActions ? [{ key: 'actions', label: text('actions'), cell: rowActions }] : []),
  ];
  return (
    <>
      <Table
        compact
        caption={props.caption}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isMarked={(row) => isSaved(row) || row.id === props.openedId}
        emptyText={props.emptyText}
        sort={query.sort ?? undefined}
        onSort={(sort) => list.send({ type: 'person.sort', sort })}
      />
      {total > 0 && (
        <Paginator
          name={props.caption}
          offset={query.offset}
          limit={defaultPaging.limit}
          total={total}
          onOffset={(offset) => list.send({ type: 'person.turnPage', offset })}
        />
      )}
    </>
  );
}
