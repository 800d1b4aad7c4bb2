import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pathsOf } from './support/project.ts';
import { expectNone } from './support/rule.ts';
import { typographyProblems } from './texts/typography.ts';

const placeholder = /\{\{\w+\}\}/g;

describe('French outside of the locales is set as French is', () => {
  test.each(['standins/texts/fr-CA.json', ...pathsOf('server/sample/**/*.json')])('%s', (path) => {
    const told: unknown = JSON.parse(readFileSync(path, 'utf8'));
    expectNone(problemsOf(path.endsWith('fr-CA.json') ? textsIn(told) : frenchIn(told)));
  });

  test.each(pathsOf('standins/content/pages/fr_CA/*.html'))('%s', (path) => {
    const lines = readFileSync(path, 'utf8')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(placeholder, '')
      .split('\n');
    expectNone(problemsOf(lines.map((line) => line.replace(/^ +| +$/g, ''))));
  });

  test('finds a breaking space inside a number', () => {
    expect(problemsOf(['Appelez le 1 800 555-0101.', 'De 8 h à 20 h'])).toHaveLength(2);
    expect(problemsOf(['Appelez le 1\u00A0800\u00A0555-0101.', 'De 8\u00A0h à 20\u00A0h'])).toEqual([]);
  });
});

function problemsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => typographyProblems(text, 'fr').map((problem) => `${text}: ${problem}`));
}

/** Every text below a key `fr`. */
function frenchIn(told: unknown): string[] {
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) => (key === 'fr' ? textsIn(value) : frenchIn(value)));
}

function textsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsIn) : [];
}
