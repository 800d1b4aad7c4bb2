import { firstQuery } from '#domain/listQuery.ts';
import { longestViewName, mostSavedViews } from '#domain/savedViews.ts';
import type { ListContext, ViewChange } from './list.types.ts';

/** The columns that show once one of them was taken off or put back. */
export function withColumnToggled(
  { columns, shownColumns }: Pick<ListContext, 'columns' | 'shownColumns'>,
  key: string,
): readonly string[] {
  const isShown = shownColumns.includes(key);
  return columns.filter((column) => (column === key ? !isShown : shownColumns.includes(column)));
}

/** The marks once the page was marked as a whole, or its marks were taken off where all of it had them. */
export function withPageMarked({ marked, page }: Pick<ListContext, 'marked' | 'page'>): readonly string[] {
  const ids = (page?.rows ?? []).map(({ id }) => id);
  const isWhole = ids.every((id) => marked.includes(id));
  return isWhole ? marked.filter((id) => !ids.includes(id)) : [...new Set([...marked, ...ids])];
}

export function withRowMarked(marked: readonly string[], id: string): readonly string[] {
  return marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id];
}

/** What shows now, under the name that was typed. */
export const viewToSave = ({
  viewName,
  query,
  shownColumns,
}: Pick<ListContext, 'viewName' | 'query' | 'shownColumns'>): ViewChange => ({
  name: viewName.trim(),
  view: { query: { ...query, offset: firstQuery.offset }, columns: shownColumns },
});

/** Whether a name is given, and there is room for one view more where none has that name. */
export function viewCanBeSaved({ viewName, views }: Pick<ListContext, 'viewName' | 'views'>): boolean {
  const name = viewName.trim();
  const hasRoom = views.length < mostSavedViews || views.some((view) => view.name === name);
  return name !== '' && name.length <= longestViewName && hasRoom;
}
