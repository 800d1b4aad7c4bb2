import { existsSync, readFileSync } from 'node:fs';
import { parseCsv } from './csv.ts';

/** One row of the register: a fact of the documents that can be tested by itself. */
export type Requirement = {
  id: string;
  area: string;
  kind: string;
  statement: string;
  source: string;
  note: string;
};

export function readRegister(): Requirement[] {
  return parseCsv(readFileSync('docs/requirements.csv', 'utf8')) as Requirement[];
}

/** Two letters that stand for the area in every id of it. */
export function prefixOf(id: string): string {
  return id.slice(0, 2);
}

/** Ids that must be covered now: the rows of `docs/first-path.md`, or none when the page is gone. */
export function readFirstPath(): string[] {
  const page = 'docs/first-path.md';
  return existsSync(page) ? idsOfList(readFileSync(page, 'utf8')) : [];
}

/** Ids at the head of list items. */
export function idsOfList(text: string): string[] {
  return [...text.matchAll(/^\s*[-*] ([A-Z]{2}-\d{3})\b/gm)].map(([, id]) => id!);
}
