import type { OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import type { Language } from '#domain/locales.ts';
import type { Branding, NavContent } from '#domain/navigation/navContent.ts';
import { stepPaths } from '#domain/routes.ts';
import { serverText } from '../http/texts.ts';
import type { Organization } from './organizations.ts';

/** [NV-019] [NV-037] The part of an organization's content that stands around every page. */
export function navigationOf(
  organization: Organization,
  content: OrganizationContent,
  language: Language,
): NavContent {
  const { banner, sideNav, topNav, footer, needAssistance, contactUs } = content;
  return {
    organizationCode: organization.code,
    banner,
    sideNav,
    topNav,
    footer,
    needAssistance,
    contactUs,
    branding: brandingOf(organization, language),
  };
}

/** [NV-029] [NV-031] What a white label shows of itself; only an organization with a reference id is one. */
function brandingOf(organization: Organization, language: Language): Branding | null {
  const { code, refCode, names, hasLogo } = organization;
  if (refCode === null) return null;
  return {
    navId: `brand-${code}`,
    label: names[language],
    ariaLabel: serverText(language, 'branding.home', { name: names[language] }),
    logo: hasLogo ? `/api/organizations/${encodeURIComponent(code)}/logo` : null,
    href: stepPaths[language].TRAVELLER_DETAILS,
    target: '_self',
  };
}
