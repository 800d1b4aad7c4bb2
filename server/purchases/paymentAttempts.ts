import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { Tables } from '../tables.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Attempts of a key that were declined, after which nothing is bought with it. */
const mostOfKey = 5;
/** How long a payment that is under way takes part in a count. */
const momentMs = 10 * 60 * 1000;
/**
 * Cards that a bank declined in 24 hours: of a person who signed in, or of a session that nobody signed in to; and of an
 * address, behind which an office or a whole neighbourhood may be.
 */
const most = {
  signedIn: { payer: 60, address: 600 },
  anonymous: { payer: 10, address: 60 },
};

/** Whether a key was declined so often that nothing is bought with it any more, by card or otherwise. */
export function isDeclinedOften(declines: number): boolean {
  return declines >= mostOfKey;
}

export type PaymentAttempt = {
  purchaseId: string;
  session: Session;
  /** The address that the payer's browser is counted by. */
  address: string;
  /** How many times the ordinary number is allowed to an address. */
  limitFactor: number;
};

/** Whom attempts are counted by, beside the address. */
function payerOf(session: Session): string {
  return session.profileRef === null ? `session ${session.idHash}` : `person ${session.profileRef}`;
}

/** Locks under which attempts are counted one after another: of an address, and of a payer. */
export function attemptLocks({ session, address }: Pick<PaymentAttempt, 'session' | 'address'>) {
  return [`attempts ${address}`, `attempts ${payerOf(session)}`].map((name, at) =>
    sql<void>`pg_advisory_xact_lock(hashtext(${name}))`.as(`locked_${at}`),
  );
}

/**
 * Counts, under the locks of attempts, that a card is about to be charged, by what it resolves to. Cards that a bank
 * declines one after another come to a pause; what is under way keeps others waiting for a moment at most.
 * @throws Problem 429 `payment.paused`, a PaymentPaused, with the instant at which it goes on; 429 `payment.busy`
 */
export async function paymentAttempt(
  trx: DatabaseTransaction,
  clock: Clock,
  { purchaseId, session, address, limitFactor }: PaymentAttempt,
): Promise<Write> {
  const now = clock.now();
  const signedIn = session.profileRef !== null;
  const payer = payerOf(session);
  const limits = signedIn ? most.signedIn : most.anonymous;
  const mostOfAddress = Math.floor(limits.address * limitFactor);
  const ofThisPayer = (where: Attempts) => where.and({ payer });
  const ofThisAddress = (where: Attempts) => where.and({ address, signed_in: signedIn });
  const declinedOrUnderWay = sql<boolean>`(${isDeclined} or ${isUnderWay(now)})`;
  const last = await trx
    .selectNoFrom((from) => [
      lastOf(from, now, limits.payer, ofThisPayer, isDeclined).as('payer'),
      lastOf(from, now, mostOfAddress, ofThisAddress, isDeclined).as('address'),
      lastOf(from, now, limits.payer, ofThisPayer, declinedOrUnderWay).as('busyPayer'),
      lastOf(from, now, mostOfAddress, ofThisAddress, declinedOrUnderWay).as('busyAddress'),
    ])
    .executeTakeFirstOrThrow();
  const ofPayer = (last.payer?.getTime() ?? 0) + dayMs;
  const ofAddress = (last.address?.getTime() ?? 0) + dayMs;
  if (ofPayer > now || ofAddress > now) {
    const payerLimit: PauseLimit = { of: signedIn ? 'person' : 'session', most: limits.payer };
    const addressLimit: PauseLimit = { of: 'address', most: mostOfAddress };
    const limit = ofPayer >= ofAddress ? payerLimit : addressLimit;
    throw new PaymentPaused(Math.max(ofPayer, ofAddress), now, limit);
  }
  if (last.busyPayer || last.busyAddress) {
    throw new Problem(429, 'payment.busy', { headers: { 'retry-after': '10' } });
  }
  return trx
    .insertInto('payment_attempts')
    .values({ purchase_id: purchaseId, payer, signed_in: signedIn, address, at: new Date(now) });
}

type Attempts = ExpressionBuilder<Tables, 'payment_attempts'>;

/** The attempts of a purchase up to this one. */
const placeInPurchase = sql<number>`(
  select count(*) from payment_attempts as earlier
  where earlier.purchase_id = payment_attempts.purchase_id and earlier.id <= payment_attempts.id)`;

/** A purchase counts what a bank declined of it, whichever of its attempts that were; one that is gone counts as a whole. */
const isDeclined = sql<boolean>`not exists (
  select from purchases
  where purchases.id = payment_attempts.purchase_id
    and (context ->> 'declines')::integer < ${placeInPurchase})`;

/** The latest attempt of a purchase whose outcome is still to come. */
const isUnderWay = (now: number) => sql<boolean>`(
  at > ${new Date(now - momentMs)}
  and exists (
    select from purchases
    where purchases.id = payment_attempts.purchase_id and context -> 'policyNumbers' = '[]'
      and state not in ('"prepared"', '"declined"', '"expired"'))
  and not exists (
    select from payment_attempts as later
    where later.purchase_id = payment_attempts.purchase_id and later.id > payment_attempts.id))`;

/** The attempt of a day with which a limit was reached; when it is a day old there is room for one more. */
function lastOf(
  from: ExpressionBuilder<Tables, never>,
  now: number,
  mostOfDay: number,
  whose: (where: Attempts) => ReturnType<Attempts['and']>,
  counts: RawBuilder<boolean>,
) {
  return from
    .selectFrom('payment_attempts')
    .select('at')
    .where('at', '>', new Date(now - dayMs))
    .where(whose)
    .where(counts)
    .orderBy('at', 'desc')
    .offset(mostOfDay - 1)
    .limit(1);
}

/** Whose cards were declined too often, and how many a day are let through. */
export type PauseLimit = { of: 'person' | 'session' | 'address'; most: number };

/** Payments by card are paused; the transaction of the payment goes with it, so that the pause is written down apart. */
export class PaymentPaused extends Problem {
  readonly limit: PauseLimit;
  readonly until: string;

  constructor(until: number, now: number, limit: PauseLimit) {
    super(429, 'payment.paused', {
      values: { until: new Date(until) },
      extra: { until: new Date(until).toISOString() },
      headers: { 'retry-after': String(Math.ceil((until - now) / 1000)) },
    });
    this.limit = limit;
    this.until = new Date(until).toISOString();
  }
}
