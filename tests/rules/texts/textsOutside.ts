import { readFileSync } from 'node:fs';
import { type Language, locales } from '#domain/locales.ts';
import { pathsOf } from '../support/project.ts';

const placeholder = /\{\{\w+\}\}/g;

/** What people read of the stand-ins, the sample and the content pages in a language: by file, its texts. */
export function textsOutside(language: Language): Record<string, readonly string[]> {
  const { tag, contentPath } = locales[language];
  const standins = `standins/texts/${tag}.json`;
  return {
    [standins]: textsIn(jsonOf(standins)),
    ...Object.fromEntries(
      pathsOf('server/sample/**/*.json').map((path) => [path, textsBelow(jsonOf(path), language)]),
    ),
    ...Object.fromEntries(
      pathsOf(`standins/content/pages/${contentPath}/*.html`).map((path) => [path, linesOfPage(path)]),
    ),
  };
}

/** Every text of the locales in a language, those of charts and test scripts included. */
export function textsOfLocales(language: Language): Record<string, readonly string[]> {
  const paths = pathsOf(`locales/${locales[language].tag}/**/*.json`);
  return Object.fromEntries(paths.map((path) => [path, textsIn(jsonOf(path))]));
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const linesOfPage = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(placeholder, '')
    .split('\n')
    .map((line) => line.replace(/^ +| +$/g, ''));

/** Every text below a key that is the language's name. */
function textsBelow(json: unknown, language: Language): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === language ? textsIn(value) : textsBelow(value, language),
  );
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}
