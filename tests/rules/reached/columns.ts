/** The columns that a file of table types declares, by table. */
export function declaredColumns(source: string): [table: string, columns: string[]][] {
  return [...source.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\};/gms)].map(([, table = '', body = '']) => [
    table,
    [...body.matchAll(/^ {4}(\w+):/gm)].map(([, column = '']) => column),
  ]);
}

/** Whether a source names a column, to read it or to write it. */
export function names(column: string, source: string): boolean {
  return new RegExp(`\\b${column}\\b`).test(source);
}
