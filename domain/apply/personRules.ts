import {
  addressPattern,
  emailPattern,
  longestTexts,
  namePattern,
  phonePattern,
  plainTextPattern,
  postalCodePattern,
  referenceIdPattern,
} from '../patterns.ts';
import type { DateProblem } from '../quote/problems.ts';
import { type Kind, text } from '../forms/kinds.ts';
import { type Relationship, relationships } from './dependents.ts';
import { isPostalCodeOf } from './postalProvinces.ts';

export type ApplyProblem =
  | DateProblem
  | 'tooLong'
  | 'nameInvalid'
  | 'unprintable'
  | 'nameNotAsked'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'addressInvalid'
  | 'postalCodeInvalid'
  | 'postalCodeElsewhere'
  | 'provinceElsewhere'
  | 'relationshipInvalid'
  | 'referenceIdInvalid'
  | 'textInvalid'
  | 'consentMissing';

/** [AP-011] [WG-049] */
export const personName = text({
  pattern: namePattern,
  malformed: 'nameInvalid',
  longest: longestTexts.name,
  mask: 'name',
  isPrinted: true,
});
const address = text({
  pattern: addressPattern,
  malformed: 'addressInvalid',
  longest: longestTexts.address,
  mask: 'address',
  isPrinted: true,
});

/** [AP-011] [AP-012] [AP-013] The texts of a contact. */
export const contactTexts = {
  /** A keyboard that writes ’ for ' means the sign that addresses have. */
  email: text({
    pattern: emailPattern,
    malformed: 'emailInvalid',
    longest: longestTexts.email,
    taken: (typed) => typed.replace(/[‘’]/g, "'"),
  }),
  phone: text({ pattern: phonePattern, malformed: 'phoneInvalid' }),
  addressLine1: address,
  addressLine2: address,
  city: text({
    pattern: addressPattern,
    malformed: 'addressInvalid',
    longest: longestTexts.city,
    mask: 'address',
    isPrinted: true,
  }),
  postalCode: text({ pattern: postalCodePattern, malformed: 'postalCodeInvalid' }),
};
const optionalTexts: readonly string[] = ['phone', 'addressLine2'];

/** [AP-033] */
export const referral = text({
  pattern: plainTextPattern,
  malformed: 'textInvalid',
  longest: longestTexts.name,
});
/** [WG-048] */
export const referenceNumber = text({
  pattern: referenceIdPattern,
  malformed: 'referenceIdInvalid',
  cut: 12,
});

function textProblem<Code extends string>(kind: Kind<string, Code>, typed: string, isRequired: boolean) {
  if (kind.isEmpty(typed)) return isRequired ? kind.missing : null;
  return kind.problem(typed);
}

/** [AP-011] [WG-049] What is wrong with a first or last name that must be given, or null. */
export function nameProblem(typed: string): ApplyProblem | null {
  return textProblem(personName, typed, true);
}

/** [AP-010] A name of somebody insured: asked of everybody, and of nobody whose name is to follow. */
export function insuredNameProblem(typed: string, isToFollow: boolean): ApplyProblem | null {
  if (!isToFollow) return nameProblem(typed);
  return typed.trim() === '' ? null : 'nameNotAsked';
}

/** [AP-013] A postal code names its province; one without a province is judged by its form alone. */
export function postalCodeProblem(postalCode: string, province: string): ApplyProblem | null {
  return province === '' || isPostalCodeOf(postalCode, province) ? null : 'postalCodeElsewhere';
}

/** @param residence the province for which the trip was quoted, where the address must be in it */
export function provinceProblem(province: string, residence: string | null): ApplyProblem | null {
  return residence !== null && residence !== province ? 'provinceElsewhere' : null;
}

type ContactText = keyof typeof contactTexts;
export type ContactTexts = Record<ContactText, string> & { province: string };

/**
 * [AP-011] [AP-012] [AP-013] What is wrong in one field of a contact, or null. A postal code names its province.
 * @param residence the province for which the trip was quoted, where the address must be in it
 */
export function contactProblem(
  contact: ContactTexts,
  field: keyof ContactTexts,
  residence: string | null,
): ApplyProblem | null {
  if (field === 'province') {
    return contact.province === '' ? 'required' : provinceProblem(contact.province, residence);
  }
  const typed = contact[field];
  const problem = textProblem(contactTexts[field], typed, !optionalTexts.includes(field));
  return problem === null && field === 'postalCode' ? postalCodeProblem(typed, contact.province) : problem;
}

/** [AP-004] [AP-005] A dependent is related to the primary in one of the ways that the form offers. */
export function relationshipProblem(value: string): ApplyProblem | null {
  if (value === '') return 'required';
  return relationships.includes(value.toUpperCase() as Relationship) ? null : 'relationshipInvalid';
}

/** [AP-033] */
export function referredByProblem(typed: string): ApplyProblem | null {
  return textProblem(referral, typed, false);
}

/** [AP-024] [AP-029] A consent without which nobody continues. */
export function consentProblem(isNeeded: boolean, isGiven: boolean): ApplyProblem | null {
  return isNeeded && !isGiven ? 'consentMissing' : null;
}
