import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { businessDay } from '#domain/businessDay.ts';
import { applications } from '#domain/applications.ts';
import { centsOf } from '#domain/money.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { CardCharge, RecordOutcome, TooLate } from '#machines/purchase/purchase.types.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PortResult } from '../jobs/entity.ts';
import type { PlansBought } from './plansBought.ts';
import { confirmationWrites } from './confirmationMessages.ts';
import { versionWrites } from './policyBook.ts';
import type { PolicyState } from './policyBook.tables.ts';
import type { SellerAsNamed } from '#domain/calls/shapes/policyRecord.ts';

export type PolicyRecorder = {
  /**
   * Draws the policy numbers of a purchase; the rows are written in the transaction that saves its state.
   * What is not recorded by then, in epoch milliseconds, is not issued any more.
   */
  prepare(purchaseId: string, payBy: number | null): Promise<PortResult<RecordOutcome | TooLate>>;
};

/** Writes the policies of a purchase: once, whatever happens in between. */
export function createPolicyRecorder(parts: { db: Database; clock: Clock }): PolicyRecorder {
  const { db, clock } = parts;

  return {
    async prepare(purchaseId, payBy) {
      const { numbers, drawn: policyNumbers, ...purchase } = await readBought(db, purchaseId);
      if (numbers !== null) return { output: { kind: 'recorded', policyNumbers: numbers } };
      if (payBy !== null && clock.now() > payBy) return { output: { kind: 'tooLate' } };
      const { body, plans, medical_answers: answers } = purchase;
      if (!body || !policyNumbers) throw new Error('the purchase has no body');
      const now = new Date(clock.now());
      const policyId = randomUUID();
      return {
        output: { kind: 'recorded', policyNumbers },
        writes: (trx) => {
          const paxes = paxRows({
            policyId,
            body,
            policyNumbers,
            plans: plans ?? {},
            answers: answers ?? {},
          });
          return [
            ...versionWrites(trx, null, {
              state: {
                policy: policyRow({ policyId, purchaseId, body, now, purchase }),
                paxes,
                dependents: dependentRows(policyId, body),
              },
              act: {
                reason: 'PURCHASE',
                at: now,
                organizationCode: body.organizationCode,
                by: { profileRef: purchase.profile_ref, sessionHash: purchase.session_hash },
              },
              movements: paymentRows({ body, policyNumbers, charges: purchase.context.charges, now }),
              premiums: paxes.map((pax) => ({
                policy_number: pax.policy_number,
                plan_code: pax.plan_code,
                plan_name: JSON.stringify(pax.plan_name),
                amount_cents: pax.premium_total_cents,
              })),
            }),
            ...confirmationWrites(trx, { policyId, paxes, application: purchase.application, now }),
          ];
        },
      };
    },
  };
}

/**
 * A purchase with the numbers of its policies, which are null until it was recorded, and with new ones drawn for each of
 * its travellers, which are null from then on.
 */
function readBought(db: Database, purchaseId: string) {
  return db
    .selectFrom('purchases')
    .selectAll()
    .select((purchase) => [
      purchase
        .selectFrom('paxes')
        .innerJoin('policies', 'policies.id', 'paxes.policy_id')
        .select(sql<string[] | null>`array_agg(policy_number order by position)`.as('numbers'))
        .whereRef('policies.purchase_id', '=', 'purchases.id')
        .as('numbers'),
      sql<string[] | null>`(
        select array_agg(coalesce(policy_prefix, purchases.organization_code) || '-' || nextval('policy_numbers'))
        from generate_series(1, jsonb_array_length(purchases.body -> 'paxes'))
          left join organizations on organizations.code = purchases.organization_code
      )`.as('drawn'),
      sql<SellerAsNamed | null>`(
        select jsonb_build_object(
          'names', jsonb_build_object('en', name_en, 'fr', name_fr),
          'agent', (
            select nullif(trim(first_name || ' ' || last_name), '') from profiles
            where profile_ref = coalesce(purchases.agent_ref, purchases.profile_ref)
          ))
        from organizations where code = purchases.organization_code
      )`.as('seller'),
    ])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
}

