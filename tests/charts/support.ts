import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { setup } from 'xstate';
import type { ChartTree } from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { createSpeaker, missingWords, type ChartWords, type Speaker } from '#src/charts/words.ts';

export const phrases = JSON.parse(readFileSync('locales/en-CA/charts.json', 'utf8')) as Record<
  string,
  string
>;

/** Words made from the names themselves: `person.openDesk` is said as `agent open desk`. */
export function plainWords(tree: ChartTree): ChartWords {
  return Object.fromEntries(
    missingWords(tree, {}).map((key) => [
      key,
      key
        .split('.')
        .slice(2)
        .join(' ')
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase(),
    ]),
  );
}

export function read(machine: AnyStateMachine): { tree: ChartTree; say: Speaker } {
  const tree = readMachine(machine);
  return { tree, say: createSpeaker(tree, plainWords(tree), phrases) };
}

/** A chart of 25 states in groups of five, each of which leads on, back, and out of its group. */
export const wideChart = (() => {
  const group = (number: number) => ({
    initial: `state${number}A`,
    on: { 'person.leaveTheGroupBehind': `group${(number + 1) % 5}` },
    states: Object.fromEntries(
      ['A', 'B', 'C', 'D'].map((letter, index, letters) => [
        `state${number}${letter}`,
        {
          on: {
            'person.continueToTheNextStep': `state${number}${letters[(index + 1) % 4]}`,
            'person.goBack': `state${number}A`,
            'person.jump': `#wide.group${(number + 2) % 5}`,
          },
        },
      ]),
    ),
  });
  return setup({}).createMachine({
    id: 'wide',
    initial: 'group0',
    states: Object.fromEntries([0, 1, 2, 3, 4].map((number) => [`group${number}`, group(number)])),
  });
})();

/** A state inside a state of which much happens without leaving it. */
export const talkativeChart = setup({ actions: { rememberEverythingThatWasSaid: () => {} } }).createMachine({
  id: 'talkative',
  initial: 'talking',
  states: {
    talking: {
      initial: 'loud',
      on: Object.fromEntries(
        ['name', 'town', 'country', 'trip', 'price'].map((what) => [
          `person.tellTheWholeStoryOfThe${what}`,
          { actions: 'rememberEverythingThatWasSaid' },
        ]),
      ),
      states: { loud: {} },
    },
  },
});
