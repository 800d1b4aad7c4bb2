import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { businessDay } from '#domain/businessDay.ts';
import { applications } from '#domain/applications.ts';
import { centsOf } from '#domain/money.ts';
import type { CardCharge, RecordOutcome, TooLate } from '#machines/purchase/purchase.types.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { PortResult } from '../jobs/entity.ts';
import { folded } from '../locations/fold.ts';
import type { PlansBought } from '../purchases/plansBought.ts';
import { enqueueConfirmation } from './enqueueConfirmation.ts';
import type { PlanAsBought } from './policies.tables.ts';

export type PolicyRecorder = {
  /**
   * Draws the policy numbers of a purchase; the rows are written in the transaction that saves its state.
   * What is not recorded by then, in epoch milliseconds, is not issued any more.
   */
  prepare(
    purchaseId: string,
    payBy: number | null,
  ): Promise<PortResult & { output: RecordOutcome | TooLate }>;
};

/** Writes the policies of a purchase: once, whatever happens in between. */
export function createPolicyRecorder(parts: { db: Database; clock: Clock }): PolicyRecorder {
  const { db, clock } = parts;

  const numbersOf = async (purchaseId: string) =>
    (
      await db
        .selectFrom('paxes')
        .innerJoin('policies', 'policies.id', 'paxes.policy_id')
        .select('policy_number')
        .where('policies.purchase_id', '=', purchaseId)
        .orderBy('position')
        .execute()
    ).map((row) => row.policy_number);

  return {
    async prepare(purchaseId, payBy) {
      const known = await numbersOf(purchaseId);
      if (known.length > 0) return { output: { kind: 'recorded', policyNumbers: known } };
      if (payBy !== null && clock.now() > payBy) return { output: { kind: 'tooLate' } };
      const purchase = await db
        .selectFrom('purchases')
        .selectAll()
        .where('id', '=', purchaseId)
        .executeTakeFirstOrThrow();
      if (!purchase.body) throw new Error('the purchase has no body');
      const body = purchase.body;
      const plans = purchase.plans ?? {};
      const prefix = await prefixOf(db, body.organizationCode);
      const policyNumbers = await nextNumbers(db, prefix, body.paxes.length);
      const now = new Date(clock.now());
      const policyId = randomUUID();
      return {
        output: { kind: 'recorded', policyNumbers },
        record: async (trx) => {
          await insertPolicy(trx, { policyId, purchaseId, body, now, purchase });
          await insertPaxes(trx, { policyId, body, policyNumbers, plans });
          await insertDependents(trx, policyId, body);
          await insertPayments(trx, { body, policyNumbers, charges: purchase.context.charges, now });
          await enqueueConfirmation(trx, { policyId, application: purchase.application, now });
          await forgetBody(trx, purchaseId);
        },
      };
    },
  };
}

async function prefixOf(db: Database, organizationCode: string): Promise<string> {
  const row = await db
    .selectFrom('organizations')
    .select('policy_prefix')
    .where('code', '=', organizationCode)
    .executeTakeFirst();
  return row?.policy_prefix ?? organizationCode;
}

async function nextNumbers(db: Database, prefix: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval('policy_numbers')::text as number from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ number }) => `${prefix}-${number}`);
}

async function insertPolicy(
  trx: DatabaseTransaction,
  given: {
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
    };
  },
): Promise<void> {
  const { policyId, purchaseId, body, now, purchase } = given;
  await trx
    .insertInto('policies')
    .values({
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
      trip_information: JSON.stringify(body.tripInformation),
      referred_by: body.referredBy ?? null,
      reference_id: body.referenceId ?? null,
      employee_name: body.employeeName ?? null,
      employee_relationship: body.employeeRelationship ?? null,
      legal_consent: body.legalConsent,
      purchased_at: now,
    })
    .execute();
}

async function insertPaxes(
  trx: DatabaseTransaction,
  given: {
    policyId: string;
    body: PolicyBody;
    policyNumbers: readonly string[];
    plans: PlansBought;
  },
): Promise<void> {
  const { policyId, body, policyNumbers, plans } = given;
  const rows = body.paxes.map((pax: BoughtPax, position) => {
    const plan = plans[pax.referenceNumber];
    if (!plan) throw new Error('a traveller of the purchase has no plan');
    return {
      policy_number: policyNumbers[position] ?? '',
      policy_id: policyId,
      position,
      reference_number: pax.referenceNumber,
      status: 'PENDING' as const,
      first_name: pax.firstName,
      last_name: pax.lastName,
      last_name_folded: folded(pax.lastName),
      name_to_follow: pax.nameToFollow ?? false,
      date_of_birth: pax.dateOfBirth,
      age: pax.age,
      lang: pax.lang,
      email: pax.contact.email,
      phone: pax.contact.phone ?? null,
      contact: JSON.stringify(pax.contact),
      plan_code: pax.plan.code,
      plan_name: JSON.stringify(plan.name),
      plan: JSON.stringify({
        tripPreference: plan.tripPreference ?? pax.plan.tripPreference ?? {},
        insuredDays: plan.insuredDays,
        adjustments: plan.adjustments,
        optionalBenefits: plan.optionalBenefits,
      } satisfies PlanAsBought),
      rate_version: plan.rateVersion,
      premium_total_cents: centsOf(pax.plan.premiumTotal),
      trip_cost_cents: centsOf(plan.tripPreference?.tripCost ?? pax.tripCost),
      bill96_consent: pax.bill96Consent ?? null,
      eligibility_consent: pax.eligibilityConsent,
    };
  });
  await trx.insertInto('paxes').values(rows).execute();
}

async function insertDependents(trx: DatabaseTransaction, policyId: string, body: PolicyBody): Promise<void> {
  const rows = (body.dependents ?? []).map((dependent, position) => ({
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
    contact: dependent.contact ? JSON.stringify(dependent.contact) : null,
  }));
  if (rows.length > 0) await trx.insertInto('dependents').values(rows).execute();
}

async function insertPayments(
  trx: DatabaseTransaction,
  given: { body: PolicyBody; policyNumbers: readonly string[]; charges: readonly CardCharge[]; now: Date },
): Promise<void> {
  const { body, policyNumbers, charges, now } = given;
  const rows = body.paxes.flatMap((pax, position) =>
    pax.payments.map((payment) => {
      const owner = payment.details?.cardOwnerReferenceNumber ?? null;
      return {
        policy_number: policyNumbers[position] ?? '',
        amount_cents: centsOf(payment.amount),
        type: payment.type,
        method: payment.method,
        order_id: charges.find((charge) => charge.payer === owner)?.orderId ?? null,
        card_reference: null,
        card_owner_reference_number: owner,
        paid_on: businessDay(now.getTime()),
        created_at: now,
      };
    }),
  );
  await trx.insertInto('payments').values(rows).execute();
}

/** What was bought stands in the policies now; a repeated payment is known by its hash. */
async function forgetBody(trx: DatabaseTransaction, purchaseId: string): Promise<void> {
  await trx.updateTable('purchases').set({ body: null, plans: null }).where('id', '=', purchaseId).execute();
}
