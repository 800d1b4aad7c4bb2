import { z } from 'zod';
import { declineReasonOf } from '#domain/payment/declineReasons.ts';
import type { CardCharge, ChargeOutcome, VoidOutcome } from '#machines/purchase/purchase.types.ts';
import { PortError } from '../jobs/portError.ts';
import { fetchOutside, jsonWithin } from '../outside.ts';
import type { Waits } from '../waits.ts';

const order = z.object({
  status: z.enum(['approved', 'declined', 'unknown', 'voided']),
  amountCents: z.int(),
  refundedCents: z.int(),
  reason: z.string().nullish(),
  /** Whatever else it says of a card is not read, and never a reason to doubt the charge. */
  card: z
    .object({
      brand: z
        .string()
        .regex(/^[A-Za-z ]{1,20}$/)
        .optional()
        .catch(undefined),
      last4: z.string().regex(/^\d{4}$/),
    })
    .nullish()
    .catch(null),
});

/**
 * The gateway did not say (`notAnswered`), or does not know yet (`notKnown`), what became of an order, or it will not give
 * that back (`refused`).
 */
export class GatewayFailure extends PortError {}

/** The payment gateway: charges an order at most once, and reports what became of it. */
export type Gateway = {
  /** Charges a card. @throws GatewayFailure when the outcome is not known */
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  /** Asks for an order by its id. @throws GatewayFailure when the outcome is still not known */
  lookUp(orderId: string): Promise<ChargeOutcome>;
  /** Gives a charge back whole before it is settled; again without harm. @throws GatewayFailure */
  void(orderId: string): Promise<VoidOutcome>;
  /**
   * Gives an amount in cents back; the same refund again without harm, another amount under its id never.
   * @throws GatewayFailure
   */
  refund(refund: { orderId: string; refundId: string; amountCents: number }): Promise<void>;
};

function seenOf({ brand, last4 }: { brand?: string | undefined; last4: string }) {
  return { ...(brand !== undefined && { cardBrand: brand }), cardEnding: last4 };
}

/** The order is not known, the refund is known with another amount, or it is more than stands of the order. */
const refundRefusals = [404, 409, 422];

export function createGateway(
  settings: { gatewayUrl: string; gatewayKey: string },
  waits: Pick<Waits, 'serviceMs'>,
): Gateway {
  const ask = (path: string, body?: unknown) =>
    fetchOutside(
      `${settings.gatewayUrl}${path}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${settings.gatewayKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      jsonWithin(waits.serviceMs),
    );

  const outcomeOf = async (response: Response): Promise<ChargeOutcome> => {
    if (!response.ok) throw new GatewayFailure('notAnswered', `status ${response.status}`);
    const { status, amountCents, refundedCents, reason, card } = order.parse(await response.json());
    if (status === 'unknown') throw new GatewayFailure('notKnown', 'not known yet');
    if (status === 'declined') return { kind: 'declined', reason: declineReasonOf(reason) };
    const standingCents = status === 'voided' ? 0 : amountCents - refundedCents;
    if (standingCents <= 0) return { kind: 'returned' };
    return { kind: 'approved', standingCents, ...(card && seenOf(card)) };
  };

  const pathOf = (orderId: string) => `/charges/${encodeURIComponent(orderId)}`;

  return {
    async charge({ orderId, amountCents, dataKey, cardHolderName }) {
      return outcomeOf(
        await ask('/charges', { orderId, amountCents, currency: 'CAD', dataKey, cardHolderName }),
      );
    },
    async lookUp(orderId) {
      const response = await ask(pathOf(orderId));
      if (response.status === 404) return { kind: 'unknownOrder' };
      return outcomeOf(response);
    },
    async void(orderId) {
      const response = await ask(`${pathOf(orderId)}/void`, {});
      if (response.status === 404) return { kind: 'unknownOrder' };
      if (response.status === 409) return { kind: 'notVoidable' };
      if (!response.ok) throw new GatewayFailure('notAnswered', `status ${response.status}`);
      return { kind: 'voided' };
    },
    async refund({ orderId, refundId, amountCents }) {
      const response = await ask(`${pathOf(orderId)}/refunds`, { refundId, amountCents });
      if (response.ok) return;
      const code = refundRefusals.includes(response.status) ? 'refused' : 'notAnswered';
      throw new GatewayFailure(code, `status ${response.status}`);
    },
  };
}
