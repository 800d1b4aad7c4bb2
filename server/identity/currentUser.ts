import { applications } from '#domain/applications.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import type { CurrentUser, SessionOrganization, SessionUser } from '#domain/calls/identity/user.ts';
import { claimGroupsOf } from '#domain/permissions/claimGroups.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { publicRefCodeOf } from '../organizations/lineage.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { quickQuoteLimitsOf } from '../organizations/quickQuoteLimits.ts';
import type { IssuerSettings, Settings } from '../settings.ts';
import { todayOf } from '../today.ts';
import type { Session } from './session.ts';
import { sessionNameOf } from './sessionSecrets.ts';

export type CurrentUserParts = {
  db: Database;
  clock: Clock;
  organizations: Organizations;
  settings: Settings;
  publicOrigin(): string;
};

/** [SI-017] What the page needs to know of its session; `asksCredentials` after one that ended in this browser. */
export async function currentUserOf(
  parts: CurrentUserParts,
  application: ApplicationKey,
  session: Session | null,
  asksCredentials = false,
): Promise<CurrentUser> {
  const { settings, clock, organizations } = parts;
  const organization = session?.organizationCode ? organizations.find(session.organizationCode) : null;
  return {
    user: session && (await sessionUserOf(parts.db, session)),
    claims: claimsOf(session),
    organization: organizationOf(parts, session),
    claimsToken: session?.claimsToken ?? null,
    sessionName: session && sessionNameOf(session.idHash),
    sessionExpiration: session && new Date(session.expiresAt).toISOString(),
    debounceInterval: settings.debounceInterval,
    serverTime: new Date(clock.now()).toISOString(),
    today: todayOf(clock),
    monerisProfileId: organization?.cardProfileId ?? settings.cardProfileId,
    scope: session?.scope ?? null,
    application,
    accountPages: hasAccountPages(session) ? settings.accountPages : { account: null, preferences: null },
    cardFrame: { url: settings.cardFrameUrl, origin: new URL(settings.cardFrameUrl).origin },
    publicOrigin: parts.publicOrigin(),
    issuers:
      applications[application].signIn === 'required'
        ? { lanid: issuerAnswer(settings.directory), ciamid: issuerAnswer(settings.customers) }
        : null,
    asksCredentials,
  };
}

/** [NV-041] Employees have their account elsewhere, and an anonymous consumer has none. */
function hasAccountPages(session: Session | null): boolean {
  return session !== null && session.userType === 'ciamid' && session.profileRef !== null;
}

export async function sessionUserOf(db: Database, session: Session): Promise<SessionUser> {
  const profile =
    session.profileRef === null
      ? undefined
      : await db
          .selectFrom('profiles')
          .select(['profile_code', 'first_name', 'last_name', 'lang'])
          .where('profile_ref', '=', session.profileRef)
          .executeTakeFirst();
  return {
    userRef: session.userRef,
    userType: session.userType,
    anonymous: session.profileRef === null,
    profileRef: session.profileRef,
    profileCode: profile?.profile_code ?? null,
    organizationCode: session.organizationCode,
    organizationIsOwn:
      session.organizationCode === null || session.ownOrganizations.includes(session.organizationCode),
    distributorRef: session.distributorRef,
    sellingCode: session.sellingCode,
    firstName: profile?.first_name ?? null,
    lastName: profile?.last_name ?? null,
    role: session.role,
    preferredLanguage: profile?.lang ?? null,
  };
}

export function claimsOf(session: Session | null): CurrentUser['claims'] {
  const atoms = session?.atoms ?? [];
  return { atoms: [...atoms], claimGroups: claimGroupsOf(atoms) };
}

/** The organization in which a session is; null where it is in none. */
export function organizationOf(
  { organizations }: Pick<CurrentUserParts, 'organizations'>,
  session: Session | null,
): SessionOrganization | null {
  const organization = session?.organizationCode ? organizations.find(session.organizationCode) : null;
  if (!organization) return null;
  return {
    code: organization.code,
    category: organization.category,
    name: organization.names.en,
    nameInFrench: organization.names.fr,
    featureFlags: [...organization.featureFlags],
    whiteLabelRoot: organization.whiteLabel,
    refCode: organization.refCode,
    publicRefCode: publicRefCodeOf(organizations, organization),
    quickQuoteLimits: quickQuoteLimitsOf(organizations, organization),
    paymentGateways: [...organization.paymentGateways],
  };
}

function issuerAnswer({ issuer, clientId, scopes }: IssuerSettings) {
  return { authority: issuer, clientId, scopes: scopes.split(/\s+/).filter(Boolean) };
}
