import { applicationForm, type ApplicantForm, type ApplyForm, noContact } from '../apply/applyForm.ts';
import type { ContactDetail, PaxDetail, PolicyDetail } from '../calls/shapes/policyDetail.ts';
import { employeeRelationships } from '../catalogue/plans.ts';
import { centsOf } from '../money.ts';
import { readPreference } from '../plans/cardPreference.ts';
import type { ChosenPlan, PlanDocuments, PlansForm } from '../plans/plansForm.ts';
import { emptyTravellersPlan, withPayers } from '../plans/travellersPlan.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import { emptyTravellersForm } from '../quote/travellerRows.ts';
import type { TripForm } from '../quote/tripForm.ts';
import { homeCountry, otherCountry, staysInCanada } from '../quote/residence.ts';
import { departureOf, destinationOf } from './places.ts';

/** What was typed and chosen for a policy, or is typed to change it. */
export type PolicyForms = {
  travellers: TravellersForm;
  trip: TripForm;
  plans: PlansForm;
  apply: ApplyForm;
};

/**
 * The forms with which a policy would be bought as it stands: the inverse of `toPolicyBody`. Everybody is a row of the
 * travellers and of the application, whose id is the reference number. What a policy does not keep is not in them: answers
 * about health and needs, payments, whether dependents travel who are not insured, which country outside Canada somebody
 * lives in, and what a plan says beside its name. A trip cost is the one that was priced.
 */
export function formsOf(policy: PolicyDetail): PolicyForms {
  const travellers = travellersOf(policy);
  return { travellers, trip: tripOf(policy, travellers), plans: plansOf(policy), apply: applyOf(policy) };
}

const yesNo = (is: boolean | undefined) => (is ? 'true' : 'false');

function travellersOf({
  flowTravellerType,
  studentType,
  travellerType,
  tripInformation: trip,
  paxes,
  dependents,
}: PolicyDetail): TravellersForm {
  const residence = { flowTravellerType, studentType: studentType ?? ('' as const) };
  const livesElsewhere = trip.countryOfResidence === 'international' && !staysInCanada(residence);
  return {
    ...emptyTravellersForm,
    ...residence,
    country: livesElsewhere ? otherCountry : homeCountry,
    province: trip.provinceOfResidence ?? '',
    travelOutsideCanada: yesNo(trip.travellingWithinCanada === false),
    multiTrip: yesNo(trip.tripType === 'MULTIPLE'),
    departure: departureOf(trip),
    destination: destinationOf(trip),
    departureDate: trip.startDate ?? '',
    returnDate: trip.endDate ?? '',
    bookingDate: trip.tripBookingDate ?? '',
    familyPlans: yesNo(travellerType === 'FAMILY'),
    travellers: [...paxes, ...dependents].map(({ referenceNumber, age, tripCost }) => ({
      id: referenceNumber,
      age: age === null ? '' : String(age),
      tripCost: String(tripCost),
    })),
  };
}

function tripOf({ tripInformation: trip }: PolicyDetail, travellers: TravellersForm): TripForm {
  return {
    departure: travellers.departure,
    destination: travellers.destination,
    schoolName: trip.schoolName ?? '',
    schoolCity: trip.schoolCity ?? '',
    educationStartDate: trip.educationStartDate ?? '',
    educationEndDate: trip.educationEndDate ?? '',
    arrivalDate: trip.arrivalDate ?? '',
    isSuperVisa: trip.isSuperVisa === undefined ? '' : yesNo(trip.isSuperVisa),
    existingCoverageDays: trip.existingCoverageDays === undefined ? '' : String(trip.existingCoverageDays),
  };
}

function plansOf({ paxes, individualPayment }: PolicyDetail): PlansForm {
  return {
    ...withPayers({ plans: emptyTravellersPlan }, yesNo(individualPayment)),
    chosen: paxes.flatMap(chosenOf),
    needs: null,
    questionnaires: [],
    pricedFor: '',
  };
}

const noDocuments: PlanDocuments = { policy: null, product: null, factSheet: null, noticeOfRescission: null };

function chosenOf({ referenceNumber: paxId, plan, terms }: PaxDetail): ChosenPlan[] {
  if (!plan) return [];
  const adjustments = plan.adjustments.map(({ breakdownType, amount }) => ({
    breakdownType,
    amountCents: centsOf(amount),
  }));
  const optionalBenefits = plan.optionalBenefits.map(({ code, name, premium }) => ({
    code,
    name,
    premiumCents: centsOf(premium),
  }));
  const premiumTotalCents = centsOf(plan.premiumTotal);
  const benefitCents = optionalBenefits.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
  const adjustedCents = adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    {
      paxId,
      code: plan.code,
      name: plan.name,
      premiumCents: premiumTotalCents - benefitCents - adjustedCents,
      adjustments,
      optionalBenefits,
      premiumTotalCents,
      preference: readPreference(plan.tripPreference),
      documents: { en: noDocuments, fr: noDocuments },
      eligibilityText: terms?.eligibility ?? null,
      rateVersion: '',
      questionnaireMinimumAge: terms?.questionnaireMinimumAge ?? null,
    },
  ];
}

function applyOf(policy: PolicyDetail): ApplyForm {
  const [primary, ...others] = policy.paxes;
  const relationship = employeeRelationships.find((one) => one === policy.employeeRelationship);
  const likePrimary = (contact: ContactDetail | null) =>
    contact === null ||
    JSON.stringify(contactFields(contact)) === JSON.stringify(contactFields(primary?.contact));
  return {
    ...applicationForm.empty,
    applicationDate: policy.applicationDate ?? '',
    employeeName: policy.employeeName ?? '',
    employeeRelationship: relationship ?? '',
    referredBy: policy.referredBy ?? '',
    referenceId: policy.referenceId ?? '',
    uninsuredDependents: 'false',
    legalConsent: policy.legalConsent,
    travellers: [
      ...(primary ? [applicantOf(primary, false)] : []),
      ...others.map((pax) => applicantOf(pax, likePrimary(pax.contact))),
      ...policy.dependents.map((one) => applicantOf(one, likePrimary(one.contact))),
    ],
  };
}

type Person = Pick<
  PaxDetail,
  'referenceNumber' | 'firstName' | 'lastName' | 'nameToFollow' | 'dateOfBirth'
> & {
  contact: ContactDetail | null;
} & Partial<Pick<PaxDetail, 'lang' | 'bill96Consent' | 'eligibilityConsent'>> & { relationship?: string };

function applicantOf(person: Person, sameAsPrimary: boolean): ApplicantForm {
  const [birthYear = '', birthMonth = '', birthDay = ''] = person.dateOfBirth?.split('-') ?? [];
  return {
    ...applicationForm.emptyRow,
    paxId: person.referenceNumber,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    nameToFollow: person.nameToFollow,
    birthYear,
    birthMonth,
    birthDay,
    relationship: person.relationship ?? '',
    sameAsPrimary,
    ...(sameAsPrimary ? noContact : contactFields(person.contact)),
    lang: person.lang ?? 'EN',
    bill96Consent: person.bill96Consent ?? false,
    eligibilityConsent: person.eligibilityConsent ?? false,
  };
}

function contactFields(contact: ContactDetail | null | undefined) {
  const { addressLine1, addressLine2, city, postalCode, province } = contact?.address ?? noContact;
  return {
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    addressLine1,
    addressLine2: addressLine2 ?? '',
    city,
    postalCode,
    province,
  };
}
