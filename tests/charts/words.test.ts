import { expect, test } from 'vitest';
import { statesIn } from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { createSpeaker } from '#src/charts/words.ts';
import { clerkChart } from '../support/tours/engine.charts.ts';
import { phrases, plainWords } from './support.ts';

const tree = readMachine(clerkChart);
const words = plainWords(tree);
const stateAt = (path: string) => statesIn(tree.root).find((state) => state.path === path)!;

test('a chart of which a word is missing is refused, every missing key by name', () => {
  const { 'clerk.guard.ringIsLong': _, 'clerk.delay.notice': __, ...rest } = words;
  expect(() => createSpeaker(tree, rest, phrases)).toThrow(
    'No word for: clerk.guard.ringIsLong, clerk.delay.notice',
  );
});

test('a state is said by its whole path where that has a word, else by its last name', () => {
  const say = createSpeaker(tree, { ...words, 'clerk.state.open.light.on': 'The light is on' }, phrases);
  expect(say.state(stateAt('open.light.on'))).toBe('The light is on');
  expect(say.state(stateAt('open.light.off'))).toBe('off');
});

test('triggers and constants are said in words', () => {
  const say = createSpeaker(tree, words, phrases);
  expect(say.trigger({ kind: 'delay', name: 'patience' })).toBe('After patience');
  expect(say.trigger({ kind: 'failed', name: 'price' })).toBe('Failed: price');
  expect(say.trigger({ kind: 'event', name: 'desk.ring' })).toBe('desk ring');
  expect(say.action({ name: 'tellParent', params: ['a.b'] })).toBe('tell parent (a.b)');
});
