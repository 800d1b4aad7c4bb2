import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Language } from '#domain/locales.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** The texts of one room (`charts`, `charts/cardField`, `tests/cardField`) in one language. Throws naming the file. */
export function readCatalogue(root: string, language: Language, room: string): Catalogue {
  const file = join('locales', locales[language].tag, `${room}.json`);
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** The words of a chart: its own, and those that every chart shares where it has none of its own. */
export function readChartWords(root: string, language: Language, chart: string): Catalogue {
  const shared = Object.entries(readCatalogue(root, language, 'everyChart'));
  return {
    ...Object.fromEntries(shared.map(([name, text]) => [`${chart}.${name}`, text])),
    ...readCatalogue(root, language, `charts/${chart}`),
  };
}
