import { readFileSync } from 'node:fs';
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