function policyRow(given: {
  policyId: string;
  purchaseId: string;
  body: PolicyBody;
  now: Date;
  purchase: {
    application: keyof typeof applications;
    profile_ref: string | null;
    agent_ref: string | null;
    selling_code: string | null;
    session_hash: string;
    seller: SellerAsNamed | null;
  };
}): PolicyState['policy'] {
  const { policyId, purchaseId, body, now, purchase } = given;
  return {
    id: policyId,
    purchase_id: purchaseId,
    organization_code: body.organizationCode,
    sold_by: purchase.profile_ref,
    agent_ref: purchase.agent_ref,
    selling_code: purchase.selling_code,
    session_hash: purchase.session_hash,
    application_date: body.applicationDate ?? businessDay(now.getTime()),
    sales_channel: applications[purchase.application].channel,
    traveller_type: body.travellerType,
    flow_traveller_type: body.flowTravellerType,
    start_date: body.tripInformation.startDate,
    end_date: body.tripInformation.endDate,
    trip_information: body.tripInformation,
    referred_by: body.referredBy ?? null,
    reference_id: body.referenceId ?? null,
    employee_name: body.employeeName ?? null,
    employee_relationship: body.employeeRelationship ?? null,
    legal_consent: body.legalConsent,
    seller: purchase.seller,
    purchased_at: now.toISOString(),
  };
}

function paxRows(given: {
  policyId: string;
  body: PolicyBody;
  policyNumbers: readonly string[];
  plans: PlansBought;
  /** Encrypted as the purchase keeps them; the place that they open for is the purchase. */
  answers: Readonly<Record<string, string>>;
}): PolicyState['paxes'] {
  const { policyId, body, policyNumbers, plans, answers } = given;
  return body.paxes.map((pax: BoughtPax, position) => {
    const plan = ownValue(plans, pax.referenceNumber);
    if (!plan) throw new Error('a traveller of the purchase has no plan');
    return {
      policy_number: policyNumbers[position] ?? '',
      policy_id: policyId,
      position,
      reference_number: pax.referenceNumber,
      status: 'PENDING' as const,
      first_name: pax.firstName,
      last_name: pax.lastName,
      name_to_follow: pax.nameToFollow ?? false,
      date_of_birth: pax.dateOfBirth,
      age: pax.age,
      lang: pax.lang,
      email: pax.contact.email,
      phone: pax.contact.phone ?? null,
      contact: pax.contact,
      plan_code: pax.plan.code,
      plan_name: plan.name,
      plan: {
        tripPreference: plan.tripPreference ?? pax.plan.tripPreference ?? {},
        insuredDays: plan.insuredDays,
        adjustments: plan.adjustments,
        optionalBenefits: plan.optionalBenefits,
      },
      rate_version: plan.rateVersion,
      edition: plan.edition ?? null,
      premium_total_cents: centsOf(pax.plan.premiumTotal),
      worksheet: plan.worksheet ?? null,
      trip_cost_cents: centsOf(plan.tripPreference?.tripCost ?? pax.tripCost),
      needs_analysis: needsOf(pax),
      medical_answers: ownValue(answers, pax.referenceNumber) ?? null,
      bill96_consent: pax.bill96Consent ?? null,
      eligibility_consent: pax.eligibilityConsent,
    };
  });
}

/** [NA-011] */
function needsOf({ questionnaires = [] }: BoughtPax) {
  return questionnaires.find(({ type }) => type === 'NEEDS_ANALYSIS')?.answers ?? null;
}

function dependentRows(policyId: string, body: PolicyBody): PolicyState['dependents'] {
  return (body.dependents ?? []).map((dependent, position) => ({
    policy_id: policyId,
    position,
    reference_number: dependent.referenceNumber,
    first_name: dependent.firstName,
    last_name: dependent.lastName,
    name_to_follow: dependent.nameToFollow ?? false,
    date_of_birth: dependent.dateOfBirth,
    age: dependent.age,
    relationship: dependent.relationship,
    trip_cost_cents: centsOf(dependent.tripCost),
    contact: dependent.contact ?? null,
  }));
}

function paymentRows(given: {
  body: PolicyBody;
  policyNumbers: readonly string[];
  charges: readonly CardCharge[];
  now: Date;
}) {
  const { body, policyNumbers, charges, now } = given;
  return body.paxes.flatMap((pax, position) =>
    pax.payments.map((payment) => {
      const owner = payment.details?.cardOwnerReferenceNumber ?? null;
      const charge = charges.find(({ payer }) => payer === owner);
      return {
        policy_number: policyNumbers[position] ?? '',
        amount_cents: centsOf(payment.amount),
        type: payment.type,
        method: payment.method,
        order_id: charge?.orderId ?? null,
        card_brand: charge?.cardBrand ?? null,
        card_ending: charge?.cardEnding ?? null,
        card_owner_reference_number: owner,
        paid_on: businessDay(now.getTime()),
      };
    }),
  );
}
