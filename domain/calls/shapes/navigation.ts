import { z } from 'zod';
import { claimGroups } from '../../permissions/claimGroups.ts';
import { userTypes } from '../../permissions/roles.ts';

/** [NV-016] An entry of a menu; its key is the entry's navId. */
export const navLink = z.object({
  key: z.string(),
  label: z.string(),
  href: z.string(),
  ariaLabel: z.string().optional(),
  target: z.enum(['_self', '_blank']).optional(),
  /** The item shows only to holders of this capability. */
  claimGroup: z.enum(claimGroups).optional(),
  /** The item shows only to this kind of user. */
  userType: z.enum(userTypes).optional(),
});

/** Entries of a menu, some of which drop down. */
export const navLinks = z.array(navLink.extend({ items: z.array(navLink).optional() }));

export const footerContent = z.object({ text: z.string(), links: z.array(navLink) });

/** [NV-036] How to reach a person. */
export const assistanceContent = z.object({
  title: z.string(),
  text: z.string(),
  phone: z.string(),
  email: z.string(),
});

export const contactContent = z.object({
  phone: z.string(),
  email: z.string(),
  hours: z.string().optional(),
  address: z.string().optional(),
});

/** [NV-029] What a white label shows of itself. */
export const whiteLabelBranding = z.object({
  navId: z.string(),
  label: z.string(),
  ariaLabel: z.string(),
  /** Address of the picture; null where the name alone shows. */
  logo: z.string().nullable(),
  href: z.string(),
  target: z.enum(['_self', '_blank']),
});

/** [NV-028] What the banner says where it is tall. */
export const bannerContent = z.object({ key: z.string(), title: z.string(), text: z.string().optional() });
