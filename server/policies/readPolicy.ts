import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Contact } from '#domain/calls/shapes/contact.ts';
import type { premiumReasons } from '#domain/calls/shapes/policyHistory.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { dollarsOf } from '#domain/money.ts';
import { insuredPeriodOf } from '#domain/productRules/insuredPeriod.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { Database } from '../database/database.ts';
import { documentsOf, saidOfEditions } from './soldWords.ts';

export type StoredPolicy = {
  record: PolicyRecord;
  organizationCode: string;
  /** With which it was bought; null for a policy from elsewhere. */
  purchaseId: string | null;
  sessionHash: string | null;
  /** The last version, as the record has it. */
  version: number;
  /** Where each traveller is reached, by policy number, as they stated it. */
  contacts: Readonly<Record<string, Partial<Contact>>>;
  /** Last four digits of the cards that paid, by the order at the gateway. */
  cardEndings: Readonly<Record<string, string>>;
  /** Editions of the plans by policy number; the first policies have none. */
  digests: Readonly<Record<string, string>>;
};

/** [CP-006] [CP-007] The policy record of a purchase, or of the pax with this number; null when there is none. */
export async function readPolicy(db: Database, by: PolicyKey): Promise<StoredPolicy | null> {
  const row = await readPolicyRow(db, by);
  return row ? storedPolicy(row) : null;
}

type PolicyKey = { purchaseId: string } | { policyNumber: string };
export type PolicyRow = NonNullable<Awaited<ReturnType<typeof readPolicyRow>>>;

/** All that the tables hold of what was bought together. */
export function readPolicyRow(db: Database, by: PolicyKey) {
  return db
    .selectFrom('policies')
    .selectAll()
    .select((bought) => {
      const paxesOf = bought.selectFrom('paxes').whereRef('policy_id', '=', 'policies.id');
      return [
        jsonArrayFrom(
          paxesOf
            .leftJoin('plan_editions', 'plan_editions.digest', 'paxes.edition')
            .selectAll('paxes')
            .select(saidOfEditions)
            .select((pax) =>
              pax
                .selectFrom('deliveries')
                .select('deliveries.status')
                .whereRef('deliveries.policy_number', '=', 'paxes.policy_number')
                .where('deliveries.to_other', '=', false)
                .orderBy('deliveries.id', 'desc')
                .limit(1)
                .as('delivery'),
            )
            .orderBy('position'),
        ).as('paxes'),
        jsonArrayFrom(
          bought
            .selectFrom('policy_movements')
            .selectAll()
            .whereRef('policy_id', '=', 'policies.id')
            .orderBy('id'),
        ).as('payments'),
        jsonArrayFrom(
          bought
            .selectFrom('premium_entries')
            .innerJoin('policy_versions', (on) =>
              on
                .onRef('policy_versions.policy_id', '=', 'premium_entries.policy_id')
                .onRef('policy_versions.version', '=', 'premium_entries.version'),
            )
            .select(['policy_number', 'plan_name', 'amount_cents', 'reason'])
            .$narrowType<{ reason: (typeof premiumReasons)[number] }>()
            .select(sql<string>`(written_at at time zone 'America/Toronto')::date`.as('entered_on'))
            .whereRef('premium_entries.policy_id', '=', 'policies.id')
            .orderBy('id'),
        ).as('premiums'),
        jsonArrayFrom(
          bought
            .selectFrom('dependents')
            .selectAll()
            .whereRef('policy_id', '=', 'policies.id')
            .orderBy('position'),
        ).as('dependents'),
      ];
    })
    .where((where) =>
      'purchaseId' in by
        ? where('purchase_id', '=', by.purchaseId)
        : where('id', 'in', (from) =>
            from.selectFrom('paxes').select('policy_id').where('policy_number', '=', by.policyNumber),
          ),
    )
    .executeTakeFirst();
}

/** The same as it is shown to whoever bought it. */
export function storedPolicy(policy: PolicyRow): StoredPolicy {
  const { paxes, payments, dependents } = policy;
  const province = (policy.trip_information['provinceOfResidence'] ?? '') as ProvinceCode | '';
  const trip = {
    flowTravellerType: policy.flow_traveller_type,
    startDate: policy.start_date,
    endDate: policy.end_date,
    existingCoverageDays: policy.trip_information['existingCoverageDays'] as number | undefined,
  };
  const numbers = paxes.map((pax) => pax.policy_number);
  return {
    organizationCode: policy.organization_code,
    purchaseId: policy.purchase_id,
    sessionHash: policy.session_hash,
    version: policy.revision,
    contacts: Object.fromEntries(paxes.map(({ policy_number, contact }) => [policy_number, contact])),
    cardEndings: Object.fromEntries(
      payments.flatMap(({ order_id, card_ending }) =>
        order_id && card_ending ? [[order_id, card_ending]] : [],
      ),
    ),
    digests: Object.fromEntries(
      paxes.flatMap((pax) => (pax.edition ? [[pax.policy_number, pax.edition]] : [])),
    ),
    record: {
      policyNumber: numbers[0] ?? '',
      organizationCode: policy.organization_code,
      applicationDate: policy.application_date,
      salesChannel: policy.sales_channel,
      travellerType: policy.traveller_type,
      tripInformation: policy.trip_information,
      referredBy: policy.referred_by,
      referenceId: policy.reference_id,
      employeeName: policy.employee_name,
      employeeRelationship: policy.employee_relationship,
      insurer: paxes.find(({ insurer }) => insurer?.name.en)?.insurer ?? null,
      seller: policy.seller,
      dependents: dependents.map((dependent) => ({
        referenceNumber: dependent.reference_number,
        firstName: dependent.first_name,
        lastName: dependent.last_name,
        nameToFollow: dependent.name_to_follow,
        age: dependent.age,
      })),
      paxes: paxes.map((pax) => ({
        referenceNumber: pax.reference_number,
        policyNumber: pax.policy_number,
        policyStatus: pax.status,
        firstName: pax.first_name,
        lastName: pax.last_name,
        nameToFollow: pax.name_to_follow,
        dateOfBirth: pax.date_of_birth,
        age: pax.age,
        lang: pax.lang,
        email: pax.email,
        delivery: pax.delivery,
        plan: {
          code: pax.plan_code,
          name: pax.plan_name,
          tripPreference: pax.plan.tripPreference ?? {},
          ...(pax.plan.insuredDays !== undefined && { insuredDays: pax.plan.insuredDays }),
          insuredPeriod: insuredPeriodOf(trip, pax.plan.insuredDays),
          cancellationFrom: pax.covers_cancellation
            ? (payments.find((payment) => payment.policy_number === pax.policy_number)?.paid_on ??
              policy.application_date)
            : null,
          adjustments: pax.plan.adjustments.map(({ breakdownType, amount }) => ({ breakdownType, amount })),
          optionalBenefits: pax.plan.optionalBenefits.map(({ code, name, premium }) => ({
            code,
            name,
            premium,
          })),
          premiumTotal: dollarsOf(pax.premium_total_cents),
          documents: documentsOf(pax, province),
        },
        payments: payments
          .filter((payment) => payment.policy_number === pax.policy_number)
          .map((payment) => ({
            amount: dollarsOf(payment.amount_cents),
            type: payment.type,
            method: payment.method,
            cardReference: payment.order_id,
            paymentDate: payment.paid_on,
          })),
      })),
    },
  };
}
