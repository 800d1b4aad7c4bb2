import { type RawBuilder, sql } from 'kysely';
import { businessDay } from '#domain/businessDay.ts';
import type { ListedPolicy } from '#domain/calls/policies/searchPolicies.ts';
import type { FilterOf } from '#domain/calls/shapes/listFilter.ts';
import type { PolicyStatus } from '#domain/calls/shapes/policyRecord.ts';
import { policySearch } from '#domain/policies/policyList.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { organizationKey, organizationName } from '../lists/organizationColumns.ts';
import { type ListPage, type ListRequest, listReader } from '../lists/readList.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';
import { whoseIsPolicy } from './policyReach.ts';

type Filter = FilterOf<typeof policySearch>;
type Condition = RawBuilder<boolean>;

/** By language, the column by which the name of the plan is sorted. */
const planKey = { en: 'plan_key_en', fr: 'plan_key_fr' } as const;

const allOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;
const anyOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Whether both names that are searched for begin words of one person’s. */
const isNamed = ({ firstName, lastName }: Filter): Condition =>
  allOf([
    ...(firstName === undefined
      ? []
      : [sql<boolean>`first_name_words @@ (select words_asked(${firstName}))`]),
    ...(lastName === undefined ? [] : [sql<boolean>`last_name_words @@ (select words_asked(${lastName}))`]),
  ]);

const ofPax = {
  email: (value) => sql`email_key = lower(${value})`,
  phone: (value) => sql`phone_digits = digits_of(${value})`,
  policyNumber: (value) => sql`number_key = numbered(${value})`,
  planCode: (value) => sql`plan_code_key = numbered(${value})`,
} satisfies Partial<Record<keyof Filter, (value: string) => Condition>>;

const hasPax = (condition: Condition): Condition =>
  sql`id in (select policy_id from paxes where ${condition})`;

/** (R-471) A record has somebody of both names, a pax or a dependent. */
const hasPersonNamed = (filter: Filter): Condition => sql`id in (
  select policy_id from paxes where ${isNamed(filter)}
  union all
  select policy_id from dependents where ${isNamed(filter)})`;

/** Those of a record, but its first pax, whom the filter finds by what it says of persons. */
function personsFound(filter: Filter): RawBuilder<{ firstName: string; lastName: string }[]> {
  const { firstName, lastName, email, phone, policyNumber } = filter;
  const named = firstName === undefined && lastName === undefined ? [] : [isNamed(filter)];
  const paxes = [
    ...named,
    ...(email === undefined ? [] : [ofPax.email(email)]),
    ...(phone === undefined ? [] : [ofPax.phone(phone)]),
    ...(policyNumber === undefined ? [] : [ofPax.policyNumber(policyNumber)]),
  ] as Condition[];
  if (paxes.length === 0) return sql`'[]'::jsonb`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('firstName', first_name, 'lastName', last_name)
      order by is_dependent, position), '[]'::jsonb)
    from (
      select first_name, last_name, position, false as is_dependent from paxes
        where policy_id = policy_listing.id and position > 0 and ${anyOf(paxes)}
      union all
      select first_name, last_name, position, true from dependents
        where policy_id = policy_listing.id and ${named.length > 0 ? anyOf(named) : sql`false`}
    ) as persons)`;
}

const readPoliciesBy = (filter: Filter) =>
  listReader({
    list: policySearch,
    from: 'policy_listing',
    filterBy: {
      firstName: () => hasPersonNamed(filter),
      lastName: () => (filter.firstName === undefined ? hasPersonNamed(filter) : sql`true`),
      email: (value) => hasPax(ofPax.email(value)),
      phone: (value) => hasPax(ofPax.phone(value)),
      policyNumber: (value) => hasPax(ofPax.policyNumber(value)),
      planCode: (value) => hasPax(ofPax.planCode(value)),
      bookingRef: (value) => sql`reference_key = numbered(${value})`,
      groupNumber: (value) => sql`number_key = numbered(${value})`,
      organizationCode: (value) => sql`organization_code in (
        select code from organizations where numbered(code) = numbered(${value}))`,
      applicationDateFrom: ['from', 'application_date'],
      applicationDateTo: ['until', 'application_date'],
      startDateFrom: ['from', 'start_date'],
      startDateTo: ['until', 'start_date'],
    },
    sorts: {
      policyNumber: () => 'number_key',
      travellerName: () => 'name_key',
      planName: (language) => planKey[language],
      status: () => 'status',
      purchaseDate: () => 'purchased_at',
      applicationDate: () => 'application_date',
      startDate: () => 'start_date',
      organization: (language) => organizationKey[language],
    },
    atFirst: ['purchaseDate', 'desc'],
    columns: (policies, language) =>
      policies.select([
        'policy_number as policyNumber',
        'first_name as firstName',
        'last_name as lastName',
        'application_date as applicationDate',
        'purchased_at as purchasedAt',
        'start_date as startDate',
        'plan_code as planCode',
        'organization_code as organizationCode',
        `${organizationName[language]} as organizationName`,
        sql<PolicyStatus[]>`array(
          select status from paxes where policy_id = policy_listing.id group by status order by min(position))`.as(
          'statuses',
        ),
        personsFound(filter).as('matched'),
      ]),
  });

/** [PO-012] [PO-027] [PO-028] (R-471) A page of the records within a session’s reach that a filter finds. */
export function findPolicies(
  { db, organizations }: { db: Database; organizations: Organizations },
  session: Session,
  request: ListRequest<typeof policySearch>,
): Promise<ListPage<ListedPolicy>> {
  const policies = db
    .selectFrom('policy_listing')
    .where((policy) => withinReach(policy, { session, organizations }, whoseIsPolicy(session)));
  return readPoliciesBy(request.filter)(db, policies, request, ({ purchasedAt, ...policy }) => ({
    ...policy,
    purchaseDate: businessDay(purchasedAt.getTime()),
  }));
}
