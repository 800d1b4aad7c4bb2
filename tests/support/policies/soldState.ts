import type { PolicyState } from '#server/policies/policyBook.tables.ts';

type Pax = PolicyState['paxes'][number];

/** What was bought together in an organization: a pax of 61.20 $ for each policy number, and as many dependents as given. */
export function soldState(given: {
  id: string;
  organizationCode: string;
  policyNumbers: readonly string[];
  dependents?: number;
  pax?: Partial<Pax>;
}): PolicyState {
  const { id, organizationCode, policyNumbers, dependents = 0, pax } = given;
  const person = {
    first_name: 'Zoé',
    last_name: 'Roy',
    name_to_follow: false,
    date_of_birth: '1980-02-29',
    age: 45,
  };
  return {
    policy: {
      id,
      purchase_id: null,
      organization_code: organizationCode,
      sold_by: null,
      agent_ref: null,
      selling_code: null,
      session_hash: null,
      application_date: '2026-03-01',
      sales_channel: 'b2b',
      traveller_type: 'SINGLE',
      flow_traveller_type: 'individual',
      start_date: '2026-04-01',
      end_date: '2026-04-10',
      trip_information: { provinceOfResidence: 'QC' },
      referred_by: null,
      reference_id: null,
      employee_name: null,
      employee_relationship: null,
      legal_consent: true,
      seller: null,
      purchased_at: '2026-03-01T15:00:00.000Z',
    },
    paxes: policyNumbers.map((policy_number, position) => ({
      ...person,
      policy_number,
      policy_id: id,
      position,
      reference_number: `${position + 1}`,
      status: 'PENDING',
      lang: 'FR',
      email: 'zoe@example.com',
      phone: null,
      contact: { email: 'zoe@example.com' },
      plan_code: 'SEMH',
      plan_name: { en: 'Medical', fr: 'Médical' },
      plan: { adjustments: [], optionalBenefits: [] },
      rate_version: 'SEMH.1',
      edition: null,
      premium_total_cents: 6120,
      worksheet: null,
      trip_cost_cents: 0,
      needs_analysis: null,
      medical_answers: null,
      bill96_consent: null,
      eligibility_consent: true,
      ...pax,
    })),
    dependents: Array.from({ length: dependents }, (_, position) => ({
      ...person,
      policy_id: id,
      position,
      reference_number: `${policyNumbers.length + position + 1}`,
      relationship: 'CHILD',
      trip_cost_cents: 0,
      contact: null,
    })),
  };
}
