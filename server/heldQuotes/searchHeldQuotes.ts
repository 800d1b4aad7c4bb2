import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { HeldQuoteFilter, ListedHeldQuote } from '#domain/calls/heldQuotes/heldQuote.ts';
import type { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { businessDay } from '#domain/businessDay.ts';
import { daysBetween } from '#domain/calendar.ts';
import {
  type HeldQuoteColumn,
  heldQuoteList,
  type HeldQuoteStatus,
} from '#domain/heldQuotes/heldQuoteList.ts';
import { dollarsOf } from '#domain/money.ts';
import { narrowed, type Narrowing } from '../database/narrowed.ts';
import { readPage } from '../database/readPage.ts';
import { answeredPage } from '../http/answeredPage.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';
import { type HeldQuoteServices, heldQuotesReached } from './heldQuotesReached.ts';

type Asked = z.output<NonNullable<typeof searchHeldQuotes.query>>;

const sorts: Record<HeldQuoteColumn, string> = {
  quoteNumber: 'number',
  travellers: 'travellers_key',
  premium: 'premium_cents',
  status: 'valid_until',
  updatedAt: 'updated_at',
};

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

const narrowingAt = (now: Date): Narrowing<'held_quotes', typeof heldQuoteList> => ({
  quoteNumber: ['words', 'number_words'],
  travellers: ['words', 'traveller_words'],
  destination: ['words', 'destination_words'],
  status: withStatus(now),
  ownerName: ['words', 'owner_words'],
  departureDateStart: ['from', 'departure_date'],
  departureDateEnd: ['until', 'departure_date'],
});

/**
 * A page of the held quotes within a session’s reach that a filter finds.
 * @throws Problem 400 `request.invalid` for a page beyond the end
 */
export async function findHeldQuotes(
  services: HeldQuoteServices,
  session: Session,
  filter: HeldQuoteFilter,
  { sortField, sortOrder, offset, limit }: Asked,
): Promise<{ total: number; offset: number; limit: number; rows: ListedHeldQuote[] }> {
  const now = new Date(services.clock.now());
  const matches = narrowed(heldQuotesReached(services, session), heldQuoteList, narrowingAt(now), filter);
  const { total, rows } = await readPage(services.db, matches, {
    from: 'held_quotes',
    columns: (quotes) =>
      quotes.select([
        'quote_number',
        'traveller_names',
        'traveller_count',
        'destination',
        'departure_date',
        'premium_cents',
        'valid_until',
        'updated_at',
        'owner_name',
        'profile_ref',
      ]),
    sortedBy: [sorts[sortField ?? 'updatedAt'], 'id'],
    direction: sortField === undefined ? 'desc' : sortOrder,
    offset,
    limit,
  });
  const today = todayOf(services.clock);
  const listed = rows.map((row) => ({
    quoteNumber: row.quote_number,
    status: statusOf(row.valid_until, now),
    travellers: row.traveller_names,
    travellerCount: row.traveller_count,
    destination: row.destination,
    departureDate: row.departure_date,
    premium: row.premium_cents === null ? null : dollarsOf(row.premium_cents),
    validUntil: row.valid_until && businessDay(row.valid_until.getTime() - 1),
    updatedAt: row.updated_at.toISOString(),
    daysAgo: daysBetween(businessDay(row.updated_at.getTime()), today),
    ownerName: row.owner_name,
    isOwn: row.profile_ref === session.profileRef,
  }));
  return answeredPage({ total, rows: listed }, { offset, limit });
}

function statusOf(validUntil: Date | null, now: Date): HeldQuoteStatus {
  if (validUntil === null) return 'STARTED';
  return validUntil > now ? 'PRICED' : 'EXPIRED';
}
