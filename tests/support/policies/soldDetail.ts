import type { BoughtDependent, BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PlanTerms } from '#domain/calls/shapes/planTerms.ts';
import type { ContactDetail, PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { OrganizationCategory } from '#domain/organizations.ts';
import { policyOfTwo } from './policyDetail.ts';

/** The policy that a body buys, as far as it is kept: at work since the day of the application. */
export function soldDetail(
  body: PolicyBody,
  { category = 'AGENCY', terms = null }: { category?: OrganizationCategory; terms?: PlanTerms | null } = {},
): PolicyDetail {
  const { organizationCode: code, dependents = [], paxes } = body;
  return {
    ...policyOfTwo,
    policyNumber: 'TC-100000001',
    organization: { ...policyOfTwo.organization, code, category },
    applicationDate: body.applicationDate ?? '2026-11-20',
    travellerType: body.travellerType,
    flowTravellerType: body.flowTravellerType,
    studentType: body.studentType ?? null,
    tripInformation: body.tripInformation,
    referredBy: body.referredBy ?? null,
    referenceId: body.referenceId ?? null,
    employeeName: body.employeeName ?? null,
    employeeRelationship: body.employeeRelationship ?? null,
    legalConsent: body.legalConsent,
    individualPayment: body.individualPayment === 'true',
    usedReferenceNumbers: [...paxes, ...dependents].map(({ referenceNumber }) => referenceNumber),
    paxes: paxes.map((pax, at) => paxOf(pax, `TC-10000000${at + 1}`, terms)),
    dependents: dependents.map((dependent) => ({
      ...personOf(dependent),
      relationship: dependent.relationship,
      contact: dependent.contact ? contactOf(dependent.contact) : null,
    })),
  };
}

function personOf({
  referenceNumber,
  firstName,
  lastName,
  dateOfBirth,
  age,
  ...person
}: BoughtPax | BoughtDependent) {
  const { nameToFollow = false, tripCost } = person;
  return { referenceNumber, firstName, lastName, dateOfBirth, age, nameToFollow, tripCost };
}

const contactOf = ({ email, phone, address }: BoughtPax['contact']): ContactDetail => ({
  email,
  phone: phone ?? null,
  address,
});

function paxOf(pax: BoughtPax, policyNumber: string, terms: PlanTerms | null): PolicyDetail['paxes'][number] {
  const [sold] = policyOfTwo.paxes as [PolicyDetail['paxes'][number]];
  const { code, tripPreference = {}, optionalBenefits = [], adjustments, premiumTotal } = pax.plan;
  const name = { en: code, fr: code };
  return {
    ...sold,
    ...personOf(pax),
    policyNumber,
    lang: pax.lang,
    contact: contactOf(pax.contact),
    plan: {
      ...(sold.plan as NonNullable<typeof sold.plan>),
      code,
      tripPreference,
      adjustments,
      optionalBenefits: optionalBenefits.map((one) => ({ code: one.code, name, premium: one.premium ?? 0 })),
      premiumTotal,
    },
    terms,
    bill96Consent: pax.bill96Consent ?? null,
    eligibilityConsent: pax.eligibilityConsent,
  };
}
