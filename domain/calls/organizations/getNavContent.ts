import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  assistanceContent,
  bannerContent,
  contactContent,
  footerContent,
  navLinks,
  whiteLabelBranding,
} from '../shapes/navigation.ts';

export const navContent = z.object({
  organizationCode: z.string(),
  banner: bannerContent,
  sideNav: navLinks,
  topNav: navLinks,
  footer: footerContent,
  needAssistance: assistanceContent,
  contactUs: contactContent,
  /** [NV-031] Null for an organization without a reference id. */
  branding: whiteLabelBranding.nullable(),
});

/** [NV-019] The part of an organization's content that stands around every page, in one language. */
export const getNavContent = defineCall({
  name: 'getNavContent',
  method: 'GET',
  path: '/api/content/navigation',
  query: z.strictObject({
    organizationCode: z.string().min(1).max(40),
    lang: z.enum(['EN', 'FR']),
    salesChannel: z.enum(['B2B', 'B2C']),
  }),
  answers: { 200: z.object({ navigation: navContent }) },
  access: { kind: 'session' },
  scope: { names: 'organization', at: 'query.organizationCode' },
  ratePerMinute: { address: 2400, session: 240 },
  example: { query: { organizationCode: 'CM', lang: 'FR', salesChannel: 'B2B' } },
});
