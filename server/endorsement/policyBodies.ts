import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { BoughtDependent, BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { StudentType } from '#domain/catalogue/travellers.ts';
import { dollarsOf } from '#domain/money.ts';
import { ageDateOf } from '#domain/rating/tripFacts.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';

type StoredPax = PolicyState['paxes'][number];
type StoredDependent = PolicyState['dependents'][number];

/** The body that asks for what a policy is. What was answered about health stays where it is. */
export function storedBody(
  { policy, paxes, dependents }: PolicyState,
  studentType: StudentType | undefined,
): PolicyBody {
  return {
    organizationCode: policy.organization_code,
    flowTravellerType: policy.flow_traveller_type as PolicyBody['flowTravellerType'],
    ...(studentType && { studentType }),
    ...(policy.employee_name !== null && { employeeName: policy.employee_name }),
    ...(policy.employee_relationship !== null && {
      employeeRelationship: policy.employee_relationship as PolicyBody['employeeRelationship'],
    }),
    travellerType: policy.traveller_type as PolicyBody['travellerType'],
    applicationDate: policy.application_date,
    tripInformation: policy.trip_information as PolicyBody['tripInformation'],
    ...(policy.referred_by !== null && { referredBy: policy.referred_by }),
    legalConsent: true,
    individualPayment: 'true',
    paxes: paxes.map(storedPax),
    dependents: dependents.map(storedDependent),
  };
}

function storedPerson(person: StoredPax | StoredDependent) {
  return {
    referenceNumber: person.reference_number,
    firstName: person.first_name,
    lastName: person.last_name,
    ...(person.name_to_follow && { nameToFollow: true as const }),
    dateOfBirth: person.date_of_birth,
    age: person.age,
    tripCost: dollarsOf(person.trip_cost_cents),
  };
}

function storedPax(pax: StoredPax): BoughtPax {
  return {
    ...storedPerson(pax),
    contact: pax.contact as BoughtPax['contact'],
    plan: {
      code: pax.plan_code,
      tripPreference: pax.plan.tripPreference ?? {},
      optionalBenefits: pax.plan.optionalBenefits.map(({ code }) => ({ code })),
      adjustments: [],
      premiumTotal: dollarsOf(pax.premium_total_cents),
    },
    payments: [],
    questionnaires: needsOf(pax),
    lang: pax.lang,
    ...(pax.bill96_consent !== null && { bill96Consent: pax.bill96_consent }),
    eligibilityConsent: pax.eligibility_consent,
  };
}

/** [NA-011] */
const needsOf = ({ needs_analysis: answers }: StoredPax): NonNullable<BoughtPax['questionnaires']> =>
  answers === null ? [] : [{ type: 'NEEDS_ANALYSIS', answers: [...answers] }];

function storedDependent(dependent: StoredDependent): BoughtDependent {
  return {
    ...storedPerson(dependent),
    relationship: dependent.relationship,
    ...(dependent.contact && { contact: dependent.contact as BoughtDependent['contact'] }),
  };
}

/**
 * [EN-061] The body that asks for what a policy becomes, by the rules of a purchase. Who was born when they were and is
 * counted at the same day is as old as at the purchase.
 */
export function editedBody(
  state: PolicyState,
  edited: EditedPolicy,
  before: PolicyBody,
  applicationDate: IsoDate,
): PolicyBody {
  const { tripInformation: trip, paxes, dependents = [], ...shared } = edited;
  const body: PolicyBody = {
    ...shared,
    ...(before.studentType && { studentType: before.studentType }),
    applicationDate,
    tripInformation: trip.applicationDate === undefined ? trip : { ...trip, applicationDate },
    legalConsent: true,
    individualPayment: 'true',
    paxes: paxes.map(({ policyNumber: _number, plan, ...pax }, at) => ({
      ...pax,
      plan: { ...plan, adjustments: [], premiumTotal: 0 },
      payments: [],
      questionnaires: before.paxes[at]?.questionnaires,
    })),
    dependents,
  };
  const agesAtPurchase =
    ageDateOf(before, state.policy.application_date) === ageDateOf(body, applicationDate)
      ? new Map(
          [...before.paxes, ...(before.dependents ?? [])].map((person) => [
            `${person.referenceNumber} ${person.dateOfBirth}`,
            person.age,
          ]),
        )
      : new Map<string, number>();
  const aged = <Person extends { referenceNumber: string; dateOfBirth: string; age: number }>(
    person: Person,
  ) => ({
    ...person,
    age: agesAtPurchase.get(`${person.referenceNumber} ${person.dateOfBirth}`) ?? person.age,
  });
  return { ...body, paxes: body.paxes.map(aged), dependents: dependents.map(aged) };
}
