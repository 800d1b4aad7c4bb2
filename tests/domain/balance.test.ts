import { expect, test } from 'vitest';
import { balanceOf } from '#domain/policies/balance.ts';

test('(R-506) what is owed is the premium less what was paid, to the cent; less than nothing is to be given back', () => {
  const premiums = [{ amount: 0.1 }, { amount: 0.2 }, { amount: -0.05 }];
  const charge = { type: 'CHARGE', amount: 0.3 } as const;
  expect(balanceOf({ premiums, movements: [charge] })).toEqual({ due: 25, paid: 30, owed: -5 });
  const refund = { type: 'REFUND', amount: 0.05 } as const;
  expect(balanceOf({ premiums, movements: [charge, refund] })).toEqual({ due: 25, paid: 25, owed: 0 });
  expect(balanceOf({ premiums, movements: [] })).toEqual({ due: 25, paid: 0, owed: 25 });
});
