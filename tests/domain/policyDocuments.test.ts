import { expect, test } from 'vitest';
import { documentLanguages, paperName } from '#domain/policyDocuments.ts';

test.each([
  ['QC', 'en', ['fr', 'en']],
  ['QC', 'fr', ['fr', 'en']],
  ['ON', 'en', ['en', 'fr']],
  ['ON', 'fr', ['fr', 'en']],
  [undefined, 'en', ['en', 'fr']],
] as const)(
  'who lives in %s and reads %s is offered the documents in this order: %j',
  (province, language, order) => {
    expect(documentLanguages(province, language)).toEqual(order);
  },
);

test('the file of a document is named by policy, trip and language', () => {
  expect(paperName({ policyNumber: 'P-1', of: 'trip', language: 'fr' })).toBe('P-1-trip-fr.pdf');
  expect(paperName({ policyNumber: 'P-1', of: 'policy', language: 'en' })).toBe('P-1-en.pdf');
});
