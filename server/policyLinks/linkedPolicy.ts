import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import type { TripType } from '#domain/catalogue/travellers.ts';
import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { organizationKind } from '#domain/organizations.ts';
import { unnamedIn } from '../policies/givenNames.ts';
import type { Organization } from '../organizations/organizations.ts';

/** The part of a purchase that belongs to some of its policies; who rides along belongs to the first traveller's. */
export function partOf(record: PolicyRecord, policyNumbers: readonly string[]): PolicyRecord {
  const paxes = record.paxes.filter(({ policyNumber }) => policyNumbers.includes(policyNumber));
  const holdsFirst = record.paxes[0] !== undefined && paxes.includes(record.paxes[0]);
  return {
    ...record,
    policyNumber: paxes[0]?.policyNumber ?? '',
    paxes,
    dependents: holdsFirst ? record.dependents : [],
  };
}

/**
 * What a link shows of it.
 * @param today who sold it as it is called today, for policies of which no other name was kept
 */
export function linkedPolicyOf(
  record: PolicyRecord,
  today: Pick<Organization, 'names'> | null,
  lang: 'EN' | 'FR',
  destination: LinkedPolicy['trip']['destination'],
): LinkedPolicy {
  const trip = record.tripInformation as {
    tripType?: TripType;
    startDate: string;
    endDate: string;
    provinceOfResidence?: string;
  };
  return {
    lang,
    brand: organizationKind(record.organizationCode),
    seller: record.seller ?? {
      names: today?.names ?? { en: record.organizationCode, fr: record.organizationCode },
      agent: null,
    },
    trip: {
      tripType: trip.tripType ?? 'SINGLE',
      startDate: trip.startDate,
      endDate: trip.endDate,
      destination,
      provinceOfResidence: trip.provinceOfResidence ?? null,
    },
    dependents: record.dependents.map(({ firstName, lastName, nameToFollow }) => ({
      firstName,
      lastName,
      nameToFollow,
    })),
    paxes: record.paxes.map(paxOf),
    insurer: record.insurer,
    unnamed: unnamedIn(record),
  };
}

function paxOf(pax: PolicyPax) {
  const { policyNumber, policyStatus, firstName, lastName, nameToFollow, plan, payments } = pax;
  return {
    policyNumber,
    policyStatus,
    firstName,
    lastName,
    nameToFollow,
    plan: {
      name: plan.name,
      tripPreference: plan.tripPreference,
      insuredPeriod: plan.insuredPeriod,
      cancellationFrom: plan.cancellationFrom,
      documents: plan.documents,
    },
    payments: payments.map(({ amount, type, method, paymentDate }) => ({
      amount,
      type,
      method,
      paymentDate,
    })),
  };
}
