import { isDeepStrictEqual } from 'node:util';
import type {
  PolicyHistory,
  PolicyHistoryField,
  PolicyHistoryValue,
} from '#domain/calls/shapes/policyHistory.ts';
import { dollarsOf } from '#domain/money.ts';
import type { Database } from '../database/database.ts';
import type { PolicyState } from './policyBook.tables.ts';

type Change = PolicyHistory['records'][number]['changes'][number];
type Facts = Partial<Record<PolicyHistoryField, unknown>>;

/** What is not shown to whoever reads that it changed. */
const unshown: readonly PolicyHistoryField[] = ['medicalAnswers', 'needsAnalysis'];

/** [DL-012] What became of a policy and of what was bought with it; null where there is none. */
export async function readHistory(db: Database, policyNumber: string): Promise<PolicyHistory | null> {
  const versions = await db
    .selectFrom('policy_versions')
    .leftJoin('profiles', 'profiles.profile_ref', 'policy_versions.profile_ref')
    .select([
      'version',
      'written_at',
      'reason',
      'state',
      'session_hash',
      'link_id',
      'first_name',
      'last_name',
    ])
    .select(['policy_versions.organization_code', 'policy_versions.profile_ref'])
    .where('policy_id', 'in', (from) =>
      from.selectFrom('paxes').select('policy_id').where('policy_number', '=', policyNumber),
    )
    .orderBy('version')
    .execute();
  const last = versions.at(-1)?.state;
  if (!last) return null;
  const records = versions.map((row, at) => ({
    version: row.version,
    at: row.written_at.toISOString(),
    reason: row.reason,
    actor: actorOf(row),
    by: row.profile_ref && [row.first_name, row.last_name].join(' ').trim(),
    organizationCode: row.organization_code,
    changes: changesOf(versions[at - 1]?.state, row.state),
  }));
  const named = (person: { reference_number: string; first_name: string; last_name: string }) => ({
    referenceNumber: person.reference_number,
    firstName: person.first_name,
    lastName: person.last_name,
  });
  return {
    records: records.toReversed(),
    paxes: [
      ...last.paxes.map((pax) => ({ ...named(pax), policyNumber: pax.policy_number })),
      ...last.dependents.map((one) => ({ ...named(one), policyNumber: null })),
    ],
  };
}

function actorOf(
  row: Record<'profile_ref' | 'session_hash' | 'link_id', string | null>,
): PolicyHistory['records'][number]['actor'] {
  if (row.profile_ref !== null) return 'PERSON';
  if (row.link_id !== null) return 'LINK';
  return row.session_hash === null ? 'SYSTEM' : 'BUYER';
}

/** What a version changed; with the first one everything begins. */
function changesOf(before: PolicyState | undefined, after: PolicyState): Change[] {
  if (!before) return [];
  const earlier = factsOf(before);
  return [...factsOf(after)].flatMap(([referenceNumber, facts]) =>
    Object.entries(facts).flatMap(([name, value]) => {
      const field = name as PolicyHistoryField;
      const from = shown(earlier.get(referenceNumber)?.[field]);
      const to = shown(value);
      if (isDeepStrictEqual(from, to)) return [];
      const values = unshown.includes(field) ? { from: null, to: null } : { from, to };
      return [{ referenceNumber, field, ...values }];
    }),
  );
}

const shown = (value: unknown): PolicyHistoryValue => {
  if (value === undefined || value === '') return null;
  return typeof value === 'boolean' ? String(value) : (value as PolicyHistoryValue);
};

/** What is said of the trip, under null, and of each who travels, under the reference number. */
function factsOf({ policy, paxes, dependents }: PolicyState): Map<string | null, Facts> {
  return new Map<string | null, Facts>([
    [null, tripFacts(policy)],
    ...paxes.map((pax) => [pax.reference_number, paxFacts(pax)] as const),
    ...dependents.map(
      (one) => [one.reference_number, { ...personFacts(one), relationship: one.relationship }] as const,
    ),
  ]);
}

function tripFacts({ trip_information: trip, ...policy }: PolicyState['policy']): Facts {
  return {
    applicationDate: policy.application_date,
    startDate: policy.start_date,
    endDate: policy.end_date,
    travellerType: policy.traveller_type,
    tripType: trip['tripType'],
    destinationName: trip['destinationName'],
    destinationCountry: trip['destinationCountry'],
    departureLocation: trip['departureLocation'],
    provinceOfResidence: trip['provinceOfResidence'],
    countryOfResidence: trip['countryOfResidence'],
    travellingWithinCanada: trip['travellingWithinCanada'],
    tripBookingDate: trip['tripBookingDate'],
    arrivalDate: trip['arrivalDate'],
    isSuperVisa: trip['isSuperVisa'],
    existingCoverageDays: trip['existingCoverageDays'],
    schoolName: trip['schoolName'],
    schoolCity: trip['schoolCity'],
    educationStartDate: trip['educationStartDate'],
    educationEndDate: trip['educationEndDate'],
    referredBy: policy.referred_by,
    referenceId: policy.reference_id,
    employeeName: policy.employee_name,
    employeeRelationship: policy.employee_relationship,
  };
}

function paxFacts(pax: PolicyState['paxes'][number]): Facts {
  const { deductible, coverageAmount, daysPerTrip } = pax.plan.tripPreference ?? {};
  return {
    policyStatus: pax.status,
    ...personFacts(pax),
    lang: pax.lang,
    bill96Consent: pax.bill96_consent,
    planName: pax.plan_name,
    deductible,
    coverageAmount,
    daysPerTrip,
    optionalBenefits: pax.plan.optionalBenefits.map(({ name }) => name),
    premiumTotal: dollarsOf(pax.premium_total_cents),
    needsAnalysis: JSON.stringify(pax.needs_analysis),
    medicalAnswers: pax.medical_answers,
  };
}

function personFacts(person: PolicyState['paxes'][number] | PolicyState['dependents'][number]): Facts {
  const { email, phone, address } = (person.contact ?? {}) as {
    email?: string;
    phone?: string;
    address?: Facts;
  };
  const { addressLine1, addressLine2, city, province, postalCode } = address ?? {};
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    dateOfBirth: person.date_of_birth,
    email,
    phone,
    addressLine1,
    addressLine2,
    city,
    province,
    postalCode,
    tripCost: dollarsOf(person.trip_cost_cents),
  };
}
