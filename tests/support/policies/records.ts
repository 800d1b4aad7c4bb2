import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { insertRows } from '#server/database/insertRows.ts';
import type { PolicyTables } from '#server/policies/policies.tables.ts';

type Person = { firstName: string; lastName: string };
type Pax = Person & {
  policyNumber: string;
  email?: string;
  phone?: string;
  planCode?: string;
  planName?: { en: string; fr: string };
  status?: Insertable<PolicyTables['paxes']>['status'];
};

/** What was bought together; what is not given is ordinary. */
export type BoughtRecord = {
  paxes: readonly Pax[];
  dependents?: readonly Person[];
  organizationCode?: string;
  soldBy?: string;
  agentRef?: string;
  referenceId?: string;
  applicationDate?: string;
  startDate?: string;
  purchasedAt?: string;
};

const birth = { date_of_birth: '1986-05-04', age: 40 };

/** Writes records as they stand once they are sold. */
export async function addRecords(db: Database, records: readonly BoughtRecord[]): Promise<void> {
  const policies: Insertable<PolicyTables['policies']>[] = [];
  const paxes: Insertable<PolicyTables['paxes']>[] = [];
  const dependents: Insertable<PolicyTables['dependents']>[] = [];
  for (const record of records) {
    const { applicationDate = '2026-11-02', startDate = '2026-12-01' } = record;
    const id = randomUUID();
    policies.push({
      id,
      purchase_id: null,
      organization_code: record.organizationCode ?? 'BOREAL',
      sold_by: record.soldBy ?? null,
      agent_ref: record.agentRef ?? null,
      selling_code: null,
      session_hash: null,
      application_date: applicationDate,
      sales_channel: 'b2b',
      traveller_type: 'SINGLE',
      flow_traveller_type: 'INDIVIDUAL',
      start_date: startDate,
      end_date: '2027-12-31',
      trip_information: '{}',
      referred_by: null,
      reference_id: record.referenceId ?? null,
      employee_name: null,
      employee_relationship: null,
      legal_consent: true,
      seller: null,
      purchased_at: new Date(record.purchasedAt ?? `${applicationDate}T15:00:00Z`),
    });
    record.paxes.forEach((pax, position) =>
      paxes.push({
        policy_number: pax.policyNumber,
        policy_id: id,
        position,
        reference_number: String(position + 1),
        status: pax.status ?? 'ACTIVE',
        first_name: pax.firstName,
        last_name: pax.lastName,
        ...birth,
        lang: 'FR',
        email: pax.email ?? 'somebody@example.ca',
        phone: pax.phone ?? null,
        contact: '{}',
        plan_code: pax.planCode ?? 'SEMH',
        plan_name: JSON.stringify(pax.planName ?? { en: 'Medical', fr: 'Soins médicaux' }),
        plan: JSON.stringify({ adjustments: [], optionalBenefits: [] }),
        rate_version: 'SEMH-1',
        edition: null,
        premium_total_cents: 10_000,
        worksheet: null,
        trip_cost_cents: 0,
        needs_analysis: null,
        medical_answers: null,
        bill96_consent: null,
        eligibility_consent: true,
      }),
    );
    (record.dependents ?? []).forEach(({ firstName, lastName }, position) =>
      dependents.push({
        policy_id: id,
        position,
        reference_number: `d${position}`,
        first_name: firstName,
        last_name: lastName,
        ...birth,
        relationship: 'CHILD',
        trip_cost_cents: 0,
        contact: null,
      }),
    );
  }
  await insertRows(db, 'policies', policies);
  await insertRows(db, 'paxes', paxes);
  await insertRows(db, 'dependents', dependents);
}

/** An agency with its branch, and a foreign one, among which policies are searched. */
export const searchedAgencies = [
  ['BOREAL', 'Boreal Travel', 'Voyages Boréal'],
  ['BOREAL-MTL', 'Boreal Travel Montréal', 'Voyages Boréal Montréal', 'BOREAL'],
  ['TC', 'Travel Centre', 'Centre de voyages'],
] as const;
