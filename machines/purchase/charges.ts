import type { CardCharge } from './purchase.types.ts';

/** The next card to be charged, or null when none is due. */
export function chargeToSettle(charges: readonly CardCharge[]): CardCharge | null {
  return charges.find((charge) => charge.state === 'due') ?? null;
}

/** The next approved charge to be voided because another card was declined, or null. */
export function chargeToVoid(charges: readonly CardCharge[]): CardCharge | null {
  return charges.find((charge) => charge.state === 'approved') ?? null;
}

/** Moves the first charge of a state to another; its token has been answered for and is forgotten. */
export function withChargeState(
  charges: readonly CardCharge[],
  from: CardCharge['state'],
  to: CardCharge['state'],
): readonly CardCharge[] {
  const index = charges.findIndex((charge) => charge.state === from);
  return charges.map((charge, at) => (at === index ? { ...charge, state: to, dataKey: null } : charge));
}
