import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  assistanceContent,
  bannerContent,
  contactContent,
  footerContent,
  navLinks,
} from '../shapes/navigation.ts';

/** [OS-024] */
export const organizationContent = z.object({
  organizationCode: z.string(),
  organizationName: z.string(),
  organizationNameInFrench: z.string(),
  banner: bannerContent,
  contactUs: contactContent,
  contentRoot: z.string(),
  footer: footerContent,
  sideNav: navLinks,
  topNav: navLinks,
  /** The set of design tokens that the pages wear. */
  whiteLabelRoot: z.enum(['cover-me', 'employee', 'tc', 'partner']),
  acm: z.object({ enabled: z.boolean(), title: z.string().optional() }),
  needAssistance: assistanceContent,
  qpi: z.object({ title: z.string(), text: z.string() }),
  termsAndConditions: z.object({ title: z.string(), text: z.string(), href: z.string().optional() }),
  bill96Consent: z.object({ required: z.boolean(), text: z.string() }),
  mqNotEligible: z.object({ title: z.string(), text: z.string() }),
  mqLIAScripting: z.object({ title: z.string(), text: z.string() }),
});
export type OrganizationContent = z.output<typeof organizationContent>;

/** [OS-022] [OS-023] Texts, navigation and white label of an organization in one language. */
export const getContent = defineCall({
  name: 'getContent',
  method: 'POST',
  path: '/api/content',
  aliases: ['/content', '/api/distribution/content'],
  body: z.strictObject({
    organizationCode: z.string().min(1).max(40),
    lang: z.enum(['EN', 'FR']),
    salesChannel: z.enum(['B2B', 'B2C']),
  }),
  answers: { 200: z.object({ organization: organizationContent }) },
  access: { kind: 'session' },
  scope: { names: 'organization', at: 'body.organizationCode' },
  ratePerMinute: { address: 2400, session: 240 },
  example: { body: { organizationCode: 'CM', lang: 'FR', salesChannel: 'B2B' } },
});
