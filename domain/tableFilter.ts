import { isIsoDate } from './calendar.ts';

/** What a table can be filtered by: a text, one of some values, or a range of days. */
export type FilterField =
  | {
      key: string;
      kind: 'date';
      /** What its two ends are called, where they are not called as `endsOf` calls them. */
      ends?: readonly [first: string, last: string];
    }
  | {
      key: string;
      kind: 'text';
      /** Characters that it is searched by at least, where they are not those of `searchedText`. */
      shortest?: number;
      /** It says something of a person: it stands in no address, which is kept, sent on and seen by others. */
      isPrivate?: true;
    }
  | {
      key: string;
      kind: 'choice';
      choices: readonly string[];
      /** What every screen names alike. */
      of?: 'province' | 'role';
    };

/** [LS-045] [WG-057] Where the values of a field stand: a range of days has two ends. */
export function endsOf({
  key,
  kind,
  ends = [`${key}Start`, `${key}End`],
}: {
  key: string;
  kind: FilterField['kind'];
  ends?: readonly [string, string];
}): readonly string[] {
  return kind === 'date' ? ends : [key];
}

/** What a table is searched for, by the end of a field; an end without a value is left out. */
export type Filter = Readonly<Record<string, string>>;

/** [US-027] What is searched for: without blanks around a value, and without what is empty then. */
export function searchedFor(filter: Filter): Filter {
  const trimmed = Object.entries(filter).map(([end, value]) => [end, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** [LS-049] [LS-052] [LS-053] What is wrong with a value. */
export type FilterProblem = 'Min2Characters' | 'tooLong' | 'InvalidDate' | 'dateRangeError' | 'notAllowed';
export type FilterProblems = Readonly<Record<string, FilterProblem>>;

/** [LS-048] Characters that a text is searched by. */
export const searchedText = { shortest: 2, longest: 100 };

/** The fewest characters that a field of text is searched by. */
export function shortestText({ shortest = searchedText.shortest }: { shortest?: number }): number {
  return shortest;
}

/** [LS-048] What keeps a filter from being searched for, by the end of a field; empty where nothing does. */
export function filterProblems(fields: readonly FilterField[], typed: Filter): FilterProblems {
  const filter = searchedFor(typed);
  const problems: Record<string, FilterProblem> = {};
  for (const field of fields) {
    for (const end of endsOf(field)) {
      const problem = problemOf(field, filter[end]);
      if (problem !== null) problems[end] = problem;
    }
    const [first = '', last = ''] = endsOf(field);
    const { [first]: start, [last]: end } = filter;
    const isRange = field.kind === 'date' && !(first in problems) && !(last in problems);
    if (isRange && start !== undefined && end !== undefined && start > end) problems[last] = 'dateRangeError';
  }
  return problems;
}

function problemOf(field: FilterField, value: string | undefined): FilterProblem | null {
  if (value === undefined) return null;
  if (field.kind === 'date') return isIsoDate(value) ? null : 'InvalidDate';
  if (field.kind === 'choice') return field.choices.includes(value) ? null : 'notAllowed';
  const { length } = value;
  if (length < shortestText(field)) return 'Min2Characters';
  return length > searchedText.longest ? 'tooLong' : null;
}
