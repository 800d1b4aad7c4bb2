import type { IsoDate } from '../calendar.ts';
import type { Contact } from '../calls/shapes/contact.ts';
import type { BoughtDependent, BoughtPax, PolicyBody } from '../calls/shapes/policyBody.ts';
import { amfRequires } from '../needsAnalysis/amfRequirement.ts';
import { needsProblems } from '../needsAnalysis/needsProblems.ts';
import { organizationKind } from '../organizations.ts';
import { bill96Problem } from './consents.ts';
import { birthBounds, dayOfBirthProblem } from './dateOfBirth.ts';
import {
  contactProblem,
  type ContactTexts,
  consentProblem,
  insuredNameProblem,
  nameProblem,
  referredByProblem,
  relationshipProblem,
} from './personRules.ts';
import { residenceOf } from './residence.ts';

/** Problems of an application as the wire states it. */
export type ApplicationProblem = 'missing' | 'tooLong' | 'wrongFormat' | 'notAllowed';

export type ApplicationYardstick = {
  today: IsoDate;
  /** [AP-029] Reference numbers of the travellers whose plan has eligibility text. */
  eligibilityNeeded: readonly string[];
};

type Found = [path: string, problem: string | null];

const wireProblem: Readonly<Record<string, ApplicationProblem>> = {
  required: 'missing',
  tooLong: 'tooLong',
  nameInvalid: 'wrongFormat',
  emailInvalid: 'wrongFormat',
  phoneInvalid: 'wrongFormat',
  addressInvalid: 'wrongFormat',
  postalCodeInvalid: 'wrongFormat',
  textInvalid: 'wrongFormat',
};

/**
 * [AP-010] [AP-011] [AP-023] to [AP-026] [AP-029] [AP-031] [NA-011] What of a policy body the application would not have let
 * pass, by path below the body; the rules are those of the form.
 */
export function applicationProblemsOf(
  body: PolicyBody,
  yardstick: ApplicationYardstick,
): Record<string, ApplicationProblem> {
  const residence = residenceOf({
    flowTravellerType: body.flowTravellerType,
    province: body.tripInformation.provinceOfResidence,
  });
  const asksNeeds = amfRequires(body.tripInformation.provinceOfResidence);
  const found = [
    ...body.paxes.flatMap((pax, at) => under(`paxes.${at}`, needsProblems(pax.questionnaires, asksNeeds))),
    ...body.paxes.flatMap((pax, at) =>
      under(`paxes.${at}`, paxProblems(pax, at === 0, residence, yardstick)),
    ),
    ...(body.dependents ?? []).flatMap((dependent, at) =>
      under(`dependents.${at}`, dependentProblems(dependent, yardstick)),
    ),
    ...purchaseProblems(body),
  ];
  return Object.fromEntries(
    found.flatMap(([path, problem]) =>
      problem === null ? [] : [[path, wireProblem[problem] ?? 'notAllowed']],
    ),
  );
}

const under = (path: string, found: readonly Found[]): Found[] =>
  found.map(([field, problem]) => [`${path}.${field}`, problem]);

function personProblems(
  person: BoughtPax | BoughtDependent,
  isPrimary: boolean,
  { today }: ApplicationYardstick,
): Found[] {
  const isToFollow = person.nameToFollow === true;
  return [
    ['nameToFollow', isPrimary && isToFollow ? 'notAsked' : null],
    ['firstName', insuredNameProblem(person.firstName, isToFollow && !isPrimary)],
    ['lastName', insuredNameProblem(person.lastName, isToFollow && !isPrimary)],
    ['dateOfBirth', dayOfBirthProblem(person.dateOfBirth, birthBounds(today))],
  ];
}

function paxProblems(
  pax: BoughtPax,
  isPrimary: boolean,
  residence: string | null,
  yardstick: ApplicationYardstick,
): Found[] {
  const { province } = pax.contact.address;
  const isNeeded = yardstick.eligibilityNeeded.includes(pax.referenceNumber);
  return [
    ...personProblems(pax, isPrimary, yardstick),
    ...contactProblems(pax.contact, isPrimary ? residence : null),
    ['bill96Consent', bill96Problem({ province, travellerLanguage: pax.lang }, pax.bill96Consent)],
    ['eligibilityConsent', consentProblem(isNeeded, pax.eligibilityConsent)],
  ];
}

function dependentProblems(dependent: BoughtDependent, yardstick: ApplicationYardstick): Found[] {
  return [
    ...personProblems(dependent, false, yardstick),
    ['relationship', relationshipProblem(dependent.relationship)],
    ...(dependent.contact ? contactProblems(dependent.contact, null) : []),
  ];
}

const pathOfContact = {
  email: 'email',
  phone: 'phone',
  addressLine1: 'address.addressLine1',
  addressLine2: 'address.addressLine2',
  city: 'address.city',
  postalCode: 'address.postalCode',
  province: 'address.province',
} as const satisfies Record<keyof ContactTexts, string>;

function contactProblems({ email, phone = '', address }: Contact, residence: string | null): Found[] {
  const texts: ContactTexts = { email, phone, addressLine2: '', ...address };
  return Object.entries(pathOfContact).map(([field, path]) => [
    `contact.${path}`,
    contactProblem(texts, field as keyof ContactTexts, residence),
  ]);
}

/** [AP-031] [AP-033] [CP-011] Employees are named in their own flow, and only there. */
function purchaseProblems({
  organizationCode,
  employeeName,
  employeeRelationship,
  referredBy,
}: PolicyBody): Found[] {
  const isEmployee = organizationKind(organizationCode) === 'employee';
  const isUnasked = !isEmployee && employeeName !== undefined;
  return [
    ['referredBy', referredByProblem(referredBy ?? '')],
    ['employeeName', isEmployee ? nameProblem(employeeName ?? '') : isUnasked ? 'notAsked' : null],
    ['employeeRelationship', isEmployee && employeeRelationship === undefined ? 'required' : null],
  ];
}
