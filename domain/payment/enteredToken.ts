import { paymentDetails } from '../calls/shapes/payment.ts';
import type { Mask } from '../typing/taken.ts';
import { cardTypeOf } from './card.ts';

/** [PY-024] A token without the spaces and hyphens in which it may be written down. */
export const tokenMask: Mask = (text) => ({ kept: text.replace(/[\s-]/gu, ''), note: null });

/** [PY-016] [PY-025] Whether a text that was entered is a token of a card that is accepted, as its first digit tells. */
export function isEnteredToken(text: string): boolean {
  return cardTypeOf(text) !== null && paymentDetails.shape.dataKey.safeParse(text).success;
}
