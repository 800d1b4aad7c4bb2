import { sql } from 'kysely';
import { businessDay } from '#domain/businessDay.ts';
import { addDays, wholeYears } from '#domain/calendar.ts';
import { centsOf } from '#domain/money.ts';
import type { VersionReason } from '#domain/calls/shapes/policyHistory.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction, OpenDatabase } from '../database/database.ts';
import { writeTogether } from '../database/writeTogether.ts';
import { type NextVersion, versionWrites } from '../policies/policyBook.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';
import { type SamplePolicy, samplePolicies, samplePolicyNumber, sampleRecipient } from './policies.ts';
import { priceSamplePolicy } from './priceSamplePolicy.ts';
import { type Pricing, withPricing } from './pricing.ts';
import { sampleAddresses } from './sampleAddresses.ts';

const dayMs = 86_400_000;
/** What each traveller pays for more days. */
const longerCents = 1_500;
const longerDays = 3;

const idOf = ({ number }: SamplePolicy) => `5a3f0000-0000-4000-8000-000000000${number}`;

type PlanWords = ReadonlyMap<string, { name: { en: string; fr: string }; rateVersion: string }>;

/** Adds the policies of the sample that are not there yet, by the day on which it is; each with its book. */
export async function addSamplePolicies(database: OpenDatabase, clock: Clock): Promise<void> {
  const { db } = database;
  const held = await db
    .selectFrom('policies')
    .select('id')
    .where('id', 'in', samplePolicies.map(idOf))
    .execute();
  const missing = samplePolicies.filter((sale) => !held.some(({ id }) => id === idOf(sale)));
  if (missing.length === 0) return;
  const plans = await planWords(db);
  const books = await withPricing(database, (pricing) =>
    Promise.all(missing.map((sale) => versionsOf(pricing, sale, plans, clock.now()))),
  );
  await db.transaction().execute(async (tx) => {
    for (const versions of books) await addPolicy(tx, versions);
  });
}

async function planWords(db: Database): Promise<PlanWords> {
  const rows = await db
    .selectFrom('plan_contents')
    .innerJoin('rate_versions', 'rate_versions.code', 'plan_code')
    .select(['plan_code', sql<string>`min(rate_versions.id)`.as('rateVersion')])
    .select(sql<{ en: string; fr: string }>`jsonb_object_agg(lang, content ->> 'name')`.as('name'))
    .groupBy('plan_code')
    .execute();
  return new Map(rows.map(({ plan_code, ...words }) => [plan_code, words]));
}

async function addPolicy(tx: DatabaseTransaction, versions: readonly NextVersion[]) {
  for (const [version, next] of versions.entries()) {
    const before = versions[version - 1];
    await writeTogether(tx, versionWrites(tx, before ? { version, state: before.state } : null, next));
  }
}

/** What the policies of a sale said one after the other, with the money that moved. */
async function versionsOf(
  pricing: Pricing,
  sale: SamplePolicy,
  plans: PlanWords,
  now: number,
): Promise<NextVersion[]> {
  const { organization: organizationCode, boughtAgo, soldBy = null, card } = sale;
  const instant = (ago: number) => new Date(now - ago * dayMs);
  const first = await priceSamplePolicy(pricing, soldState(sale, plans, now));
  const moved = (state: PolicyState, movedCents: (at: number) => number, ago: number) => ({
    movements: state.paxes.map(({ policy_number }, at) => ({
      policy_number,
      amount_cents: Math.abs(movedCents(at)),
      type: movedCents(at) < 0 ? ('REFUND' as const) : ('CHARGE' as const),
      method: card ? ('CREDIT_CARD' as const) : ('PAID_TO_AGENCY' as const),
      // What is given back goes to the order of the purchase.
      order_id: card ? `sample.${sale.number}.${movedCents(at) < 0 ? boughtAgo : ago}` : null,
      card_brand: card ? 'VISA' : null,
      card_ending: card ?? null,
      card_owner_reference_number: card ? '1' : null,
      paid_on: businessDay(instant(ago).getTime()),
    })),
    premiums: state.paxes.map(({ policy_number, plan_code, plan_name }, at) => ({
      policy_number,
      plan_code,
      plan_name: JSON.stringify(plan_name),
      amount_cents: movedCents(at),
    })),
  });
  const act = (reason: VersionReason, ago: number) => ({
    reason,
    at: instant(ago),
    organizationCode,
    by: { profileRef: soldBy },
  });
  const versions: NextVersion[] = [
    { state: first, act: act('PURCHASE', boughtAgo), ...moved(first, premiumIn(first), boughtAgo) },
  ];
  let state = first;
  for (const [became, ago] of sale.became) {
    const before = state;
    if (became === 'longer') {
      const end_date = addDays(before.policy.end_date, longerDays);
      const trip_information = { ...before.policy.trip_information, endDate: end_date };
      const paxes = before.paxes.map((pax) => ({
        ...pax,
        premium_total_cents: pax.premium_total_cents + longerCents,
      }));
      const longer = { ...before, policy: { ...before.policy, end_date, trip_information }, paxes };
      const after = await priceSamplePolicy(pricing, longer);
      const more = (at: number) => premiumIn(after)(at) - premiumIn(before)(at);
      versions.push({ state: after, act: act('ENDORSEMENT', ago), ...moved(after, more, ago) });
      state = after;
    } else {
      const status = ({ active: 'ACTIVE', refunded: 'REFUNDED', inactive: 'INACTIVE' } as const)[became];
      state = { ...before, paxes: before.paxes.map((pax) => ({ ...pax, status })) };
      const reason = became === 'active' ? 'ACTIVATION' : 'CANCELLATION';
      const money = became === 'refunded' ? moved(before, (at) => -premiumIn(before)(at), ago) : {};
      versions.push({ state, act: act(reason, ago), ...money });
    }
  }
  return versions;
}

