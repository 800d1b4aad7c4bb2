import { expect, test } from 'vitest';
import english from '#standins/texts/en-CA.json' with { type: 'json' };
import french from '#standins/texts/fr-CA.json' with { type: 'json' };
import { languageOf } from '#standins/texts/texts.ts';
import { problemsOfRoom } from '../rules/texts/rooms.ts';

test('both languages have the same texts with the same places, well set', () => {
  expect(problemsOfRoom(english, french)).toEqual([]);
});

test.each([
  ['fr', 'fr'],
  ['fr-CA en', 'fr'],
  ['de, en-US;q=0.9, fr;q=0.5', 'en'],
  ['de', null],
  ['frisian', null],
  [undefined, null],
])('the language of "%s" is %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});
