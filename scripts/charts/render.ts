import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { languages, locales, type Language } from '#domain/locales.ts';
import { drawPicture } from '#src/charts/drawPicture.ts';
import { layOut } from '#src/charts/layout.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { createSpeaker, type Speaker } from '#src/charts/words.ts';
import { writeTable } from '#src/charts/writeTable.ts';

/** File name in the folder of pictures, to its text. */
export type Documents = ReadonlyMap<string, string>;

/** Pictures and tables of all charts in both languages, and their index. Throws with every missing word named. */
export async function renderCharts(root: string, machines: readonly AnyStateMachine[]): Promise<Documents> {
  const documents = new Map<string, string>();
  const ids = new Set(machines.map(({ id }) => id));
  const titles: Record<Language, string[]> = { en: [], fr: [] };
  const failures: string[] = [];
  for (const machine of machines) {
    for (const language of languages) {
      try {
        const tree = readMachine(machine);
        const say = speakerOf(root, tree.id, language, (words, phrases) =>
          createSpeaker(tree, words, phrases),
        );
        titles[language].push(say.title);
        const linkTo = (chart: string) => (ids.has(chart) ? `${chart}.${language}.svg` : null);
        const picture = await layOut(tree, say);
        documents.set(
          `${tree.id}.${language}.svg`,
          drawPicture({ picture, say, tag: locales[language].tag, linkTo }),
        );
        documents.set(`${tree.id}.${language}.md`, writeTable(tree, say, `${tree.id}.${language}.svg`));
      } catch (error) {
        failures.push(`${machine.id} (${language}): ${(error as Error).message}`);
      }
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
  documents.set('index.md', indexOf(root, machines, titles));
  return documents;
}

type Catalogue = Record<string, string>;

function speakerOf(
  root: string,
  chart: string,
  language: Language,
  make: (words: Catalogue, phrases: Catalogue) => Speaker,
): Speaker {
  return make(readCatalogue(root, language, `charts/${chart}`), readCatalogue(root, language, 'charts'));
}

function readCatalogue(root: string, language: Language, room: string): Catalogue {
  const file = join('locales', locales[language].tag, `${room}.json`);
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

function indexOf(
  root: string,
  machines: readonly AnyStateMachine[],
  titles: Record<Language, string[]>,
): string {
  const phrases = languages.map((language) => readCatalogue(root, language, 'charts'));
  const heading = phrases.map((phrase) => phrase.indexTitle).join(' · ');
  const columns = phrases.map((phrase) => phrase.language);
  const rows = machines.map(({ id }, index) => {
    const links = languages.map(
      (language) => `[${titles[language][index]}](${id}.${language}.md) ([svg](${id}.${language}.svg))`,
    );
    return `| \`${id}\` | ${links.join(' | ')} |`;
  });
  return `${[`# ${heading}`, '', `| | ${columns.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n')}\n`;
}