const premiumIn =
  ({ paxes }: PolicyState) =>
  (at: number): number =>
    paxes[at]?.premium_total_cents ?? 0;

function soldState(sale: SamplePolicy, plans: PlanWords, now: number): PolicyState {
  const { organization, soldBy = null, agent = null, language, province, dependents = [], plan } = sale;
  const today = businessDay(now);
  const applicationDate = addDays(today, -sale.boughtAgo);
  const startDate = addDays(today, sale.startsIn);
  const endDate = addDays(startDate, sale.days - 1);
  const words = plans.get(plan);
  if (!words) throw new Error(`The sample has no plan ${plan}`);
  const purchasedAt = new Date(now - sale.boughtAgo * dayMs).toISOString();
  const person = ([first_name, last_name, date_of_birth]: SamplePolicy['paxes'][number]) => ({
    first_name,
    last_name,
    name_to_follow: false,
    date_of_birth,
    age: wholeYears(date_of_birth, startDate),
    trip_cost_cents: centsOf(sale.tripCost ?? 0),
  });
  const email = sampleRecipient(sale);
  const phone = `5145550${sale.number}`;
  const contact = { email, phone, address: { ...sampleAddresses[province], province, country: 'CA' } };
  return {
    policy: {
      id: idOf(sale),
      purchase_id: null,
      organization_code: organization,
      sold_by: soldBy,
      agent_ref: agent,
      selling_code: null,
      session_hash: null,
      application_date: applicationDate,
      sales_channel: soldBy ? 'b2b' : 'b2c',
      traveller_type: dependents.length > 0 ? 'FAMILY' : 'SINGLE',
      flow_traveller_type: 'TRAVELLING_CANADIANS',
      start_date: startDate,
      end_date: endDate,
      trip_information: {
        startDate,
        endDate,
        tripBookingDate: applicationDate,
        tripType: plan === 'MEMH' ? 'MULTIPLE' : 'SINGLE',
        provinceOfResidence: province,
        travellingWithinCanada: false,
        countryOfResidence: 'CA',
      },
      referred_by: null,
      reference_id: `REF900000${sale.number}`,
      employee_name: null,
      employee_relationship: null,
      legal_consent: true,
      seller: null,
      purchased_at: purchasedAt,
    },
    paxes: sale.paxes.map((pax, position) => ({
      ...person(pax),
      policy_number: samplePolicyNumber(sale, position),
      policy_id: idOf(sale),
      position,
      reference_number: String(position + 1),
      status: 'PENDING',
      lang: language,
      email,
      phone,
      contact,
      plan_code: plan,
      plan_name: words.name,
      plan: { tripPreference: {}, insuredDays: sale.days, adjustments: [], optionalBenefits: [] },
      rate_version: words.rateVersion,
      edition: null,
      premium_total_cents: sale.cents ?? 0,
      worksheet: null,
      needs_analysis: null,
      medical_answers: null,
      bill96_consent: province === 'QC' ? true : null,
      eligibility_consent: true,
    })),
    dependents: dependents.map((dependent, position) => ({
      ...person(dependent),
      policy_id: idOf(sale),
      position,
      reference_number: String(sale.paxes.length + position + 1),
      relationship: 'CHILD',
      contact: null,
    })),
  };
}
