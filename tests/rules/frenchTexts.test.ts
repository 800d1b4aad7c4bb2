import { describe, expect, test } from 'vitest';
import { expectNone } from './support/rule.ts';
import { textsOutside } from './texts/textsOutside.ts';
import { typographyProblems } from './texts/typography.ts';

describe('French outside of the locales is set as French is', () => {
  test.each(Object.entries(textsOutside('fr')))('%s', (_, texts) => {
    expectNone(problemsOf(texts));
  });

  test('finds a breaking space inside a number', () => {
    expect(problemsOf(['Appelez le 1 800 555-0101.', 'De 8 h à 20 h'])).toHaveLength(2);
    expect(problemsOf(['Appelez le 1\u00A0800\u00A0555-0101.', 'De 8\u00A0h à 20\u00A0h'])).toEqual([]);
  });
});

function problemsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => typographyProblems(text, 'fr').map((problem) => `${text}: ${problem}`));
}
