import { expect, test } from 'vitest';
import { documentLanguages } from '#domain/policyDocuments.ts';

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
