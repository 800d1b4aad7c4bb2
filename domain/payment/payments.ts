import type { Payment, PurchaseMethod } from '../calls/shapes/payment.ts';
import type { IsoDate } from '../calendar.ts';
import { dollarsOf } from '../money.ts';
import type { Payer } from './paymentForm.ts';
import type { PayerToken } from './tokens.ts';

/** How one payer pays; a token only for a card. */
export type Settlement = {
  payer: Payer;
  method: PurchaseMethod;
  token: PayerToken | null;
};

/**
 * [PY-008] [PY-010] [PY-041] The payments of a purchase by traveller: a charge of each traveller's own total, all
 * with the card of who pays for them.
 */
export function paymentsOf(
  settlements: readonly Settlement[],
  totals: readonly { paxId: string; premiumTotalCents: number }[],
  paymentDate: IsoDate,
): ReadonlyMap<string, readonly Payment[]> {
  return new Map(
    settlements.flatMap((settlement) =>
      settlement.payer.paxIds.map((paxId): [string, readonly Payment[]] => {
        const total = totals.find((plan) => plan.paxId === paxId)?.premiumTotalCents ?? 0;
        return [paxId, [paymentOf(settlement, total, paymentDate)]];
      }),
    ),
  );
}

/** [PY-009] [PY-011] [PY-012] [PY-042] Card details are the vault's token and nothing else of the card. */
function paymentOf(settlement: Settlement, cents: number, paymentDate: IsoDate): Payment {
  const { payer, method, token } = settlement;
  return {
    amount: dollarsOf(cents),
    type: 'CHARGE',
    method,
    paymentDate,
    ...(method === 'CREDIT_CARD' &&
      token && {
        details: {
          cardOwnerReferenceNumber: payer.paxId,
          dataKey: token.dataKey,
          paymentType: token.paymentType,
          cardHolderName: token.cardHolderName.trim(),
        },
      }),
  };
}
