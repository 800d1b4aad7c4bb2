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
import { type Relationship, relationships } from './applicants.ts';
import { isPostalCodeOf } from './postalProvinces.ts';

export type ApplyProblem =
  | DateProblem
  | 'tooLong'
  | 'nameInvalid'
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

type TextRule = { pattern: RegExp; problem: ApplyProblem; longest?: number };

function textProblem(text: string, isRequired: boolean, rule: TextRule): ApplyProblem | null {
  const value = text.trim();
  if (value === '') return isRequired ? 'required' : null;
  if (rule.longest !== undefined && value.length > rule.longest) return 'tooLong';
  return rule.pattern.test(value) ? null : rule.problem;
}

const name: TextRule = { pattern: namePattern, problem: 'nameInvalid', longest: longestTexts.name };
const address: TextRule = {
  pattern: addressPattern,
  problem: 'addressInvalid',
  longest: longestTexts.address,
};

/** [AP-011] [WG-049] What is wrong with a first or last name that must be given, or null. */
export function nameProblem(text: string): ApplyProblem | null {
  return textProblem(text, true, name);
}

/** [AP-010] A name of somebody insured: asked of everybody, and of nobody whose name is to follow. */
export function insuredNameProblem(text: string, isToFollow: boolean): ApplyProblem | null {
  if (!isToFollow) return nameProblem(text);
  return text.trim() === '' ? null : 'nameNotAsked';
}

const contactRules = {
  email: {
    rule: { pattern: emailPattern, problem: 'emailInvalid', longest: longestTexts.email },
    isRequired: true,
  },
  phone: { rule: { pattern: phonePattern, problem: 'phoneInvalid' }, isRequired: false },
  addressLine1: { rule: address, isRequired: true },
  addressLine2: { rule: address, isRequired: false },
  city: { rule: { ...address, longest: longestTexts.city }, isRequired: true },
  postalCode: { rule: { pattern: postalCodePattern, problem: 'postalCodeInvalid' }, isRequired: true },
} satisfies Record<string, { rule: TextRule; isRequired: boolean }>;

type ContactText = keyof typeof contactRules;
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
    if (contact.province === '') return 'required';
    return residence !== null && residence !== contact.province ? 'provinceElsewhere' : null;
  }
  const { rule, isRequired } = contactRules[field];
  const problem = textProblem(contact[field], isRequired, rule);
  if (problem !== null || field !== 'postalCode' || contact.province === '') return problem;
  return isPostalCodeOf(contact.postalCode, contact.province) ? null : 'postalCodeElsewhere';
}

/** [AP-004] [AP-005] A dependent is related to the primary in one of the ways that the form offers. */
export function relationshipProblem(value: string): ApplyProblem | null {
  if (value === '') return 'required';
  return relationships.includes(value.toUpperCase() as Relationship) ? null : 'relationshipInvalid';
}

/** [AP-033] */
export function referredByProblem(text: string): ApplyProblem | null {
  return textProblem(text, false, {
    pattern: plainTextPattern,
    problem: 'textInvalid',
    longest: longestTexts.name,
  });
}

/** [WG-048] */
export function referenceIdProblem(text: string): ApplyProblem | null {
  return textProblem(text, false, { pattern: referenceIdPattern, problem: 'referenceIdInvalid' });
}

/** [AP-024] [AP-029] A consent without which nobody continues. */
export function consentProblem(isNeeded: boolean, isGiven: boolean): ApplyProblem | null {
  return isNeeded && !isGiven ? 'consentMissing' : null;
}
