import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { statesIn } from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { createSpeaker } from '#src/charts/words.ts';
import { beginningsOf } from '#tests/support/tours/define.ts';
import { explore } from '#tests/support/tours/explore.ts';
import { activePaths } from '#tests/support/tours/holds.ts';
import { planTours } from '#tests/support/tours/plan.ts';
import type { AnyTour } from '#tests/support/tours/types.ts';
import { type Catalogue, readCatalogue, readChartWords } from '../charts/catalogue.ts';

/**
 * The tours of a chart as test scripts that a person can follow: every transition, each stimulus, in the words of one
 * language. Throws with every missing sentence named.
 */
export function writeScripts(root: string, tour: AnyTour, language: Language): string {
  const chart = tour.machine.id;
  const phrases = readCatalogue(root, language, 'scripts');
  const shared = readCatalogue(root, language, 'everyTour');
  const own = readCatalogue(root, language, `tests/${chart}`);
  const sentenceOf = (id: string) => own[`${chart}.${id}`] ?? shared[id];
  const missing = tour.stimuli.map(({ id }) => id).filter((id) => sentenceOf(id) === undefined);
  if (missing.length > 0) throw new Error(`No sentence for: ${missing.join(', ')}`);
  const tree = readMachine(tour.machine);
  const say = createSpeaker(
    tree,
    readChartWords(root, language, chart),
    readCatalogue(root, language, 'charts'),
  );
  const leaves = statesIn(tree.root).filter(({ states, path }) => states.length === 0 && path);
  const statesOf = (snapshot: AnyMachineSnapshot) => {
    const active = new Set(activePaths(snapshot));
    return (
      leaves
        .filter(({ path }) => active.has(path))
        .map(say.state)
        .join(' + ') || say.title
    );
  };

  const walks = beginningsOf(tour).flatMap(([, beginning]) => {
    const atlas = explore({ ...beginning, switches: 0 });
    return planTours(atlas, tour.length).map((steps) => ({ start: atlas.begun.world.snapshot, steps }));
  });
  const total = String(walks.length);
  const script = ({ start, steps }: (typeof walks)[number], index: number) => [
    '',
    `## ${fill(phrases.script, { number: String(index + 1), total })}`,
    '',
    fill(phrases.start, { states: statesOf(start) }),
    ...steps.flatMap(({ stimulus, world }, place) => [
      fill(phrases.step, { number: String(place + 1), sentence: sentenceOf(stimulus.id) ?? '' }),
      `   ${fill(phrases.result, { states: statesOf(world.snapshot) })}`,
    ]),
  ];
  return `${[`# ${fill(phrases.heading, { chart: say.title, total })}`, ...walks.flatMap(script)].join('\n')}\n`;
}

function fill(text: string | undefined, values: Catalogue): string {
  if (text === undefined) throw new Error('A phrase of scripts.json is missing');
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
