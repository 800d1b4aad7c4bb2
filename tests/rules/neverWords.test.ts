import { describe, expect, test } from 'vitest';
import { languages } from '#domain/locales.ts';
import { expectNone } from './support/rule.ts';
import { literalTexts, neverWords, wordsIn } from './texts/neverWords.ts';
import { textsOfLocales, textsOutside } from './texts/textsOutside.ts';

describe.each(languages)('words that docs/terms.md refuses stand nowhere (%s)', (language) => {
  const words = neverWords(language);

  test.each(Object.entries({ ...textsOfLocales(language), ...textsOutside(language) }))('%s', (_, texts) => {
    const judged = texts.filter((text) => !literalTexts.includes(text));
    expectNone(judged.flatMap((text) => wordsIn(text, words).map((word) => `${word}: ${text}`)));
  });
});

describe('a refused word', () => {
  test('is read from the table, by language', () => {
    expect(neverWords('fr')).toEqual(expect.arrayContaining(['devis', 'réclamation', 'sélectionn*']));
    expect(neverWords('en')).toEqual(expect.arrayContaining(['e-mail', 'organis*']));
    expect(neverWords('en')).not.toContain('devis');
  });

  test.each([
    ['Votre devis est prêt.', ['devis']],
    ['Les Réclamations', ['Réclamations']],
    ['Sélectionnez un régime', ['Sélectionnez']],
    ['Les devisements', []],
    ['Demandez une soumission.', []],
  ])('is found whole, in any case and number: %s', (text, found) => {
    expect(wordsIn(text, ['devis', 'réclamation', 'sélectionn*'])).toEqual(found);
  });
});
