import { useSelector } from '@xstate/react';
import type { ListRow } from '#machines/list/list.types.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { TableFilter, type TableFilterRef } from './TableFilter.tsx';
import styles from './list.module.css';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';

export type ListScreenProps<Row> = ListTableProps<Row> & {
  /** What a field of the filter is called, by its key. */
  fieldLabel: (key: string) => string;
  /** What a choice of a field is called; the choice itself by default. */
  choiceLabel?: ((key: string, choice: string) => string) | undefined;
  /** Of rows that could not be read nothing is said. */
  isQuiet?: boolean | undefined;
  /** How the fields are searched by, where not as in every list. */
  filterInfo?: string | undefined;
  /** What is said of rows that could not be read. */
  unavailableText?: string | undefined;
};

/** A list that is searched, sorted and turned: filter, tools, and the page with the way to other pages. */
export function ListScreen<Row extends ListRow>({
  fieldLabel,
  choiceLabel,
  filterInfo,
  ...table
}: ListScreenProps<Row>) {
  const { list, columns, withoutExport = false } = table;
  const filter = useSelector(list, ({ children }) => children.tableFilter as TableFilterRef | undefined);
  return (
    <div className={styles.list}>
      {filter && (
        <TableFilter
          id="filter"
          filter={filter}
          labelOf={fieldLabel}
          choiceLabelOf={choiceLabel}
          info={filterInfo}
          tools={
            <ListTools
              list={list}
              labelOf={(key) => columns.find((column) => column.key === key)?.label ?? key}
              withoutExport={withoutExport}
            />
          }
        />
      )}
      <Rows {...table} />
    </div>
  );
}

function Rows<Row extends ListRow>({
  isQuiet = false,
  unavailableText,
  ...table
}: ListTableProps<Row> & Pick<ListScreenProps<Row>, 'isQuiet' | 'unavailableText'>) {
  const { list } = table;
  const text = useText('list');
  const reading = useSelector(list, (snapshot) => snapshot.hasTag('reading'));
  const unavailable = useSelector(list, (snapshot) => snapshot.matches({ rows: 'unavailable' }));
  const empty = useSelector(list, (snapshot) => snapshot.matches({ rows: 'empty' }));
  const isRead = useSelector(list, ({ context }) => context.page !== null);
  const problem = useSelector(list, ({ context }) => context.problem);
  const refused = useSelector(list, ({ context }) => context.refused);
  const again = <Button onPress={() => list.send({ type: 'person.searchAgain' })}>{text('again')}</Button>;
  if (unavailable) {
    const names = Object.keys(refused).join(', ');
    if (isQuiet && names === '') return <ButtonRow>{again}</ButtonRow>;
    return (
      <FailureNotice code={problem} acts={again}>
        {names === '' ? (unavailableText ?? text('unavailable')) : text('refused', { names })}
      </FailureNotice>
    );
  }
  return (
    <section
      className={styles.rows}
      aria-busy={reading || undefined}
      aria-label={reading ? text('reading') : table.caption}
    >
      {isRead ? <ListTable {...table} /> : <Skeleton shape="row" count={10} />}
      {empty && <ButtonRow>{again}</ButtonRow>}
    </section>
  );
}
