import type { MovementMethod } from '../calls/shapes/payment.ts';

/** Money that moved for one policy, in the order in which it did. */
type Movement = {
  type: 'CHARGE' | 'REFUND';
  method: MovementMethod;
  order_id: string | null;
  card_ending: string | null;
  amount_cents: number;
};

export type RefundRoute = {
  method: MovementMethod;
  /** The order by which the card paid that it goes back to; null where no card did. */
  orderId: string | null;
  cardEnding: string | null;
  cents: number;
};

/**
 * How a refund of one policy goes back, by movements that include all refunds so far: to the cards that paid, the
 * newest order first, none more than it paid and still has; the rest by the method that it came in. What a bank takes back
 * is booked over the same orders, so that none of it is given back a second time.
 * @throws Error where more is to go back than was paid
 */
export function refundRoutes(
  cents: number,
  movements: readonly Movement[],
  by: 'ORIGINAL' | 'CHARGEBACK',
): RefundRoute[] {
  let left = cents;
  const routes: RefundRoute[] = [];
  for (const { method, orderId, cardEnding, cents: kept } of stillHeld(movements)) {
    const part = Math.min(left, kept);
    if (part <= 0) continue;
    left -= part;
    routes.push({ method: by === 'ORIGINAL' ? method : by, orderId, cardEnding, cents: part });
  }
  if (left > 0) throw new Error('more is to be refunded than was paid');
  return routes;
}

/** What each order and each method without one paid and was not given back; orders first, the newest first. */
function stillHeld(movements: readonly Movement[]): RefundRoute[] {
  const held = new Map<string, RefundRoute>();
  for (const { type, method, order_id: orderId, card_ending: cardEnding, amount_cents } of movements) {
    const key = orderId ?? method;
    const before = held.get(key) ?? { method, orderId, cardEnding, cents: 0 };
    held.set(key, { ...before, cents: before.cents + (type === 'CHARGE' ? amount_cents : -amount_cents) });
  }
  const newestFirst = [...held.values()].toReversed();
  return [...newestFirst.filter(ofCard), ...newestFirst.filter((route) => !ofCard(route))];
}

const ofCard = ({ orderId }: RefundRoute) => orderId !== null;
