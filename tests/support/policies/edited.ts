import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';

/** The body of an edit in which nothing was changed. */
export function editedOf(policy: PolicyDetail): EditedPolicy {
  const given = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  const person = (one: PolicyDetail['paxes'][number] | PolicyDetail['dependents'][number]) => ({
    referenceNumber: one.referenceNumber,
    firstName: one.firstName,
    lastName: one.lastName,
    nameToFollow: one.nameToFollow || undefined,
    dateOfBirth: one.dateOfBirth,
    age: one.age,
    tripCost: one.tripCost,
    contact: one.contact ? { ...one.contact, phone: given(one.contact.phone) } : undefined,
  });
  return JSON.parse(
    JSON.stringify({
      organizationCode: policy.organization.code,
      flowTravellerType: policy.flowTravellerType,
      travellerType: policy.travellerType,
      employeeName: given(policy.employeeName),
      employeeRelationship: given(policy.employeeRelationship),
      tripInformation: policy.tripInformation,
      referredBy: given(policy.referredBy),
      paxes: policy.paxes.map((pax) => ({
        ...person(pax),
        policyNumber: pax.policyNumber,
        plan: {
          code: pax.plan?.code,
          tripPreference: pax.plan?.tripPreference,
          optionalBenefits: pax.plan?.optionalBenefits.map(({ code }) => ({ code })),
        },
        lang: pax.lang,
        bill96Consent: given(pax.bill96Consent),
        eligibilityConsent: pax.eligibilityConsent,
      })),
      dependents: policy.dependents.map((one) => ({ ...person(one), relationship: one.relationship })),
    }),
  ) as EditedPolicy;
}
