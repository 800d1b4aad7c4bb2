import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { valuesFile, valuesOfRoom, valuesPath } from '#scripts/texts/valuesFile.ts';
import { pathsOf } from './support/project.ts';
import { expectNone } from './support/rule.ts';
import { problemsOfRoom, type TextRoom } from './texts/rooms.ts';

const nb = '\u00A0';

describe('every text stands in both languages and asks for the same', () => {
  test.each<[string, TextRoom, TextRoom]>([
    ['a text that only English has', { a: 'One', b: 'Two' }, { a: 'Un' }],
    ['a text that only French has', { a: 'One' }, { a: 'Un', b: 'Deux' }],
    ['an empty text', { a: 'One' }, { a: ' ' }],
    ['a text that is none', { a: 'One' }, { a: 1 }],
    ['a broken message', { a: 'One {count' }, { a: 'Un {count' }],
    ['another argument', { a: 'For {name}' }, { a: 'Pour {nom}' }],
    ['a forgotten argument', { a: '{count} of {total}' }, { a: '{count}' }],
    ['another element', { a: 'See <link>this</link>' }, { a: 'Voir <lien>ceci</lien>' }],
    ['another choice', { a: '{kind, select, a {A} other {O}}' }, { a: '{kind, select, b {B} other {O}}' }],
    [
      'a French plural for small numbers only',
      { a: '{count, plural, one {# day} other {# days}}' },
      { a: '{count, plural, one {# jour} other {# jours}}' },
    ],
    ['a straight apostrophe', { a: 'Today' }, { a: "Aujourd'hui" }],
    ['English quotation marks in French', { a: 'The “plan”' }, { a: 'Le “régime”' }],
    ['a breaking space inside guillemets', { a: 'The plan' }, { a: 'Le « régime »' }],
    ['a breaking space before a colon', { a: 'Price: {price}' }, { a: 'Prix : {price}' }],
    ['no space before a colon', { a: 'Price: {price}' }, { a: 'Prix: {price}' }],
    [
      'a colon inside a branch',
      { a: '{k, select, a {A: 1} other {B}}' },
      { a: '{k, select, a {A : 1} other {B}}' },
    ],
    ['a percentage without its space', { a: '{rate}%' }, { a: '{rate}%' }],
    ['an amount without its space', { a: '$100' }, { a: '100 $' }],
    ['a space before a question mark', { a: 'Sure?' }, { a: `Certain${nb}?` }],
    ['three dots', { a: 'Wait...' }, { a: 'Attendez…' }],
    ['a double space', { a: 'One  two' }, { a: 'Un deux' }],
  ])('finds %s', (_, english, french) => {
    expect(problemsOfRoom(english, french)).not.toEqual([]);
  });

  test.each<[string, TextRoom, TextRoom]>([
    ['a plain text', { a: 'Today' }, { a: 'Aujourd’hui' }],
    [
      'plurals of both languages',
      { a: '{count, plural, =0 {None} one {# day} other {# days}}' },
      { a: '{count, plural, =0 {Aucun} one {# jour} many {# de jours} other {# jours}}' },
    ],
    [
      'French typography',
      { a: 'Price: {price} ($) “x”' },
      { a: `Prix${nb}: {price} (en${nb}$) «${nb}x${nb}»` },
    ],
    ['a time and an address', { a: '12:30, https://a.example' }, { a: '12:30, https://a.example' }],
  ])('accepts %s', (_, english, french) => {
    expect(problemsOfRoom(english, french)).toEqual([]);
  });

  const roomsOf = (tag: string) =>
    pathsOf(`locales/${tag}/**/*.json`).map((path) => path.slice(`locales/${tag}/`.length));

  test('both languages have the same rooms', () => {
    expect(roomsOf('fr-CA')).toEqual(roomsOf('en-CA'));
  });

  test.each(roomsOf('en-CA'))('%s', (room) => {
    const read = (tag: string): TextRoom => JSON.parse(readFileSync(`locales/${tag}/${room}`, 'utf8'));
    expectNone(problemsOfRoom(read('en-CA'), read('fr-CA')));
  });
});

describe('what texts ask for is known to the compiler', () => {
  test('by its kind: shown as it is, counted, chosen, or an element that only `rich` fills', () => {
    expect(
      valuesOfRoom({
        title: 'Welcome',
        hello: 'Hello {name}',
        'days.left': '{days, plural, one {# day left, {name}} other {# days left}}',
        kind: '{kind, select, a {A} other {O}}',
        more: 'See <link>this</link>',
      }),
    ).toEqual([
      '    hello: { name: Shown };',
      "    'days.left': { days: number; name: Shown };",
      "    kind: { kind: 'a' | 'other' };",
      '    more: { link: never };',
    ]);
  });

  test('as the catalogues have it now (`npm run texts` writes it)', () => {
    expect(readFileSync(valuesPath, 'utf8')).toBe(valuesFile());
  });
});
