import { readFileSync } from 'node:fs';

/** A row of the role catalogue as the product owner reads it. */
export type DocumentedRole = {
  name: string;
  signsInAs: string;
  reach: string;
  atoms: ReadonlySet<string>;
};

/** The role catalogue of `docs/roles.csv`, read without the server's own reader. */
export function documentedRoles(): DocumentedRole[] {
  const [head = [], ...rows] = rowsOf(readFileSync('docs/roles.csv', 'utf8'), ',');
  return rows.map((cells) => {
    const cell = (column: string) => cells[head.indexOf(column)] ?? '';
    return {
      name: cell('role'),
      signsInAs: cell('signsInAs'),
      reach: cell('reach'),
      atoms: new Set(head.filter((column) => cell(column) === 'x')),
    };
  });
}

/** Role and atom of every cross in the catalogue of `docs/readings.md`. */
export function crossesOfReadings(): string[] {
  const [, catalogue = ''] = readFileSync('docs/readings.md', 'utf8').split('| Atom |');
  const table = catalogue.slice(0, catalogue.search(/\n\n/));
  const [roles = [], , ...rows] = rowsOf(table, '|');
  return rows.flatMap(([, atom, ...cells]) =>
    cells.flatMap((cell, at) => (cell === 'x' ? [`${roleOf(roles[at] ?? '')} ${atom}`] : [])),
  );
}

/** The readings say of a role in brackets where it is found. */
function roleOf(heading: string): string {
  return heading.replace(/ \(.*\)$/, '');
}

function rowsOf(text: string, separator: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => line.split(separator).map((cell) => cell.trim()));
}
