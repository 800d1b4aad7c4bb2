import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A change of the code, by the id under which it can be switched on; `name` stays the same when lines move. */
export interface Change {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].flatMap((level) => [
    [level, (): void => undefined],
    [`is${level[0]?.toUpperCase()}${level.slice(1)}Enabled`, (): boolean => false],
  ]),
) as unknown as ConstructorParameters<typeof Instrumenter>[0];

/** Writes every change into the files that patterns name; gives their text by absolute path, and the changes. */
export async function instrument(
  root: string,
  patterns: readonly string[],
): Promise<{ sources: Record<string, string>; changes: Change[] }> {
  const files = globSync([...patterns], { cwd: root }).toSorted();
  const contents = new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
  const result = await new Instrumenter(silent).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return {
    sources: Object.fromEntries(result.files.map(({ name, content }) => [resolve(root, name), content])),
    changes: result.mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      name: `${fileName}: ${short(textAt(contents.get(fileName) ?? '', location))} ⇒ ${short(replacement)}`,
    })),
  };
}

type Place = { line: number; column: number };

function textAt(source: string, { start, end }: { start: Place; end: Place }): string {
  const text = source.split('\n').slice(start.line, end.line + 1);
  text[text.length - 1] = (text.at(-1) ?? '').slice(0, end.column);
  text[0] = (text[0] ?? '').slice(start.column);
  return text.join(' ');
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length > 100 ? `${plain.slice(0, 60)} … ${plain.slice(-30)}` : plain;
}
