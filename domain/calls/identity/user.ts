import { z } from 'zod';
import { applicationKeys } from '../../applications.ts';
import { languages } from '../../locales.ts';
import { organizationCategories } from '../../organizations.ts';
import { paymentGateways } from '../../payment/gateways.ts';
import { atoms } from '../../permissions/atoms.ts';
import { claimGroups } from '../../permissions/claimGroups.ts';
import { roleNames, userTypes } from '../../permissions/roles.ts';
import { isoDate } from '../shapes/text.ts';

/** An instant as ISO 8601 text in UTC. */
export const instant = z.iso.datetime();

export const sessionUser = z.object({
  /** [SI-005] What is shown of the person and sent as the user reference. */
  userRef: z.string(),
  userType: z.enum(userTypes),
  /** The anonymous consumer of the public applications. */
  anonymous: z.boolean(),
  profileRef: z.string().nullable(),
  profileCode: z.string().nullable(),
  organizationCode: z.string().nullable(),
  /** [RT-025] Whether that organization is one of the person's own. */
  organizationIsOwn: z.boolean(),
  /** [OS-034] The agent in whose name the session works; null for the person. */
  distributorRef: z.string().nullable(),
  /** [OS-009] The selling code that an external user chose. */
  sellingCode: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(roleNames),
  preferredLanguage: z.enum(languages).nullable(),
});
export type SessionUser = z.output<typeof sessionUser>;

/** [SI-017] [SI-019] The permission atoms of the session and the capabilities that follow from them. */
export const sessionClaims = z.object({
  atoms: z.array(z.enum(atoms)),
  claimGroups: z.array(z.enum(claimGroups)),
});

export const sessionOrganization = z.object({
  code: z.string(),
  /** [OS-020] Case does not matter. */
  category: z.string().toUpperCase().pipe(z.enum(organizationCategories)),
  name: z.string(),
  nameInFrench: z.string(),
  /** [OS-030] Names of the flags that are on. */
  featureFlags: z.array(z.string()),
  whiteLabelRoot: z.enum(['cover-me', 'employee', 'tc', 'partner']),
  refCode: z.string().nullable(),
  /** That of its public link: its own, or the one of the nearest organization above it that has one. */
  publicRefCode: z.string().nullable(),
  /** [QQ-030] [QQ-035] Years, and dollars of each traveller. */
  quickQuoteLimits: z.object({
    minimumAge: z.number(),
    maximumAge: z.number(),
    minimumTripCost: z.number(),
  }),
  /** [PY-004] */
  paymentGateways: z.array(z.enum(paymentGateways)),
});
export type SessionOrganization = z.output<typeof sessionOrganization>;

/** What the browser needs to send a person to an identity provider. */
export const issuerSettings = z.object({
  authority: z.string(),
  clientId: z.string(),
  scopes: z.array(z.string()),
});

export const currentUser = z.object({
  /** Null until somebody signed in, on the applications that need it. */
  user: sessionUser.nullable(),
  claims: sessionClaims,
  organization: sessionOrganization.nullable(),
  /** Value of every further call's claims header; null without a session. */
  claimsToken: z.string().nullable(),
  /** Tells one session from another; opens nothing. */
  sessionName: z.string().nullable(),
  sessionExpiration: instant.nullable(),
  /** [ID-021] [ID-022] Milliseconds without activity after which the page refreshes its session; null throttles instead. */
  debounceInterval: z.number().nullable(),
  /** The server's time, against which the expiration counts. */
  serverTime: instant,
  /** [QF-043] The business day, so that the page needs no time zones. */
  today: isoDate,
  /** [PY-032] Profile of the card provider's hosted frame. */
  monerisProfileId: z.string(),
  scope: z.string().nullable(),
  application: z.enum(applicationKeys),
  /** [NV-041] Pages of the user's account at the identity provider; null where there is none. */
  accountPages: z.object({ account: z.string().nullable(), preferences: z.string().nullable() }),
  cardFrame: z.object({ url: z.string(), origin: z.string() }),
  /** [RT-032] Origin of the public application, where travellers quote by themselves. */
  publicOrigin: z.string(),
  /** Null where nobody signs in. */
  issuers: z.object({ lanid: issuerSettings, ciamid: issuerSettings }).nullable(),
  /** A session ended in this browser: the next one opens only for who gives credentials to the provider again. */
  asksCredentials: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUser>;

/** What a session answers when its token or expiry changed. */
export const sessionToken = z.object({
  claimsToken: z.string(),
  sessionExpiration: instant,
  serverTime: instant,
});

/** Where the browser goes after our own session ended: the provider's sign-out, or nowhere. */
export const signedOut = z.object({
  endSession: z
    .object({ url: z.string(), clientId: z.string(), postLogoutRedirectUri: z.string() })
    .nullable(),
});
