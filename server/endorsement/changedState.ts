import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf } from '#domain/money.ts';
import { planBought } from '../policies/planBought.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';
import type { CheckedChange } from './checkedChange.ts';

/** What a policy becomes with a change. Number, plan, words and answers about health stay those that were sold. */
export function changedState(state: PolicyState, { after, prices }: CheckedChange): PolicyState {
  const { policy } = state;
  return {
    policy: {
      ...policy,
      application_date: after.applicationDate ?? policy.application_date,
      traveller_type: after.travellerType,
      start_date: after.tripInformation.startDate,
      end_date: after.tripInformation.endDate,
      trip_information: after.tripInformation,
      referred_by: after.referredBy ?? null,
      employee_name: after.employeeName ?? null,
      employee_relationship: after.employeeRelationship ?? null,
    },
    paxes: state.paxes.map((pax, at) => {
      const body = after.paxes[at] as PolicyBody['paxes'][number];
      const priced = { ...pax, ...pricedColumns(prices[at] ?? null) };
      return {
        ...priced,
        ...personColumns(body),
        lang: body.lang,
        email: body.contact.email,
        phone: body.contact.phone ?? null,
        contact: body.contact,
        trip_cost_cents: centsOf(priced.plan.tripPreference?.tripCost ?? body.tripCost),
        bill96_consent: body.bill96Consent ?? null,
        eligibility_consent: body.eligibilityConsent,
      };
    }),
    dependents: (after.dependents ?? []).map((dependent, position) => ({
      policy_id: policy.id,
      position,
      reference_number: dependent.referenceNumber,
      ...personColumns(dependent),
      relationship: dependent.relationship,
      trip_cost_cents: centsOf(dependent.tripCost),
      contact: dependent.contact ?? null,
    })),
  };
}

function personColumns(
  person: Pick<
    PolicyBody['paxes'][number],
    'firstName' | 'lastName' | 'nameToFollow' | 'dateOfBirth' | 'age'
  >,
) {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    name_to_follow: person.nameToFollow ?? false,
    date_of_birth: person.dateOfBirth,
    age: person.age,
  };
}

/** What the columns of a pax say of its price; nothing where that does not move. */
export function pricedColumns(price: CheckedChange['prices'][number]) {
  if (price === null) return {};
  const { rateVersion, worksheet, name: _name, edition: _edition, ...plan } = planBought(price);
  return {
    plan,
    rate_version: rateVersion,
    premium_total_cents: price.price.premiumTotalCents,
    worksheet: worksheet ?? null,
  };
}
