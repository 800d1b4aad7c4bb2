import type { AnyStateMachine } from 'xstate';
import type { TextRoom } from '../texts/rooms.ts';
import { type ChartName, namesOf } from './chartNames.ts';

/** Names of a chart without a word, words without a name, and words that every chart shares said again. */
export function problemsOfWords(machine: AnyStateMachine, words: TextRoom, shared: TextRoom = {}): string[] {
  const names = namesOf(machine);
  const used = new Set(names.flatMap((name) => keysOf(machine.id, name)).filter((key) => key in words));
  return [
    ...names
      .filter(
        (name) => !(sharedKeyOf(name) in shared) && !keysOf(machine.id, name).some((key) => key in words),
      )
      .map((name) => `${keysOf(machine.id, name).at(-1)} has no word`),
    ...Object.keys(words)
      .filter((key) => !used.has(key))
      .map((key) => `${key} is on no chart`),
    ...names
      .filter((name) => words[`${machine.id}.${sharedKeyOf(name)}`] === (shared[sharedKeyOf(name)] ?? ''))
      .map((name) => `${machine.id}.${sharedKeyOf(name)} is said of every chart`),
  ];
}

/** Under which name every chart shares a word. */
export const sharedKeyOf = ({ kind, name }: ChartName): string => `${kind}.${name}`;

/** Keys under which a name may stand: a state by its whole path, or by its last name alone. */
function keysOf(chart: string, { kind, name }: ChartName): string[] {
  if (kind !== 'state') return [`${chart}.${kind}.${name}`];
  return [...new Set([name, name.split('.').at(-1)])].map((part) => `${chart}.state.${part}`);
}
