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

const isGivenByFlag = ({ language, flag }: Bill96Facts) => language === 'en' && flag;

/** [AP-023] [AP-024] [AP-026] Whether the traveller is asked. */
export function bill96IsAsked(facts: Bill96Facts): boolean {
  return facts.province === quebec && !isGivenByFlag(facts) && facts.travellerLanguage === 'EN';
}

/** [AP-023] to [AP-026] The consent that is sent; undefined sends none. */
export function bill96Consent(facts: Bill96Facts, answer: boolean): boolean | undefined {
  if (facts.province !== quebec) return undefined;
  if (isGivenByFlag(facts)) return true;
  return facts.travellerLanguage === 'EN' ? answer : undefined;
}

/**
 * [AP-023] to [AP-026] What is wrong with the consent that a body states, by what must stand there: nothing outside
 * Quebec, an answer of who is served in English, and of who is served in French only what the flag gives.
 */
export function bill96Problem(
  { province, travellerLanguage }: Pick<Bill96Facts, 'province' | 'travellerLanguage'>,
  stated: boolean | undefined,
): 'required' | 'notAsked' | null {
  if (province !== quebec) return stated === undefined ? null : 'notAsked';
  if (travellerLanguage === 'EN') return stated === undefined ? 'required' : null;
  return stated === false ? 'notAsked' : null;
}
