import type { Language } from './locales.ts';

/** [ER-008] [PL-028] Addresses outside the portal; sample hosts, one configuration. */
export const externalLinks: Record<'personalSite', Record<Language, string>> = {
  personalSite: {
    en: 'https://www.portage-insurance.example/en/personal',
    fr: 'https://www.portage-insurance.example/fr/particuliers',
  },
};
