/** Rows of a comma-separated text with a header line, by column name; quoted fields may hold commas, quotes and lines. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...lines] = cellsOf(text);
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
