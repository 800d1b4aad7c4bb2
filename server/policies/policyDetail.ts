import { sql } from 'kysely';
import type { ContactDetail, PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { FlowTravellerType, StudentType } from '#domain/catalogue/travellers.ts';
import { dollarsOf } from '#domain/money.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { statusOfState } from '../purchases/purchaseStatus.ts';
import { needsAsAsked } from './needsAsAsked.ts';
import { planTermsOf, type PlanTermsServices } from './planTerms.ts';
import { type PolicyRow, readPolicyRow, storedPolicy } from './readPolicy.ts';

export type PolicyDetailServices = PlanTermsServices & { db: Database; organizations: Organizations };

/** [PV-016] [PV-018] A policy as staff read it, with or without what was bought together with it; null when there is none. */
export async function policyDetail(
  services: PolicyDetailServices,
  { policyNumber, associated }: { policyNumber: string; associated: boolean },
): Promise<PolicyDetail | null> {
  const { db, organizations, catalogue } = services;
  const row = await readPolicyRow(db, { policyNumber });
  if (!row) return null;
  const { record } = storedPolicy(row);
  const { organizationCode: code, applicationDate } = record;
  const asNeeded = await needsAsAsked(db, {
    on: applicationDate,
    answers: row.paxes.map((pax) => pax.needs_analysis),
  });
  const organization = organizations.find(code);
  const names = organization?.names ?? { en: code, fr: code };
  const { tripInformation, seller } = record;
  const flowTravellerType = row.flow_traveller_type as FlowTravellerType;
  const trip = { flowTravellerType, superVisa: tripInformation['isSuperVisa'] === true };
  const termsOfPaxes = await Promise.all(row.paxes.map((pax) => planTermsOf(services, pax, trip)));
  return {
    policyNumber,
    revision: row.revision,
    organization: { code, names, category: organization?.category ?? 'AGENCY' },
    seller: {
      ...(seller ?? { names, agent: null }),
      soldBy: await nameOf(db, row.sold_by),
      sellingCode: row.selling_code,
    },
    applicationDate,
    purchasedAt: row.purchased_at.toISOString(),
    validUntil: null,
    salesChannel: record.salesChannel,
    travellerType: record.travellerType,
    flowTravellerType,
    studentType: await studentTypeOf(catalogue, row),
    tripInformation,
    referredBy: record.referredBy,
    referenceId: record.referenceId,
    employeeName: record.employeeName,
    employeeRelationship: record.employeeRelationship,
    legalConsent: row.legal_consent,
    individualPayment: paidApart(row),
    usedReferenceNumbers: await usedReferenceNumbers(db, row.id),
    activationFailed: await activationFailed(db, row),
    paxes: row.paxes
      .map((pax, at) => ({
        pax,
        shown: record.paxes[at] as (typeof record.paxes)[number],
        terms: termsOfPaxes[at] ?? null,
      }))
      .filter(({ pax }) => associated || pax.policy_number === policyNumber)
      .map(({ pax, shown, terms }) => ({
        ...shown,
        terms,
        contact: contactDetail(pax.contact),
        tripCost: dollarsOf(pax.trip_cost_cents),
        bill96Consent: pax.bill96_consent,
        eligibilityConsent: pax.eligibility_consent,
        needs: asNeeded(pax.needs_analysis),
        ...moneyOf(row, pax),
      })),
    dependents: row.dependents.map((dependent, at) => ({
      ...(record.dependents[at] as (typeof record.dependents)[number]),
      dateOfBirth: dependent.date_of_birth,
      relationship: dependent.relationship,
      tripCost: dollarsOf(dependent.trip_cost_cents),
      contact: dependent.contact && contactDetail(dependent.contact),
    })),
  };
}

/** The kind of student that the plan held is for; where it is for several, the trip decides. */
async function studentTypeOf(
  catalogue: Pick<Catalogue, 'find'>,
  { flow_traveller_type, trip_information: trip, paxes }: PolicyRow,
): Promise<StudentType | null> {
  if (flow_traveller_type !== 'STUDENT') return null;
  const plan = await catalogue.find(paxes[0]?.plan_code ?? '');
  const [only, another] = plan?.rules.studentTypes ?? [];
  if (only && !another) return only;
  if (trip['countryOfResidence'] === 'international') return 'INTERNATIONAL';
  return trip['travellingWithinCanada'] === true ? 'CANADIAN_INSIDE' : 'CANADIAN_OUTSIDE';
}

function paidApart({ payments }: PolicyRow): boolean {
  const owners = payments.map((payment) => payment.card_owner_reference_number);
  return new Set(owners.filter((owner) => owner !== null)).size > 1;
}

/** Of everybody in any version of what was bought together. */
export async function usedReferenceNumbers(db: Database, policyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('policy_versions')
    .select(
      sql<string>`jsonb_array_elements((state -> 'paxes') || (state -> 'dependents')) ->> 'reference_number'`.as(
        'used',
      ),
    )
    .distinct()
    .where('policy_id', '=', policyId)
    .execute();
  return rows.map(({ used }) => used);
}

function contactDetail({ email, phone, address }: Partial<ContactDetail>): ContactDetail {
  return { email: email ?? '', phone: phone ?? null, address: address ?? null };
}

/** [FT-006] [FT-007] [FT-008] */
function moneyOf({ payments, premiums }: PolicyRow, pax: PolicyRow['paxes'][number]) {
  const isOwn = ({ policy_number }: { policy_number: string }) => policy_number === pax.policy_number;
  return {
    movements: payments.filter(isOwn).map((payment) => ({
      paymentDate: payment.paid_on,
      type: payment.type,
      method: payment.method,
      cardReference: payment.order_id,
      cardEnding: payment.card_ending,
      amount: dollarsOf(payment.amount_cents),
    })),
    premiums: premiums.filter(isOwn).map((entry) => ({
      entryDate: entry.entered_on,
      kind: entry.reason,
      planName: entry.plan_name,
      amount: dollarsOf(entry.amount_cents),
    })),
  };
}

/** [EN-044] Whether the purchase has paid for a policy that is not in force yet, and its activation failed. */
async function activationFailed(db: Database, { purchase_id, paxes }: PolicyRow): Promise<boolean> {
  if (purchase_id === null || !paxes.some(({ status }) => status === 'PENDING')) return false;
  const purchase = await db
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', purchase_id)
    .executeTakeFirst();
  return purchase !== undefined && statusOfState(purchase.state) === 'activationFailed';
}

async function nameOf(db: Database, profileRef: string | null): Promise<string | null> {
  const person = await db
    .selectFrom('profiles')
    .select(['first_name', 'last_name'])
    .where('profile_ref', '=', profileRef)
    .executeTakeFirst();
  return person ? `${person.first_name} ${person.last_name}`.trim() : null;
}
