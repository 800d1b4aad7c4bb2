import { applicationForm } from '../apply/applyForm.ts';
import { applyYardstick } from '../apply/applyIsComplete.ts';
import type { EditedPolicy } from '../calls/shapes/editedPolicy.ts';
import type { PolicyDetail } from '../calls/shapes/policyDetail.ts';
import type { PolicyHistoryField } from '../calls/shapes/policyHistory.ts';
import type { AnyForm, FactsIn, ValuesIn } from '../forms/form.types.ts';
import type { Language } from '../locales.ts';
import type { FlowFacts } from '../quote/forms.ts';
import { travellerDetailsForm } from '../quote/travellersForm.ts';
import { tripDetailsForm } from '../quote/tripForm.ts';
import { editedPolicyOf } from './editedPolicyOf.ts';
import { type ChangeRefusal, fixedBecause } from './mayChange.ts';
import { parametersOf, planParametersForm, withParameters } from './planParametersForm.ts';
import type { PolicyForms } from './policyForms.ts';

/** [EN-088] The forms in which a policy is changed: those of quote and application, and what its plans let one choose. */
export const editForms = {
  travellers: travellerDetailsForm,
  trip: tripDetailsForm,
  parameters: planParametersForm,
  apply: applicationForm,
} as const satisfies Record<string, AnyForm>;

export type EditName = keyof typeof editForms;
export const editNames = Object.keys(editForms) as readonly EditName[];

/** What stands in the fields of a policy that is changed. */
export type PolicyEdit = { [Name in EditName]: ValuesIn<(typeof editForms)[Name]> };

/** What an edit is measured with besides. */
export type EditFacts = {
  policy: PolicyDetail;
  /** The policy as it was loaded. */
  initial: PolicyForms;
  facts: FlowFacts;
  language: Language;
};

/** The fields that show in an edit, each with what it is called in the history of a policy where its plan may fix it. */
const shown: Readonly<Record<EditName, Readonly<Record<string, PolicyHistoryField | null>>>> = {
  travellers: {
    departureDate: 'startDate',
    returnDate: 'endDate',
    bookingDate: 'tripBookingDate',
    province: 'provinceOfResidence',
    tripCost: 'tripCost',
  },
  trip: {
    schoolName: 'schoolName',
    schoolCity: 'schoolCity',
    educationStartDate: 'educationStartDate',
    educationEndDate: 'educationEndDate',
    arrivalDate: 'arrivalDate',
    existingCoverageDays: 'existingCoverageDays',
  },
  parameters: {
    deductible: 'deductible',
    coverageAmount: 'coverageAmount',
    daysPerTrip: 'daysPerTrip',
  },
  apply: {
    applicationDate: 'applicationDate',
    firstName: 'firstName',
    lastName: 'lastName',
    nameToFollow: 'firstName',
    dateOfBirth: 'dateOfBirth',
    birthDay: 'dateOfBirth',
    birthMonth: 'dateOfBirth',
    birthYear: 'dateOfBirth',
    lang: 'lang',
    email: 'email',
    phone: 'phone',
    addressLine1: 'addressLine1',
    addressLine2: 'addressLine2',
    city: 'city',
    province: 'province',
    postalCode: 'postalCode',
    sameAsPrimary: null,
    bill96Consent: null,
    eligibilityConsent: null,
  },
};

/** The edit of a policy before anything is changed. */
export function editOf({ travellers, trip, plans, apply }: PolicyForms): PolicyEdit {
  return { travellers, trip, parameters: parametersOf(plans), apply };
}

/** The forms of the policy as it is edited. */
export function formsAfter(
  initial: PolicyForms,
  { travellers, trip, parameters, apply }: PolicyEdit,
): PolicyForms {
  const applicationDate = apply.applicationDate || initial.apply.applicationDate;
  return {
    travellers,
    trip,
    plans: withParameters(initial.plans, parameters),
    apply: { ...apply, applicationDate },
  };
}

/** [EN-023] The policy as it is edited, as it is sent. */
export function editedPolicyAfter(
  { initial, policy }: Pick<EditFacts, 'initial' | 'policy'>,
  edit: PolicyEdit,
): EditedPolicy {
  return editedPolicyOf(formsAfter(initial, edit), policy);
}

/** What the rules of one of the forms measure with. */
export function factsOf<Name extends EditName>(
  name: Name,
  { policy, initial, facts, language }: EditFacts,
  edit: PolicyEdit,
): FactsIn<(typeof editForms)[Name]> {
  const known: { [One in EditName]: () => FactsIn<(typeof editForms)[One]> } = {
    travellers: () => facts,
    trip: () => edit.travellers,
    parameters: () =>
      Object.fromEntries(
        policy.paxes.flatMap(({ referenceNumber, terms }) => (terms ? [[referenceNumber, terms]] : [])),
      ),
    apply: () => applyYardstick(facts, edit.travellers, initial.plans, language),
  };
  return known[name]() as FactsIn<(typeof editForms)[Name]>;
}

const partsOf = (key: string) => {
  const [name = '', ...row] = key.split('.');
  return { name, referenceNumber: row.length > 0 ? row.join('.') : null };
};

/** [EN-080] Why a field cannot be changed at all, or null. */
export function fieldIsFixed(
  name: EditName,
  key: string,
  { policy, facts }: Pick<EditFacts, 'policy' | 'facts'>,
): ChangeRefusal | null {
  const { name: field, referenceNumber } = partsOf(key);
  const called = shown[name][field];
  return called ? fixedBecause(called, { policy, today: facts.today, referenceNumber }) : null;
}

/** Whether a field shows here and may be filled: of those who travel without a policy of their own, none. */
export function fieldShows(name: EditName, key: string, { policy }: Pick<EditFacts, 'policy'>): boolean {
  const { name: field, referenceNumber } = partsOf(key);
  const isOfPax =
    referenceNumber === null || policy.paxes.some((pax) => pax.referenceNumber === referenceNumber);
  return shown[name][field] !== undefined && isOfPax;
}
