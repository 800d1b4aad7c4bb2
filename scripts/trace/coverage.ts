import type { TestResult } from '../floors/result.ts';
import type { Requirement } from './register.ts';

export type Status = 'covered' | 'partly' | 'missing';

export type CoverageRow = {
  id: string;
  area: string;
  status: Status;
  /** Tests that ran and passed, as `file › group › title`. */
  tests: string[];
};

export type Coverage = {
  rows: CoverageRow[];
  /** Ids that a test names and the register does not have, with one test that names them. */
  unknown: NamedId[];
  /** Ids that a test of a rule or of an engine names: it tries no behaviour of the product and counts for nothing. */
  misplaced: NamedId[];
  /** Ids in the name of a group or behind the head of a title, where none is counted, with one test of it. */
  uncounted: NamedId[];
};

type NamedId = { id: string; test: string };

export type Mention = { id: string; partly: boolean };

const headOfTitle = /^(?:\[[A-Z]{2}-\d{3}(?: partly)?\]\s*)+/;

/** Ids in square brackets at the head of a title: `[QQ-040] [QQ-041 partly] a traveller of 60 …`. */
export function mentionsOf(title: string): Mention[] {
  const head = headOfTitle.exec(title)?.[0] ?? '';
  return [...head.matchAll(/\[([A-Z]{2}-\d{3})( partly)?\]/g)].map(([, id, partly]) => ({
    id: id!,
    partly: partly !== undefined,
  }));
}

/** Ids in square brackets that stand anywhere else than at the head of the title, and are not counted. */
const uncountedIn = ({ title, where }: TestResult): string[] =>
  [...`${where} ${title.replace(headOfTitle, '')}`.matchAll(/\[([A-Z]{2}-\d{3})\b/g)].map(([, id]) => id!);

const triesNoBehaviour = /^tests\/(?:(?:rules|charts)\/|[^ ]+\.engine\.test\.tsx?\b)/;

/** Joins register and results. Only a test of the product that passed counts; one that names an id in full covers it. */
export function coverageOf(register: readonly Requirement[], results: readonly TestResult[]): Coverage {
  const rows = new Map<string, CoverageRow>();
  for (const { id, area } of register) rows.set(id, { id, area, status: 'missing', tests: [] });
  const unknown = new Map<string, string>();
  const misplaced = new Map<string, string>();
  const uncounted = new Map<string, string>();
  for (const result of results) {
    const { title, where, status } = result;
    for (const id of uncountedIn(result)) uncounted.set(id, `${where} › ${title}`);
    for (const { id, partly } of mentionsOf(title)) {
      const row = rows.get(id);
      if (triesNoBehaviour.test(where)) misplaced.set(id, `${where} › ${title}`);
      else if (!row) unknown.set(id, `${where} › ${title}`);
      else if (status === 'passed') count(row, `${where} › ${title}`, partly);
    }
  }
  return {
    rows: [...rows.values()],
    unknown: listed(unknown),
    misplaced: listed(misplaced),
    uncounted: listed(uncounted),
  };
}

const listed = (named: ReadonlyMap<string, string>): NamedId[] =>
  [...named].map(([id, test]) => ({ id, test }));

function count(row: CoverageRow, test: string, partly: boolean): void {
  row.tests.push(test);
  if (row.status !== 'covered') row.status = partly ? 'partly' : 'covered';
}
