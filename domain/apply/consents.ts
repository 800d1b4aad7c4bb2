import type { OrganizationContent } from '../calls/organizations/getContent.ts';
import type { Language } from '../locales.ts';
import { type ProvinceCode, quebec } from '../provinces.ts';

/** [AP-027] What the organization content says where a person agrees, in one language. */
export type ConsentTexts = {
  terms: { title: string; text: string; href: string | null };
  bill96: { required: boolean; text: string };
};

/** [AP-027] Reads the consents out of the content of an organization. */
export function consentTextsOf(
  content: Pick<OrganizationContent, 'termsAndConditions' | 'bill96Consent'>,
): ConsentTexts {
  const { title, text, href } = content.termsAndConditions;
  return { terms: { title, text, href: href ?? null }, bill96: content.bill96Consent };
}

/** What decides on the consent to receive documents in English ([AP-023] to [AP-026]). */
export type Bill96Facts = {
  province: ProvinceCode | '';
  /** Language of the screen. */
  language: Language;
  /** The bill96Consent entry of the organization content. */
  flag: boolean;
  /** Language of correspondence of the traveller. */
  travellerLanguage: 'EN' | 'FR';
};

/** [AP-023] [AP-026] Whether the traveller is asked: an address in Quebec, and served in English. */
export function bill96IsAsked({
  province,
  travellerLanguage,
}: Pick<Bill96Facts, 'province' | 'travellerLanguage'>): boolean {
  return province === quebec && travellerLanguage === 'EN';
}

/** [AP-024] Where the flag is passed and the screen is English, nobody continues without having agreed. */
export function bill96IsRequired(facts: Bill96Facts): boolean {
  return bill96IsAsked(facts) && facts.flag && facts.language === 'en';
}

/** [AP-023] to [AP-026] The consent that is sent: what was answered; undefined sends none. */
export function bill96Consent(
  facts: Pick<Bill96Facts, 'province' | 'travellerLanguage'>,
  answer: boolean,
): boolean | undefined {
  return bill96IsAsked(facts) ? answer : undefined;
}

/** [AP-023] to [AP-026] What is wrong with the consent that a body states: an answer where it is asked, else none. */
export function bill96Problem(
  facts: Pick<Bill96Facts, 'province' | 'travellerLanguage'>,
  stated: boolean | undefined,
): 'required' | 'notAsked' | null {
  if (bill96IsAsked(facts)) return stated === undefined ? 'required' : null;
  return stated === undefined ? null : 'notAsked';
}
