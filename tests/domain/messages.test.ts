import { describe, expect, test } from 'vitest';
import { argumentsOf, compileMessage } from '#domain/texts/message.ts';
import { formDateFormatOf, writtenDay } from '#domain/texts/formDateFormat.ts';
import { isStorable, storableText } from '#domain/texts/storableText.ts';

describe('a message of a catalogue', () => {
  test('is text as it stands where nothing in it is formatted', () => {
    expect(compileMessage('Hello')).toBe('Hello');
    expect(compileMessage('')).toBe('');
  });

  test.each(['{name}', 'Hello {name}', '<b>bold</b>', '{n, plural, one {#} other {#s}}', "'{'"])(
    '%s is a tree',
    (message) => {
      expect(Array.isArray(compileMessage(message))).toBe(true);
    },
  );

  test('carries no places of its source', () => {
    expect(compileMessage('{name}')).toEqual([{ type: 1, value: 'name' }]);
  });

  test('needs another choice beside those that it names', () => {
    expect(() => compileMessage('{n, select, a {x}}')).toThrow();
    expect(() => compileMessage('{')).toThrow();
  });

  test('asks for values, moments, tags and choices, each once, in order', () => {
    expect(argumentsOf('{b} {a} {b} {c, number}')).toEqual(['a value', 'b value', 'c value']);
    expect(argumentsOf('{when, date} {then, time}')).toEqual(['then moment', 'when moment']);
    expect(argumentsOf('<link>to {place}</link>')).toEqual(['link tag', 'place value']);
    expect(argumentsOf('{kind, select, b {{inner}} a {x} other {}}')).toEqual([
      'inner value',
      'kind select(a|b|other)',
    ]);
    expect(argumentsOf('{n, plural, one {# {thing}} other {<b>#</b>}}')).toEqual([
      'b tag',
      'n value',
      'thing value',
    ]);
    expect(argumentsOf('nothing')).toEqual([]);
  });
});

test.each([
  ['YYYY-MM-DD', '2026-07-01'],
  ['YYYY/MM/DD', '2026/07/01'],
  ['DD-MM-YYYY', '01-07-2026'],
  ['DD/MM/YYYY', '01/07/2026'],
  ['MM/DD/YYYY', '07/01/2026'],
])('a form that writes %s writes %s', (text, written) => {
  expect(writtenDay('2026-07-01', formDateFormatOf(text))).toBe(written);
});

test('a form writes YYYY-MM-DD where it is told nothing that it knows, and leaves alone what is no day', () => {
  expect(formDateFormatOf('D.M.Y')).toBe('YYYY-MM-DD');
  expect(writtenDay('2026-13-01', 'DD/MM/YYYY')).toBe('2026-13-01');
});

test('what no database keeps is taken out of a text, wherever it stands', () => {
  expect([isStorable('Zoé 👋'), isStorable('a\0b'), isStorable('a\ud83d')]).toEqual([true, false, false]);
  expect(storableText('Zoé 👋')).toBe('Zoé 👋');
  expect(storableText('a\0b\0\ud83dc')).toBe('abc');
});
