import type { ApplicationKey } from '#domain/applications.ts';
import { defaultLanguage, type Language, languageOf, locales } from '#domain/locales.ts';
import { defaultOrganization, organizationKind } from '#domain/organizations.ts';
import { languageOfPolicyLink } from '#domain/links/policyLink.ts';
import { languageOfPath } from '#domain/routes.ts';
import type { Environment } from './environment.ts';

/** What the server hands to the page, as attributes of its root element. */
export type PageFacts = {
  application: ApplicationKey;
  language: Language;
  environment: Environment;
  sample: boolean;
  /** The first screen as it was painted beforehand; null where there is none. */
  painted: string | null;
};

/** [RT-023] The language of an address: its query, the choice kept before, its path, the browser's, else English. */
export function languageOfAddress(
  address: URL,
  { cookie, accepted }: { cookie: string | undefined; accepted: string | false },
): Language {
  return (
    languageOf(address.searchParams.get('lang')) ??
    languageOfPolicyLink(address.pathname) ??
    languageOf(cookie) ??
    languageOfPath(address.pathname) ??
    languageOf(accepted || null) ??
    defaultLanguage
  );
}

const emptyRoot = '<div id="root"></div>';

/** A page with the facts on its root element, and only the texts of its language to be fetched beforehand, and what was painted. */
export function withFacts(
  html: string,
  { application, language, environment, sample, painted }: PageFacts,
): string {
  const attributes = [
    `lang="${locales[language].tag}"`,
    `data-application="${application}"`,
    `data-language="${language}"`,
    `data-environment="${environment}"`,
    ...(sample ? ['data-sample="on"'] : []),
    ...(painted === null ? [] : [`data-label="${organizationKind(defaultOrganization)}"`]),
  ];
  return html
    .replace(/<html[^>]*>/i, `<html ${attributes.join(' ')}>`)
    .replace(/\s*<link[^>]*data-words="(\w+)"[^>]*>/g, (link, words) => (words === language ? link : ''))
    .replace(emptyRoot, (root) => (painted === null ? root : `<div id="root">${painted}</div>`));
}
