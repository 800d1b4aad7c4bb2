import type { Language } from '../locales.ts';
import { locales } from '../locales.ts';
import type { TravellersForm } from '../quote/forms.ts';
import { isFamily } from '../quote/quoteBody.ts';
import type { ApplicantForm, ApplyForm } from './applyForm.ts';

/** [AP-004] [AP-005] How a dependent is related to the primary. */
export const relationships = ['SPOUSE', 'CHILD', 'GRANDCHILD', 'OTHER'] as const;
export type Relationship = (typeof relationships)[number];

/** The fields that a traveller may reuse from the primary ([AP-008]). */
export const contactFields = [
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'province',
] as const satisfies readonly (keyof ApplicantForm)[];
export type ContactField = (typeof contactFields)[number];
export type ContactEntry = Pick<ApplicantForm, ContactField>;

const noContact: ContactEntry = {
  email: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postalCode: '',
  province: '',
};

const noName = { firstName: '', lastName: '' };

/** [AP-006] Of a family the first traveller is the primary and all others are dependents. */
export function isDependent(travellers: TravellersForm, paxId: string): boolean {
  return isFamily(travellers) && travellers.travellers[0]?.id !== paxId;
}

function emptyApplicant(paxId: string, isPrimary: boolean, language: Language, travellers: TravellersForm) {
  return {
    ...noContact,
    paxId,
    firstName: '',
    lastName: '',
    nameToFollow: false,
    birthDay: '',
    birthMonth: '',
    birthYear: '',
    sameAsPrimary: !isPrimary,
    province: isPrimary ? travellers.province : '',
    relationship: '',
    lang: locales[language].header,
    bill96Consent: false,
    eligibilityConsent: false,
  } satisfies ApplicantForm;
}

/**
 * The form as the step opens: what was typed stays with its traveller, new travellers begin empty, and those who
 * are gone are left out. [AP-032] The language of correspondence starts as that of the screen.
 */
export function applyFormFor(
  travellers: TravellersForm,
  language: Language,
  earlier: ApplyForm | null,
): ApplyForm {
  const known = new Map(earlier?.travellers.map((applicant) => [applicant.paxId, applicant]));
  const base: Omit<ApplyForm, 'travellers'> = earlier ?? {
    legalConsent: false,
    bill96Flag: false,
    uninsuredDependents: '',
    dependentsWaiver: false,
    employeeName: '',
    employeeRelationship: '',
    referredBy: '',
    referenceId: '',
    applicationDate: '',
  };
  return {
    ...base,
    travellers: travellers.travellers.map(({ id }, index) => {
      const applicant = known.get(id) ?? emptyApplicant(id, index === 0, language, travellers);
      const isLikePrimary = !applicant.sameAsPrimary && !applicant.nameToFollow;
      return index > 0 || isLikePrimary
        ? applicant
        : { ...applicant, sameAsPrimary: false, nameToFollow: false };
    }),
  };
}

/** [AP-008] [AP-009] The contact that counts for a traveller: the primary's own, as long as it is reused. */
export function contactOf(form: ApplyForm, applicant: ApplicantForm): ContactEntry {
  return applicant.sameAsPrimary ? (form.travellers[0] ?? noContact) : applicant;
}

/** The form with some fields of one traveller changed; the other travellers stay the same objects. */
export function withApplicant(form: ApplyForm, paxId: string, change: Partial<ApplicantForm>): ApplyForm {
  const index = form.travellers.findIndex((applicant) => applicant.paxId === paxId);
  const applicant = form.travellers[index];
  if (!applicant) return form;
  return { ...form, travellers: form.travellers.with(index, { ...applicant, ...change }) };
}

/** [AP-008] [AP-009] Ticked, the primary's contact counts; unticked, the fields are empty for own entry. */
export function withSameAsPrimary(form: ApplyForm, paxId: string, same: boolean): ApplyForm {
  if (form.travellers[0]?.paxId === paxId) return form;
  return withApplicant(form, paxId, { ...noContact, sameAsPrimary: same });
}

/** [AP-010] Ticked, the name is sent as missing; never of the primary. The name is asked again when it is unticked. */
export function withNameToFollow(form: ApplyForm, paxId: string, isToFollow: boolean): ApplyForm {
  if (form.travellers[0]?.paxId === paxId) return form;
  return withApplicant(form, paxId, { nameToFollow: isToFollow, ...(isToFollow && noName) });
}
