import { expect, test } from 'vitest';
import { labelAt, unflattened } from '#domain/texts/labels.ts';

test('[LN-015] flattened labels are nested by the steps of their keys', () => {
  const labels = unflattened({ 'trip.title': 'Trip', 'trip.date.hint': 'Day', lead: 'Hello' });
  expect(JSON.parse(JSON.stringify(labels))).toEqual({
    trip: { title: 'Trip', date: { hint: 'Day' } },
    lead: 'Hello',
  });
});

test.each([
  ['trip', 'trip.title'],
  ['trip.title', 'trip'],
])('[LN-015] a label that others stand below keeps its own text, whichever comes first', (...keys) => {
  const labels = unflattened(Object.fromEntries(keys.map((key) => [key, `text of ${key}`])));
  expect(keys.map((key) => labelAt(labels, key))).toEqual(keys.map((key) => `text of ${key}`));
  expect(labelAt(labels, 'trip.title.more')).toBeUndefined();
});

test('a key cannot reach what every object has', () => {
  const labels = unflattened({ '__proto__.polluted': 'yes', 'constructor.name': 'no' });
  expect('polluted' in {}).toBe(false);
  expect(labelAt(labels, '__proto__.polluted')).toBe('yes');
  expect(labelAt(unflattened({}), 'constructor')).toBeUndefined();
});

test('a message of several parts is a text and no nested labels', () => {
  const message = [{ type: 0, value: 'a' }];
  expect(labelAt(unflattened({ 'trip.title': message }), 'trip.title')).toBe(message);
  expect(labelAt(unflattened({ 'trip.title': message }), 'trip.title.0')).toBeUndefined();
});
