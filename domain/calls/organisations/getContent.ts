import { z } from 'zod';
import { defineCall } from '../call.ts';
import { claimGroups } from '../../permissions/claimGroups.ts';

const link = z.object({
  key: z.string(),
  label: z.string(),
  href: z.string(),
  ariaLabel: z.string().optional(),
  target: z.enum(['_self', '_blank']).optional(),
  /** The item shows only to holders of this capability. */
  claimGroup: z.enum(claimGroups).optional(),
});

const navigation = z.array(link.extend({ items: z.array(link).optional() }));

/** [OS-024] */
export const organizationContent = z.object({
  organizationCode: z.string(),
  organizationName: z.string(),
  organizationNameInFrench: z.string(),
  banner: z.object({ key: z.string(), title: z.string(), text: z.string().optional() }),
  contactUs: z.object({ phone: z.string(), email: z.string(), hours: z.string().optional() }),
  contentRoot: z.string(),
  footer: z.object({ text: z.string(), links: z.array(link) }),
  sideNav: navigation,
  topNav: navigation,
  /** The set of design tokens that the pages wear. */
  whiteLabelRoot: z.enum(['cover-me', 'employee', 'tc', 'partner']),
  acm: z.object({ enabled: z.boolean(), title: z.string().optional() }),
  needAssistance: z.object({ title: z.string(), text: z.string(), phone: z.string(), email: z.string() }),
  qpi: z.object({ title: z.string(), text: z.string() }),
  termsAndConditions: z.object({ title: z.string(), text: z.string(), href: z.string().optional() }),
  bill96Consent: z.object({ required: z.boolean(), text: z.string() }),
  mqNotEligible: z.object({ title: z.string(), text: z.string() }),
  mqLIAScripting: z.object({ title: z.string(), text: z.string() }),
});
export type OrganizationContent = z.output<typeof organizationContent>;

/** [OS-022] [OS-023] Texts, navigation and white label of an organisation in one language. */
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
  example: { body: { organizationCode: 'CM', lang: 'FR', salesChannel: 'B2C' } },
});
