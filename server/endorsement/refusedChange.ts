import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PolicyChange } from '#domain/endorsement/changes.ts';
import { refusedChanges } from '#domain/endorsement/mayChange.ts';
import type { FieldCode } from '../http/texts.ts';
import { planTermsOf, type PlanTermsServices } from '../policies/planTerms.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';

/**
 * [EN-080] [EN-081] [EN-085] What of a change its policy does not allow, by path below the body. Which answers about health it
 * would need is known where it is priced.
 */
export async function refusedChange(
  services: PlanTermsServices,
  { paxes, dependents }: PolicyState,
  {
    before,
    changes,
    edited,
    today,
  }: {
    before: PolicyBody;
    changes: readonly PolicyChange[];
    edited: EditedPolicy;
    today: string;
  },
): Promise<Record<string, FieldCode>> {
  const { flowTravellerType, tripInformation } = before;
  const trip = { flowTravellerType, superVisa: tripInformation.isSuperVisa === true };
  const policy = {
    tripInformation,
    paxes: await Promise.all(
      paxes.map(async (pax) => ({
        referenceNumber: pax.reference_number,
        policyStatus: pax.status,
        age: pax.age,
        terms: await planTermsOf(services, pax, trip),
      })),
    ),
    dependents: dependents.map(({ reference_number: referenceNumber }) => ({ referenceNumber })),
  };
  const refused = refusedChanges(changes, { policy, edited, today });
  return Object.fromEntries(
    refused.flatMap(({ change, reason }) =>
      reason === 'medicalAnswers' ? [] : [[pathOf(change, edited), reason] as const],
    ),
  );
}

const ofPolicy: readonly string[] = [
  'applicationDate',
  'travellerType',
  'referredBy',
  'referenceId',
  'employeeName',
  'employeeRelationship',
];
const ofContact: readonly string[] = ['email', 'phone'];
const ofAddress: readonly string[] = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'];
const ofPlan: readonly string[] = ['deductible', 'coverageAmount', 'daysPerTrip'];

function pathOf({ referenceNumber, fieldChanged: field }: PolicyChange, edited: EditedPolicy): string {
  if (referenceNumber === null) return ofPolicy.includes(field) ? field : `tripInformation.${field}`;
  const place = (['paxes', 'dependents'] as const).flatMap((list) => {
    const at = (edited[list] ?? []).findIndex((one) => one.referenceNumber === referenceNumber);
    return at < 0 ? [] : [`${list}.${at}`];
  })[0];
  if (place === undefined) return 'dependents';
  if (ofContact.includes(field)) return `${place}.contact.${field}`;
  if (ofAddress.includes(field)) return `${place}.contact.address.${field}`;
  if (ofPlan.includes(field)) return `${place}.plan.tripPreference.${field}`;
  return field === 'optionalBenefits' ? `${place}.plan.${field}` : `${place}.${field}`;
}
