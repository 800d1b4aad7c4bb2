import type { StoredAdvisor } from '../calls/shapes/advisor.ts';
import { advisorForm, type AdvisorField, type AdvisorForm, recipientFields } from './advisorForm.ts';

const isRecipient = (field: AdvisorField) => recipientFields.some((each) => each === field);

/** What tells of the person, and not to whom else messages go. */
export const personalFields = (Object.keys(advisorForm.empty) as AdvisorField[]).filter(
  (field) => !isRecipient(field),
);

/** [AD-054] What the form says of an advisor as a register knows one. */
const formOf = (advisor: StoredAdvisor) => ({
  firstName: advisor.firstName,
  lastName: advisor.lastName,
  emailAddress: advisor.email,
  phone: advisor.phone ?? '',
  address: advisor.addressLine1 ?? '',
  address2: advisor.addressLine2 ?? '',
  city: advisor.city ?? '',
  provinceOfResidence: advisor.province ?? '',
  postalCode: advisor.postalCode ?? '',
  language: advisor.language,
});

/** [AD-054] [AD-055] The form with what is known of the advisor, where nobody filled anything in. */
export function prefilled(
  form: AdvisorForm,
  advisor: StoredAdvisor,
  touched: readonly AdvisorField[],
): AdvisorForm {
  const known = Object.entries(formOf(advisor)).filter(([field]) => !touched.includes(field as AdvisorField));
  return { ...form, ...Object.fromEntries(known) };
}

/** [AD-010] The form with the defaults of these fields. */
export function withDefaults(form: AdvisorForm, fields: readonly AdvisorField[]): AdvisorForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, advisorForm.empty[field]])) };
}

/** [AD-011] Whether something was filled in. */
export function isDirty(form: AdvisorForm): boolean {
  return (Object.keys(form) as AdvisorField[]).some((field) => form[field] !== advisorForm.empty[field]);
}
