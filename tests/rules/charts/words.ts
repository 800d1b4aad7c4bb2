import type { AnyStateMachine } from 'xstate';
import type { TextRoom } from '../texts/rooms.ts';
import { type ChartName, namesOf } from './chartNames.ts';

/** Names of a chart without a word, and words without a name. */
export function problemsOfWords(machine: AnyStateMachine, words: TextRoom): string[] {
  const names = namesOf(machine);
  const used = new Set(names.flatMap((name) => keysOf(machine.id, name)).filter((key) => key in words));
  return [
    ...names
      .filter((name) => !keysOf(machine.id, name).some((key) => key in words))
      .map((name) => `${keysOf(machine.id, name).at(-1)} has no word`),
    ...Object.keys(words)
      .filter((key) => !used.has(key))
      .map((key) => `${key} is on no chart`),
  ];
}

/** Keys under which a name may stand: a state by its whole path, or by its last name alone. */
function keysOf(chart: string, { kind, name }: ChartName): string[] {
  if (kind !== 'state') return [`${chart}.${kind}.${name}`];
  return [...new Set([name, name.split('.').at(-1)])].map((part) => `${chart}.state.${part}`);
}
