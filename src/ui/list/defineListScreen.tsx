import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { ListAreaPath } from '#domain/areas.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { centsOf } from '#domain/money.ts';
import { type ClaimGroup, holds } from '#domain/permissions/claimGroups.ts';
import type { ListRow } from '#machines/list/list.types.ts';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { Room, TextKey } from '../../text/roomTexts.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { textOf } from '../../text/useText.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import styles from './list.module.css';
import { ListScreen } from './ListScreen.tsx';
import { ActNews, ActQuestion, type ListAreaRef, RowActs, RowName } from './RowActs.tsx';

type Field<List extends ListDeclaration> = List['fields'][number];
type ChoiceTexts<Of> = Of extends { of: string }
  ? never
  : Of extends { key: infer Key extends string; choices: readonly (infer Choice extends string)[] }
    ? `${Key}.${Choice}`
    : never;

type ActTexts<List> = List extends { acts: readonly (infer Act)[] }
  ? Act extends { key: infer Key extends string; page: string }
    ? `act.${Key}`
    : Act extends { key: infer Key extends string }
      ? `act.${Key}` | `act.${Key}.failed`
      : never
  : never;

/** The keys of texts that a list asks of its room. */
type NeededTexts<List extends ListDeclaration> =
  | 'title'
  | 'lead'
  | 'caption'
  | `column.${List['columns'][number]}`
  | `field.${Exclude<Field<List>['key'], List['columns'][number]>}`
  | ChoiceTexts<Field<List>>
  | ActTexts<List>;
type KeysOf<Path> = Path extends `/${infer R extends Room}` ? TextKey<R> : never;
type PathFor<List extends ListDeclaration, Path extends ListAreaPath> =
  Exclude<NeededTexts<List>, KeysOf<Path>> extends never
    ? Path
    : { missing: Exclude<NeededTexts<List>, KeysOf<Path>> };

export type ListScreenOptions<List extends ListDeclaration, Path extends ListAreaPath, Row> = {
  /**
   * Path of the area. The room of texts is called so, too: `title`, `lead`, `caption`, `column.<column>`,
   * `field.<field>` of one that is called otherwise than a column, `<field or column>.<value>` where the values have
   * words, `add` and `saved` where there is a form; of what can be done with a row `act.<act>`, `act.<act>.failed`,
   * `act.<act>.done` where it is told, and `act.<act>.told` as the title of what is read before going on.
   */
  area: PathFor<List, Path>;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Cells that show more than the words of their value. */
  cells?: { [Column in List['columns'][number]]?: ComponentType<{ row: Row }> };
  /** Keys of what one row offers; all that the list declares by default. */
  actsOf?: (row: Row) => readonly string[];
  /** What is read before going on from the list. */
  Told?: ComponentType<{ told: never }>;
  /** Where something is added, and what that asks for. */
  add?: { path: string; claim: ClaimGroup };
  /** An act of the whole list that leads out of it. */
  Head?: ComponentType;
  /** The page beside the list, with its path in the area. */
  Page?: ComponentType<{ actor: never; path: string }>;
};

type ListAreaProps = { area: ListAreaRef };

/** [PO-010] The choice of one of the lists, where an area has more than one. */
function Choice({ area, label }: ListAreaProps & { label: (key: string) => string }) {
  const lists = useSelector(area, ({ context }) => context.lists);
  const shown = useSelector(area, ({ context }) => context.list.name);
  const filter = useSelector(area, ({ children: { list } }) => list?.getSnapshot().children.tableFilter);
  if (lists.length === 1) return null;
  return (
    <div className={styles.lists}>
      <RadioGroup
        id="list"
        inline
        label={label('lists')}
        value={shown}
        options={lists.map(({ name }) => ({ value: name, label: label(`list.${name}`) }))}
        onChoose={(name) =>
          area.send({ type: 'person.chooseList', name, typed: filter?.getSnapshot().context.filter ?? {} })
        }
      />
    </div>
  );
}

/** The screen of an area that is a list, made once for each. */
export function defineListScreen<
  const List extends ListDeclaration,
  Path extends ListAreaPath,
  Row extends ListRow,
