import type { SalesChannel } from '#domain/applications.ts';
import type { OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import { type Language, locales } from '#domain/locales.ts';
import { sideItems } from '#domain/navigation/sideMenu.ts';
import { stepPaths } from '#domain/routes.ts';
import type { SampleOrganization } from './organizations.ts';
import texts from './organizationTexts.json' with { type: 'json' };

const phones: Record<string, string> = {
  CM: '1\u00a0800\u00a0555-0101',
  ME: '1\u00a0800\u00a0555-0102',
  TC: '1\u00a0403\u00a0555-0103',
  BOREAL: '1\u00a0514\u00a0555-0104',
  LAKES: '1\u00a0519\u00a0555-0105',
  MAPLE: '1\u00a0506\u00a0555-0106',
  HARBOUR: '1\u00a0506\u00a0555-0107',
};

/** [OS-024] The content of an organization in one language; branches take that of the organization above them. */
export function sampleContent(
  organization: SampleOrganization,
  language: Language,
  channel: SalesChannel,
): Omit<OrganizationContent, 'organizationCode' | 'organizationName' | 'organizationNameInFrench'> {
  const text = texts[language];
  const phone = phones[organization.code] ?? '1\u00a0800\u00a0555-0100';
  const addresses: Partial<Record<string, string>> = text.addresses;
  const address = addresses[organization.code];
  const { email } = organization.contact;
  const link = (key: keyof typeof text.navigation, href: string) => ({
    key,
    label: text.navigation[key],
    href,
  });
  const quote = {
    ...link('quote', stepPaths[language].TRAVELLER_DETAILS),
    claimGroup: 'BOOKING.BOOK_QUOTE' as const,
  };
  const held = {
    ...link('heldQuotes', '/quotes'),
    claimGroup: 'BOOKING.VIEW_HELD_QUOTES' as const,
  };
  const tasks = {
    ...link('tasks', '/tasks'),
    claimGroup: 'POLICY_MAINTENANCE.EDIT_POLICY' as const,
  };
  const leads = { ...link('leads', '/leads'), claimGroup: 'BOOKING.FOLLOW_UP_LEADS' as const };
  const pages = [link('resources', '/resources'), link('forms', '/forms'), link('faq', '/faq')];
  const agentPages = [link('resource', '/resource'), link('faqs', '/faqs'), link('contactUs', '/contact-us')];
  return {
    banner: { key: 'quickQuote', title: text.banner, text: text.bannerText },
    contactUs: {
      phone,
      email,
      hours: text.hours,
      ...(address !== undefined && { address }),
    },
    contentRoot: `/content/${locales[language].contentPath}`,
    footer: { text: text.footer, links: pages },
    sideNav: sideItems(language).map((item) => ({ ...item, label: text.navigation[item.key] })),
    topNav: [quote, ...(channel === 'b2b' ? [held, leads, tasks, ...agentPages] : pages)],
    whiteLabelRoot: organization.whiteLabel,
    acm: { enabled: false, title: text.acm },
    needAssistance: { title: text.assistanceTitle, text: text.assistanceText, phone, email },
    qpi: { title: text.qpiTitle, text: text.qpiText },
    termsAndConditions: { title: text.termsTitle, text: text.termsText },
    bill96Consent: { required: false, text: text.bill96Text },
    mqNotEligible: { title: text.mqNotEligibleTitle, text: text.mqNotEligibleText },
    mqLIAScripting:
      channel === 'b2b'
        ? { title: text.mqScriptingTitle, text: text.mqScriptingText }
        : { title: '', text: '' },
  };
}
