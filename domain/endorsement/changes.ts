import type { EditedPolicy } from '../calls/shapes/editedPolicy.ts';
import type { PolicyHistoryField } from '../calls/shapes/policyHistory.ts';
import { readApplicationDate } from '../applicationDate.ts';

/** Codes and texts, days as YYYY-MM-DD, decimal dollars, days, or the codes of benefits; null where there is nothing. */
type ChangeValue = string | number | readonly string[] | null;

/** [EN-013] A field that an edit changes, of somebody by the reference number, or with null of all that was bought together. */
export type PolicyChange = {
  referenceNumber: string | null;
  fieldChanged: PolicyHistoryField;
  from: ChangeValue;
  to: ChangeValue;
};

/** A policy by what can be changed of it: as it is sent edited, or as a body buys it. */
export type ChangeablePolicy = Omit<EditedPolicy, 'paxes'> & {
  paxes: readonly Omit<EditedPolicy['paxes'][number], 'policyNumber'>[];
};

/** What is left out of an edit where it stays; a parameter also where the organization does not send it. */
const leftOut: readonly PolicyHistoryField[] = [
  'applicationDate',
  'deductible',
  'coverageAmount',
  'daysPerTrip',
];

type Facts = Partial<Record<PolicyHistoryField, string | number | boolean | readonly string[] | undefined>>;

/**
 * [EN-012] [EN-014] What an edit changes of a policy, in the words of its history: nothing of what is as it was. Somebody who
 * was added has an entry from null for each field, somebody who was removed one to null.
 */
export function changesOf(initial: ChangeablePolicy, now: ChangeablePolicy): PolicyChange[] {
  const before = factsOf(initial);
  const after = factsOf(now);
  const everybody = new Set([...before.keys(), ...after.keys()]);
  return [...everybody].flatMap((referenceNumber) =>
    changedBetween(referenceNumber, before.get(referenceNumber) ?? {}, after.get(referenceNumber) ?? {}),
  );
}

function changedBetween(referenceNumber: string | null, before: Facts, after: Facts): PolicyChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as PolicyHistoryField[]);
  return [...fields].flatMap((fieldChanged) => {
    const [from, to] = [valueOf(before[fieldChanged]), valueOf(after[fieldChanged])];
    const stays = isSame(from, to) || (to === null && leftOut.includes(fieldChanged));
    return stays ? [] : [{ referenceNumber, fieldChanged, from, to }];
  });
}

function valueOf(value: Facts[PolicyHistoryField]): ChangeValue {
  if (value === undefined || value === '') return null;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() || null : value;
}

const isSame = (one: ChangeValue, other: ChangeValue) => JSON.stringify(one) === JSON.stringify(other);

/** What is said of the trip, under null, and of each who travels, under the reference number. */
function factsOf(policy: ChangeablePolicy): ReadonlyMap<string | null, Facts> {
  const isTopUp = policy.flowTravellerType === 'TOP_UP';
  return new Map<string | null, Facts>([
    [null, tripFacts(policy)],
    ...policy.paxes.map((pax) => [pax.referenceNumber, paxFacts(pax, isTopUp)] as const),
    ...(policy.dependents ?? []).map(
      (one) => [one.referenceNumber, { ...personFacts(one), relationship: one.relationship }] as const,
    ),
  ]);
}

function tripFacts({ tripInformation: trip, ...policy }: ChangeablePolicy): Facts {
  const dated = readApplicationDate(policy.applicationDate ?? '');
  return {
    applicationDate: dated ?? trip.applicationDate,
    startDate: trip.startDate,
    endDate: trip.endDate,
    travellerType: policy.travellerType,
    tripType: trip.tripType,
    destinationName: trip.destinationName,
    destinationCountry: trip.destinationCountry,
    departureLocation: trip.departureLocation,
    provinceOfResidence: trip.provinceOfResidence,
    countryOfResidence: trip.countryOfResidence,
    travellingWithinCanada: trip.travellingWithinCanada,
    tripBookingDate: trip.tripBookingDate,
    arrivalDate: trip.arrivalDate,
    isSuperVisa: trip.isSuperVisa,
    existingCoverageDays: trip.existingCoverageDays,
    schoolName: trip.schoolName,
    schoolCity: trip.schoolCity,
    educationStartDate: trip.educationStartDate,
    educationEndDate: trip.educationEndDate,
    referredBy: policy.referredBy,
    referenceId: policy.referenceId,
    employeeName: policy.employeeName,
    employeeRelationship: policy.employeeRelationship,
  };
}

function paxFacts(pax: ChangeablePolicy['paxes'][number], isTopUp: boolean): Facts {
  const { deductible, coverageAmount, daysPerTrip } = pax.plan.tripPreference ?? {};
  return {
    ...personFacts(pax),
    lang: pax.lang,
    bill96Consent: pax.bill96Consent,
    deductible,
    coverageAmount,
    daysPerTrip: isTopUp ? undefined : daysPerTrip,
    optionalBenefits: (pax.plan.optionalBenefits ?? []).map(({ code }) => code).toSorted(),
  };
}

function personFacts(
  person: ChangeablePolicy['paxes'][number] | NonNullable<EditedPolicy['dependents']>[number],
): Facts {
  const { email, phone, address } = person.contact ?? {};
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    email,
    phone,
    addressLine1: address?.addressLine1,
    addressLine2: address?.addressLine2,
    city: address?.city,
    province: address?.province,
    postalCode: address?.postalCode,
    tripCost: person.tripCost,
  };
}
