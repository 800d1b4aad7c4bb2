import type { Language } from '../locales.ts';
import { type ProvinceCode, quebec } from '../provinces.ts';

/** What decides on the consent to receive documents in English ([AP-023] to [AP-026]). */
export type Bill96Facts = {
  province: ProvinceCode | '';
  /** Language of the screen. */
  language: Language;
  /** The bill96Consent entry of the organisation content. */
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
