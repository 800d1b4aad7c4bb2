/** A column that a table can be filtered by: a text, or a range of days. */
export type FilterField = { key: string; kind: 'text' | 'date' };

/** [LS-045] [WG-057] Where the values of a field stand: a range of days has two ends. */
export function endsOf({ key, kind }: FilterField): readonly string[] {
  return kind === 'date' ? [`${key}Start`, `${key}End`] : [key];
}

/** What a table is searched for, by the end of a field; an end without a value is left out. */
export type FilterValues = Readonly<Record<string, string>>;
