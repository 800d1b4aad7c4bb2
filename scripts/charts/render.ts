import type { AnyStateMachine } from 'xstate';
import { languages, locales, type Language } from '#domain/locales.ts';
import { drawPicture } from '#src/charts/drawPicture.ts';
import { layOut } from '#src/charts/layout.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { createSpeaker } from '#src/charts/words.ts';
import { writeTable } from '#src/charts/writeTable.ts';
import { readCatalogue, readChartWords } from './catalogue.ts';

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
        const words = readChartWords(root, language, tree.id);
        const say = createSpeaker(tree, words, readCatalogue(root, language, 'charts'));
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
