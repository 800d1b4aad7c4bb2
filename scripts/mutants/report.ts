import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join('docs', 'mutants.md');

/** Puts text in the place of a part of `docs/mutants.md`, between the two marks that bear its name. */
export function writePart(root: string, part: string, text: string): void {
  const path = join(root, file);
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const page = readFileSync(path, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${part}`);
  writeFileSync(path, `${page.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${page.slice(to)}`);
}

/** A table in Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
