import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { insuredRows } from '#domain/quote/quoteBody.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';

/** The price of a traveller as a draft states it, and what the server finds. */
export type StatedPrice = {
  code: string;
  totalCents: number;
  /** Fingerprint of all that the price is asked for, the day left out. */
  question: string;
  /** How the price of today comes about; null where there is none. */
  today: Worksheet | null;
};

/** A price that the server found for a traveller, what for, and until when it is held. */
export type HeldPrice = { worksheet: Worksheet; question: string; heldUntil: string };
export type HeldPrices = Readonly<Record<string, HeldPrice>>;

export function heldPriceOf(prices: HeldPrices | null, paxId: string): HeldPrice | null {
  return (prices !== null && Object.hasOwn(prices, paxId) && prices[paxId]) || null;
}

/**
 * The prices that a draft states and the server found: that of today, or the earlier one of the same question. One that
 * stays the same is held as long as before, any other until the given instant.
 */
export function heldPrices(
  stated: ReadonlyMap<string, StatedPrice>,
  earlier: HeldPrices | null,
  until: Date,
): HeldPrices {
  const held = [...stated].flatMap(([paxId, price]) => {
    const found = foundPrice(price, heldPriceOf(earlier, paxId), until);
    return found ? [[paxId, found] as const] : [];
  });
  return Object.fromEntries(held);
}

function foundPrice(
  { code, totalCents, question, today }: StatedPrice,
  before: HeldPrice | null,
  until: Date,
): HeldPrice | null {
  const isStated = (found: Worksheet) => found.code === code && found.totalCents === totalCents;
  const kept = before?.question === question && isStated(before.worksheet) ? before : null;
  if (today === null || !isStated(today)) return kept;
  if (kept?.worksheet.rateVersion === today.rateVersion) return kept;
  return { worksheet: today, question, heldUntil: until.toISOString() };
}

/** What everybody pays together, in cents, and until when that is held; nulls while somebody has no price. */
export function groupPrice(
  travellers: TravellersForm | null,
  prices: HeldPrices,
): { premium_cents: number | null; valid_until: Date | null } {
  const insured = travellers ? insuredRows(travellers) : [];
  const held = insured.flatMap(({ id }) => heldPriceOf(prices, id) ?? []);
  if (held.length === 0 || held.length < insured.length) return { premium_cents: null, valid_until: null };
  const ends = held.map(({ heldUntil }) => Date.parse(heldUntil));
  return {
    premium_cents: held.reduce((cents, { worksheet }) => cents + worksheet.totalCents, 0),
    valid_until: new Date(Math.min(...ends)),
  };
}
