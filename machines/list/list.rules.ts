import type { ListContext, SavedView } from './list.types.ts';

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

/** The views by name, with one in place of what had its name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}
