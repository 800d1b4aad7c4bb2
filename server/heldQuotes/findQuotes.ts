import { type RawBuilder, sql } from 'kysely';
import { businessDay } from '#domain/businessDay.ts';
import type { ListedPolicy } from '#domain/calls/policies/searchPolicies.ts';
import type { FilterOf } from '#domain/calls/shapes/listFilter.ts';
import { policyQuoteList, policySearch } from '#domain/policies/policyList.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { organizationKey, organizationName } from '../lists/organizationColumns.ts';
import { type ListPage, type ListRequest, listReader } from '../lists/readList.ts';
import { type HeldQuoteServices, heldQuotesWithinReach } from './heldQuotesWithinReach.ts';

const quotes = { ...policyQuoteList, columns: policySearch.columns } as const;
const criteria: readonly string[] = policyQuoteList.fields.map(({ key }) => key);

type Filter = FilterOf<typeof quotes>;
type Condition = RawBuilder<boolean>;

const travellers = (from: string): RawBuilder<unknown> =>
  sql`jsonb_path_query(snapshot, ${sql.lit(`$.forms.apply.travellers[${from}]`)}::jsonpath) with ordinality as each (traveller, place)`;

/** Whether both names that are searched for begin words of one traveller’s. */
const isNamed = ({ firstName, lastName }: Filter): Condition => sql`
  (words_of(traveller ->> 'firstName') @@ words_asked(${firstName ?? ''}) or ${firstName === undefined})
  and (words_of(traveller ->> 'lastName') @@ words_asked(${lastName ?? ''}) or ${lastName === undefined})`;

const hasTravellerNamed = (filter: Filter): Condition => sql`(
  traveller_words @@ (select words_asked(${[filter.firstName, filter.lastName].join(' ')}))
  and exists (select from ${travellers('*')} where ${isNamed(filter)}))`;

const hasContact = (kind: 'email' | 'phone', key: RawBuilder<string>): Condition =>
  sql`contact_keys @> array[${sql.lit(`${kind}:`)} || ${key}]`;

/** Those of a quote, but its first traveller, whose name, email or phone the filter finds. */
function travellersFound(filter: Filter): RawBuilder<ListedPolicy['matched']> {
  const { firstName, lastName, email, phone } = filter;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'firstName', coalesce(traveller ->> 'firstName', ''), 'lastName', coalesce(traveller ->> 'lastName', '')
    ) order by place), '[]'::jsonb)
    from ${travellers('*')}
    where place > 1 and (
      (${firstName !== undefined || lastName !== undefined} and ${isNamed(filter)})
      or lower(btrim(traveller ->> 'email')) = lower(${email ?? null})
      or digits_of(traveller ->> 'phone') = digits_of(${phone ?? null})))`;
}

const numberOf = (typed: string): number => Number(/^Q-(\d{1,12})$/i.exec(typed.replaceAll(/\s/g, ''))?.[1]);

const readQuotesBy = (filter: Filter) =>
  listReader({
    list: quotes,
    from: 'held_quotes',
    filterBy: {
      firstName: () => hasTravellerNamed(filter),
      lastName: () => (filter.firstName === undefined ? hasTravellerNamed(filter) : sql`true`),
      email: (value) => hasContact('email', sql`lower(${value})`),
      phone: (value) => hasContact('phone', sql`digits_of(${value})`),
      policyNumber: (value) => {
        const number = numberOf(value);
        return Number.isNaN(number) ? sql`false` : sql`number = ${number}`;
      },
    },
    sorts: {
      policyNumber: () => 'number',
      travellerName: () => 'travellers_key',
      planName: () => 'plan_code',
      status: () => 'created_at',
      purchaseDate: () => 'created_at',
      applicationDate: () => 'created_at',
      startDate: () => 'departure_date',
      organization: (language) => organizationKey[language],
    },
    atFirst: ['applicationDate', 'desc'],
    columns: (found, language) =>
      found.select([
        'quote_number as policyNumber',
        sql<string>`coalesce(snapshot #>> '{forms,apply,travellers,0,firstName}', '')`.as('firstName'),
        sql<string>`coalesce(snapshot #>> '{forms,apply,travellers,0,lastName}', '')`.as('lastName'),
        'created_at as createdAt',
        'departure_date as startDate',
        'plan_code as planCode',
        'organization_code as organizationCode',
        `${organizationName[language]} as organizationName`,
        travellersFound(filter).as('matched'),
      ]),
  });

/**
 * [PO-007] [PO-011] (R-472) A page of the held quotes within a session’s reach that a filter finds.
 * @throws Problem 400 `request.invalid` for a criterion that is of policies alone
 */
export function findQuotes(
  services: HeldQuoteServices,
  session: Session,
  { filter, page }: ListRequest<typeof policySearch>,
): Promise<ListPage<ListedPolicy>> {
  const others = Object.entries(filter).filter(
    ([key, value]) => value !== undefined && !criteria.includes(key),
  );
  if (others.length > 0) {
    const fields = Object.fromEntries(others.map(([key]) => [`query.${key}`, 'unknown' as const]));
    throw new Problem(400, 'request.invalid', { fields });
  }
  const { firstName, lastName, email, phone, policyNumber } = filter;
  const asked = { firstName, lastName, email, phone, policyNumber };
  const rows = heldQuotesWithinReach(services, session);
  return readQuotesBy(asked)(services.db, rows, { filter: asked, page }, ({ createdAt, ...quote }) => ({
    ...quote,
    statuses: ['QUOTE' as const],
    applicationDate: businessDay(createdAt.getTime()),
    purchaseDate: null,
  }));
}
