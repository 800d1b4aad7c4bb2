import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate';
import type { ListAreaPath } from '#domain/areas.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { type ClaimGroup, holds } from '#domain/permissions/claimGroups.ts';
import type { ListRow } from '#machines/list/list.types.ts';
import type { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { Room, TextKey } from '../../text/roomTexts.ts';
import { textOf } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import styles from './list.module.css';
import { ListScreen } from './ListScreen.tsx';

export type ListAreaRef = ActorRefFrom<typeof listAreaMachine>;

type Field<List extends ListDeclaration> = List['fields'][number];
type ChoiceTexts<Of> = Of extends { of: string }
  ? never
  : Of extends { key: infer Key extends string; choices: readonly (infer Choice extends string)[] }
    ? `${Key}.${Choice}`
    : never;

/** The keys of texts that a list asks of its room. */
type AskedTexts<List extends ListDeclaration> =
  | 'title'
  | 'lead'
  | 'caption'
  | `column.${List['columns'][number]}`
  | `field.${Exclude<Field<List>['key'], List['columns'][number]>}`
  | ChoiceTexts<Field<List>>;
type KeysOf<Path> = Path extends `/${infer R extends Room}` ? TextKey<R> : never;
type PathFor<List extends ListDeclaration, Path extends ListAreaPath> =
  Exclude<AskedTexts<List>, KeysOf<Path>> extends never
    ? Path
    : { missing: Exclude<AskedTexts<List>, KeysOf<Path>> };

export type ListScreenOptions<List extends ListDeclaration, Path extends ListAreaPath, Row> = {
  /**
   * Path of the area. The room of texts is called so, too: `title`, `lead`, `caption`, `column.<column>`,
   * `field.<field>` of one that is called otherwise than a column, `<field or column>.<value>` where the values have
   * words, `add` and `saved` where there is a form.
   */
  area: PathFor<List, Path>;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Cells that show more than the words of their value. */
  cells?: { [Column in List['columns'][number]]?: ComponentType<{ row: Row }> };
  /** Where something is added, and what that asks for. */
  add?: { path: string; claim: ClaimGroup };
  /** The page beside the list. */
  Page?: ComponentType<{ actor: never }>;
};

type ListAreaProps = { area: ListAreaRef };

/** The screen of an area that is a list, made once for each. */
export function defineListScreen<
  const List extends ListDeclaration,
  Path extends ListAreaPath,
  Row extends ListRow,
>(
  list: List,
  { area: named, nameOf, cells, add, Page }: ListScreenOptions<List, Path, Row>,
): ComponentType<ListAreaProps> {
  const path = named as ListAreaPath;
  const room = path.slice(1);
  const provinces = list.fields.flatMap((field) =>
    'of' in field && field.of === 'province' ? [field.key] : [],
  );

  /** The words of a value of a field or a column; the value itself where it has none. */
  function useWords(): (key: string, value: string) => string {
    const intl = useIntl();
    return (key, value) => {
      const [of, word] = provinces.includes(key) ? ['kit', `province.${value}`] : [room, `${key}.${value}`];
      const text = textOf(intl, of);
      return text.has(word) ? text(word) : value;
    };
  }

  function useCell(): (column: string, row: Row) => ReactNode {
    const words = useWords();
    return (column, row) => {
      const Cell = (cells as Readonly<Record<string, ComponentType<{ row: Row }>>> | undefined)?.[column];
      if (Cell) return <Cell row={row} />;
      const value = (row as Readonly<Record<string, unknown>>)[column] ?? '';
      return words(column, String(value));
    };
  }

  function List({ area }: ListAreaProps) {
    const text = textOf(useIntl(), room);
    const href = useAreaHref(path);
    const words = useWords();
    const cell = useCell();
    const rows = useSelector(area, ({ children }) => children.list);
    const mayAdd = useSelector(area, ({ context }) => add && holds(context.session.atoms, add.claim));
    const isSaved = useSelector(area, ({ context }) => context.returnedFrom === 'editPage');
    return (
      <div className={styles.place}>
        <PageTitle lead={text('lead')}>{text('title')}</PageTitle>
        {add && mayAdd && (
          <p>
            <TextLink as="secondary" href={href({ path: add.path, search: '' })}>
              {text('add')}
            </TextLink>
          </p>
        )}
        {add && <LiveMessage message={isSaved ? text('saved') : ''} />}
        {rows && (
          <ListScreen<Row>
            list={rows}
            caption={text('caption')}
            columns={list.columns.map((key) => ({
              key,
              label: text(`column.${key}`),
              cell: (row) => cell(key, row),
            }))}
            nameOf={nameOf}
            fieldLabel={(key) => text(text.has(`field.${key}`) ? `field.${key}` : `column.${key}`)}
            choiceLabel={words}
            withoutExport={list.exportClaim === undefined}
          />
        )}
      </div>
    );
  }

  function PageOf({ area }: ListAreaProps) {
    const actor = useSelector(area, ({ children }) => children.page as AnyActorRef | undefined);
    return Page && actor && <Page key={actor.sessionId} actor={actor as never} />;
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
