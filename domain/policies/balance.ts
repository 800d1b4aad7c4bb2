import { centsOf } from '../money.ts';

type Money = {
  movements: readonly { type: 'CHARGE' | 'REFUND'; amount: number }[];
  premiums: readonly { amount: number }[];
};

/** What a movement adds to what was paid, in cents: a refund takes away. */
export function paidBy({ type, amount }: Money['movements'][number]): number {
  return type === 'CHARGE' ? centsOf(amount) : -centsOf(amount);
}

/** Of one policy, in cents: what is due, what was paid for it, and what of it is owed; below zero it is to be given back. */
export function balanceOf({ movements, premiums }: Money): { due: number; paid: number; owed: number } {
  const due = premiums.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const paid = movements.reduce((sum, movement) => sum + paidBy(movement), 0);
  return { due, paid, owed: due - paid };
}
