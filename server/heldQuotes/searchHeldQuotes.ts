import { type RawBuilder, sql } from 'kysely';
import type { ListedHeldQuote } from '#domain/calls/heldQuotes/heldQuote.ts';
import { heldQuoteList, type HeldQuoteStatus } from '#domain/heldQuotes/heldQuoteList.ts';
import { lastDayHeld } from '#domain/heldQuotes/priceHold.ts';
import { dollarsOf } from '#domain/money.ts';
import type { Session } from '../identity/session.ts';
import { type ListRequest, type ListPage, listReader } from '../lists/readList.ts';
import { daysAgo } from '../today.ts';
import { type HeldQuoteServices, heldQuotesWithinReach } from './heldQuotesWithinReach.ts';

/** A status is how the date until which a price is held stands to an instant. */
const withStatus =
  (now: Date) =>
  (status: string): RawBuilder<boolean> => {
    const conditions: Record<string, RawBuilder<boolean>> = {
      STARTED: sql`valid_until is null`,
      PRICED: sql`valid_until > ${now}`,
      EXPIRED: sql`valid_until <= ${now}`,
    } satisfies Record<HeldQuoteStatus, RawBuilder<boolean>>;
    return conditions[status] ?? sql`false`;
  };

const readHeldQuotesAt = (now: Date) =>
  listReader({
    list: heldQuoteList,
    from: 'held_quotes',
    filterBy: {
      quoteNumber: ['words', 'number_words'],
      travellers: ['words', 'traveller_words'],
      destination: ['words', 'destination_words'],
      status: withStatus(now),
      ownerName: ['words', 'owner_words'],
      departureDateStart: ['from', 'departure_date'],
      departureDateEnd: ['until', 'departure_date'],
    },
    sorts: {
      quoteNumber: () => 'number',
      travellers: () => 'travellers_key',
      premium: () => 'premium_cents',
      status: () => 'valid_until',
      updatedAt: () => 'updated_at',
    },
    atFirst: ['updatedAt', 'desc'],
    columns: (quotes) =>
      quotes.select([
        'quote_number as quoteNumber',
        'traveller_names as travellers',
        'traveller_count as travellerCount',
        'destination_en as inEnglish',
        'destination_fr as inFrench',
        'departure_date as departureDate',
        'premium_cents as premiumCents',
        'valid_until as validUntil',
        'updated_at as updatedAt',
        'owner_name as ownerName',
        'profile_ref as profileRef',
      ]),
  });

/** A page of the held quotes within a session’s reach that a filter finds. */
export function findHeldQuotes(
  services: HeldQuoteServices,
  session: Session,
  request: ListRequest<typeof heldQuoteList>,
): Promise<ListPage<ListedHeldQuote>> {
  const { db, clock } = services;
  const now = new Date(clock.now());
  return readHeldQuotesAt(now)(
    db,
    heldQuotesWithinReach(services, session),
    request,
    ({ premiumCents, validUntil, updatedAt, profileRef, inEnglish, inFrench, ...row }) => ({
      ...row,
      destination: { en: inEnglish, fr: inFrench },
      status: statusOf(validUntil, now),
      premium: premiumCents === null ? null : dollarsOf(premiumCents),
      validUntil: validUntil && lastDayHeld(validUntil),
      updatedAt: updatedAt.toISOString(),
      daysAgo: daysAgo(clock, updatedAt),
      isOwn: profileRef === session.profileRef,
    }),
  );
}

function statusOf(validUntil: Date | null, now: Date): HeldQuoteStatus {
  if (validUntil === null) return 'STARTED';
  return validUntil > now ? 'PRICED' : 'EXPIRED';
}