>(
  list: List,
  { area: named, nameOf, cells, actsOf, Told, add, Head, Page }: ListScreenOptions<List, Path, Row>,
): ComponentType<ListAreaProps> {
  const path = named as ListAreaPath;
  const room = path.slice(1);
  const namedAlike = new Map(
    list.fields.flatMap((field) => ('of' in field && field.of ? [[field.key, field.of] as const] : [])),
  );

  const { acts = [], isQuiet }: Pick<ListDeclaration, 'acts' | 'isQuiet'> = list;

  /** The words of a value of a field or a column; the value itself where it has none. */
  function useWords(): (key: string, value: string) => string {
    const intl = useIntl();
    const roleName = useRoleName();
    return (key, value) => {
      const kind = namedAlike.get(key);
      if (kind === 'role') return roleName(value) ?? value;
      const text = textOf(intl, kind === 'province' ? 'kit' : room);
      const word = `${kind ?? key}.${value}`;
      return text.has(word) ? text(word) : value;
    };
  }

  function useCell({ shows = {} }: ListDeclaration): (column: string, row: Row) => ReactNode {
    const words = useWords();
    const { money, date } = useFormats();
    return (column, row) => {
      const Cell = (cells as Readonly<Record<string, ComponentType<{ row: Row }>>> | undefined)?.[column];
      if (Cell) return <Cell row={row} />;
      const value = String((row as Readonly<Record<string, unknown>>)[column] ?? '');
      const kind = shows[column];
      if (value === '' || kind === undefined) return words(column, value);
      return kind === 'money' ? (
        money(centsOf(Number(value)))
      ) : (
        <span className={styles.day}>{date(value)}</span>
      );
    };
  }

  const rowActsIn = (area: ListAreaRef) => (row: Row) => (
    <RowActs area={area} room={room} row={row} name={nameOf(row)} offered={actsOf?.(row)} />
  );

  const rowNameIn = (area: ListAreaRef) => (row: Row, shown: ReactNode) => (
    <RowName area={area} row={row} offered={actsOf?.(row)}>
      {shown}
    </RowName>
  );

  function List({ area }: ListAreaProps) {
    const text = textOf(useIntl(), room);
    const href = useAreaHref(path);
    const words = useWords();
    const shown = useSelector(area, ({ context }) => context.list);
    const cell = useCell(shown);
    const nameCell = rowNameIn(area);
    const rows = useSelector(area, ({ children }) => children.list);
    const mayAdd = useSelector(area, ({ context }) => add && holds(context.session.atoms, add.claim));
    const savedId = useSelector(area, ({ context }) => context.saved?.id);
    const openedId = useSelector(area, ({ context }) => context.remembered.opened);
    /** What one of several lists says in words of its own. */
    const ownWords = (key: string) => {
      const own = `${key}.${shown.name}`;
      return text.has(own) ? text(own) : undefined;
    };
    const lines = rows && (
      <ListScreen<Row>
        list={rows}
        caption={ownWords('caption') ?? text('caption')}
        columns={shown.columns.map((key, at) => ({
          key,
          label: text(`column.${key}`),
          cell: (row) => (at === 0 ? nameCell(row, cell(key, row)) : cell(key, row)),
          numeric: shown.shows?.[key] === 'money',
        }))}
        nameOf={nameOf}
        savedId={savedId}
        openedId={openedId ?? undefined}
        rowActions={acts.length === 0 ? undefined : rowActsIn(area)}
        fieldLabel={(key) => text(text.has(`field.${key}`) ? `field.${key}` : `column.${key}`)}
        choiceLabel={words}
        filterInfo={text.has('info') ? text('info') : undefined}
        emptyText={ownWords('empty')}
        unavailableText={ownWords('unavailable')}
        withoutExport={list.exportClaim === undefined}
        isQuiet={isQuiet}
      />
    );
    return (
      <div className={styles.place}>
        <div className={styles.head}>
          <PageTitle compact lead={text('lead')}>
            {text('title')}
          </PageTitle>
          {add && mayAdd && (
            <TextLink as="secondary" href={href({ path: add.path, search: '' })}>
              {text('add')}
            </TextLink>
          )}
          {Head && <Head />}
          <Choice area={area} label={text} />
        </div>
        {acts.length > 0 && <ActNews area={area} room={room} />}
        {Told && <ActQuestion area={area} room={room} Told={Told} />}
        {lines}
      </div>
    );
  }

  function PageOf({ area }: ListAreaProps) {
    const actor = useSelector(area, ({ children }) => children.page as AnyActorRef | undefined);
    const at = useSelector(area, ({ context }) => context.address.path);
    return Page && actor && <Page key={actor.sessionId} actor={actor as never} path={at} />;
  }

  type Shown = SnapshotFrom<typeof listAreaMachine>['value']['page'];
  const pages: Record<Shown, ComponentType<ListAreaProps> | null> = {
    deciding: null,
    searching: List,
    onPage: PageOf,
  };
  return function ListArea({ area }) {
    const Shows = pages[useSelector(area, ({ value }) => value.page)];
    return Shows && <Shows area={area} />;
  };
}
