import { type IsoDate, isIsoDate } from '../calendar.ts';
import type { Language } from '../locales.ts';
import type { OrganizationKind } from '../organizations.ts';
import type { TravellersForm } from '../quote/forms.ts';
import type { Judged } from '../forms/judged.ts';
import type { QuickQuoteLimits } from '../quote/limits.ts';
import { calculationDate } from './ages.ts';
import { contactOf, isDependent } from './applicants.ts';
import type { ApplicantForm, ApplyForm } from './applyForm.ts';
import { bill96IsRequired } from './consents.ts';
import { type BirthBounds, dateOfBirthProblem, quotedBirthBounds } from './dateOfBirth.ts';
import {
  type ApplyProblem,
  consentProblem,
  contactProblem,
  insuredNameProblem,
  nameProblem,
  referenceIdProblem,
  referredByProblem,
  relationshipProblem,
} from './personRules.ts';
import { applicationDateOf } from './dayOfApplication.ts';
import { residenceOf } from './residence.ts';

export type ApplicantField =
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'relationship'
  | 'email'
  | 'phone'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'postalCode'
  | 'province'
  | 'bill96Consent'
  | 'eligibilityConsent';

export type PurchaseField =
  | 'applicationDate'
  | 'employeeName'
  | 'employeeRelationship'
  | 'referredBy'
  | 'referenceId'
  | 'uninsuredDependents'
  | 'dependentsWaiver'
  | 'legalConsent';

/** What a problem stands at: a field of the purchase, or of one traveller such as `email.pax-2`. */
export type ApplyKey = PurchaseField | `${ApplicantField}.${string}`;

export type ApplyProblems = Judged<ApplyKey, ApplyProblem>;

/** What the rules measure with besides the form. */
export type ApplyYardstick = {
  travellers: TravellersForm;
  today: IsoDate;
  organizationKind: OrganizationKind;
  quickQuoteLimits: QuickQuoteLimits;
  /** [PM-020] */
  mayDateApplication: boolean;
  /** [AP-024] Language of the screen; null where none is known. */
  language: Language | null;
  /** [AP-029] The travellers whose plan has eligibility text. */
  eligibilityNeeded: readonly string[];
};

const applicantFields: readonly ApplicantField[] = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'relationship',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'province',
  'bill96Consent',
  'eligibilityConsent',
];

const purchaseFields: readonly PurchaseField[] = [
  'applicationDate',
  'employeeName',
  'employeeRelationship',
  'referredBy',
  'referenceId',
  'uninsuredDependents',
  'dependentsWaiver',
  'legalConsent',
];

/** Every key of a form in the order of the screen. */
export function applyKeys(form: ApplyForm): ApplyKey[] {
  const rows = form.travellers.flatMap(({ paxId }) =>
    applicantFields.map((field): ApplyKey => `${field}.${paxId}`),
  );
  return [...rows, ...purchaseFields];
}

/** [AP-034] A day that is none yet leaves the ages to be counted today. */
function birthBoundsOf(form: ApplyForm, yardstick: ApplyYardstick): BirthBounds {
  const { travellers, today, quickQuoteLimits } = yardstick;
  const at = calculationDate(travellers, applicationDateOf({ facts: yardstick, apply: form }));
  return quotedBirthBounds(today, quickQuoteLimits, isIsoDate(at) ? at : today);
}

function applicantProblem(
  form: ApplyForm,
  applicant: ApplicantForm,
  field: ApplicantField,
  isPrimary: boolean,
  yardstick: ApplyYardstick,
): ApplyProblem | null {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return insuredNameProblem(applicant[field], applicant.nameToFollow && !isPrimary);
    case 'dateOfBirth': {
      const { birthDay: day, birthMonth: month, birthYear: year } = applicant;
      return dateOfBirthProblem({ day, month, year }, birthBoundsOf(form, yardstick));
    }
    case 'relationship': {
      const isAsked = isDependent(yardstick.travellers, applicant.paxId);
      return isAsked ? relationshipProblem(applicant.relationship) : null;
    }
    case 'bill96Consent': {
      const isNeeded =
        yardstick.language !== null &&
        bill96IsRequired({
          province: contactOf(form, applicant).province,
          language: yardstick.language,
          flag: form.bill96Flag,
          travellerLanguage: applicant.lang,
        });
      return consentProblem(isNeeded, applicant.bill96Consent);
    }
    case 'eligibilityConsent': {
      const isNeeded = yardstick.eligibilityNeeded.includes(applicant.paxId);
      return consentProblem(isNeeded, applicant.eligibilityConsent);
    }
    default: {
      if (applicant.sameAsPrimary) return null;
      return contactProblem(applicant, field, isPrimary ? residenceOf(yardstick.travellers) : null);
    }
  }
}

/** [AP-007] */
export function asksForDependents({ flowTravellerType }: Pick<TravellersForm, 'flowTravellerType'>): boolean {
  return flowTravellerType !== 'STUDENT';
}

function applicationDateProblem(text: string, yardstick: ApplyYardstick): ApplyProblem | null {
  if (!yardstick.mayDateApplication || text === '') return null;
  if (!isIsoDate(text)) return 'invalid_date';
  return text > yardstick.travellers.departureDate ? 'out_of_range' : null;
}

function purchaseProblem(
  form: ApplyForm,
  field: PurchaseField,
  yardstick: ApplyYardstick,
): ApplyProblem | null {
  const isEmployee = yardstick.organizationKind === 'employee';
  switch (field) {
    case 'applicationDate':
      return applicationDateProblem(form.applicationDate, yardstick);
    case 'employeeName':
      return isEmployee ? nameProblem(form.employeeName) : null;
    case 'employeeRelationship':
      return isEmployee && form.employeeRelationship === '' ? 'required' : null;
    case 'referredBy':
      return referredByProblem(form.referredBy);
    case 'referenceId':
      return referenceIdProblem(form.referenceId);
    case 'uninsuredDependents':
      return asksForDependents(yardstick.travellers) && form.uninsuredDependents === '' ? 'required' : null;
    case 'dependentsWaiver':
      return asksForDependents(yardstick.travellers) &&
        form.uninsuredDependents === 'true' &&
        !form.dependentsWaiver
        ? 'consentMissing'
        : null;
    case 'legalConsent':
      return form.legalConsent ? null : 'consentMissing';
  }
}

const isPurchaseField = (key: ApplyKey): key is PurchaseField =>
  (purchaseFields as readonly string[]).includes(key);

/** [AP-007] [AP-011] to [AP-013] [AP-022] [AP-024] [AP-029] [AP-031] What is wrong at one key, or null. */
export function applyProblem(form: ApplyForm, key: ApplyKey, yardstick: ApplyYardstick): ApplyProblem | null {
  if (isPurchaseField(key)) return purchaseProblem(form, key, yardstick);
  const dot = key.indexOf('.');
  const paxId = key.slice(dot + 1);
  const index = form.travellers.findIndex((applicant) => applicant.paxId === paxId);
  const applicant = form.travellers[index];
  if (!applicant) return null;
  return applicantProblem(form, applicant, key.slice(0, dot) as ApplicantField, index === 0, yardstick);
}
