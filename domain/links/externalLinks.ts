import type { SalesChannel } from '../applications.ts';
import { type Language, locales } from '../locales.ts';

/** [ER-008] The site for personal insurance. */
export const personalSite: Record<Language, string> = {
  en: 'https://www.portage-insurance.example/en/personal',
  fr: 'https://www.portage-insurance.example/fr/particuliers',
};

export const externalPages = ['landing', 'resourceCentre', 'faqs', 'contactUs'] as const;
export type ExternalPage = (typeof externalPages)[number];

const names: Record<ExternalPage, string> = {
  landing: 'home',
  resourceCentre: 'resource-centre',
  faqs: 'faqs',
  contactUs: 'contact-us',
};

/** [RT-033] Addresses of the insurer's own pages, with a place for the language and, for business, the content path. */
const templates: Record<SalesChannel, string> = {
  b2b: 'https://www.portage-insurance.example/{language}/business/{contentPath}/{page}',
  b2c: 'https://www.portage-insurance.example/{language}/{page}',
};

/** [RT-033] Address of an external page in a language, for a channel. */
export function externalLink(page: ExternalPage, language: Language, channel: SalesChannel): string {
  return templates[channel]
    .replace('{language}', language)
    .replace('{contentPath}', locales[language].contentPath)
    .replace('{page}', names[page]);
}
