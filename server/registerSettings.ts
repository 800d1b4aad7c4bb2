import { address, text, withoutSlash } from './settingKinds.ts';

export const registerVariables = {
  PORTAGE_DSS_URL: address.optional(),
  PORTAGE_DSS_KEY: text.optional(),
  PORTAGE_LH_URL: address.optional(),
  PORTAGE_LH_KEY: text.optional(),
};

/** The registers of advisors outside: DSS knows them by party id, LH by counsellor id. */
export type AdvisorRegister = 'dss' | 'lh';
export type RegisterSettings = Record<AdvisorRegister, { url: string; key: string }>;

type Read = { [Name in keyof typeof registerVariables]?: string | undefined };

/** @param standIn what is set, or the stand-in where one may be used */
export function registersOf(
  read: Read,
  standIn: (name: string, given: string | undefined, fallback: string) => string,
  cards: string,
): RegisterSettings {
  const urlOf = (name: 'PORTAGE_DSS_URL' | 'PORTAGE_LH_URL', path: string) =>
    withoutSlash(standIn(name, read[name], `${cards}/registers/${path}`));
  return {
    dss: {
      url: urlOf('PORTAGE_DSS_URL', 'dss'),
      key: standIn('PORTAGE_DSS_KEY', read.PORTAGE_DSS_KEY, 'sample-dss'),
    },
    lh: {
      url: urlOf('PORTAGE_LH_URL', 'lh'),
      key: standIn('PORTAGE_LH_KEY', read.PORTAGE_LH_KEY, 'sample-lh'),
    },
  };
}
