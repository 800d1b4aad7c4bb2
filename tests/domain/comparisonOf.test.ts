import { expect, test } from 'vitest';
import { comparisonOf } from '#domain/resources/comparisonOf.ts';

test('one plan is compared with nothing, two and three at once, and of more the first three are chosen in the list', () => {
  expect(comparisonOf(['SEMH'])).toBeNull();
  expect(comparisonOf(['SEMH', 'SAIH'])).toEqual({ path: '/compare', search: '?compare=SEMH&compare=SAIH' });
  const three = '?compare=SEMH&compare=SAIH&compare=SMUH';
  expect(comparisonOf(['SEMH', 'SAIH', 'SMUH'])).toEqual({ path: '/compare', search: three });
  expect(comparisonOf(['SEMH', 'SAIH', 'SMUH', 'STCI'])).toEqual({ path: '/', search: three });
});
