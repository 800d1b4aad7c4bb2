import { type Language, locales } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { noRefCode } from '#domain/refCode.ts';

/** What the server wants to see again with every call; kept in memory only. */
export type Credentials = {
  userRef: string;
  userType: 'lanid' | 'ciamid';
  claimsToken: string;
  scope: string | null;
  /** [OS-034] For whom the session works; null for a visitor whose address does not name it. */
  distributor: {
    organizationCode: string | null;
    agentRef: string | null;
    sellingCode: string | null;
  } | null;
};

/** [PL-004] [SI-020] Headers that say for whom the session works: CM when no organization is given. */
function distributorHeaders({ distributor }: Credentials): Record<string, string> {
  if (distributor === null) return {};
  const { organizationCode, agentRef, sellingCode } = distributor;
  return {
    'x-distributor-organization': organizationCode ?? defaultOrganization,
    ...(agentRef ? { 'x-distributor-ref': agentRef } : {}),
    ...(sellingCode ? { sellingCode } : {}),
  };
}

export type CredentialsHolder = {
  remember(credentials: Credentials): void;
  forget(): void;
  /** [PL-001] to [PL-004] [LN-012] Headers of every call; what says who asks is empty until a session is open. */
  headers(): Record<string, string>;
};

/** Holds the credentials of the live session; language and refCode are asked for at each call. */
export function createCredentials(asked: {
  language(): Language;
  refCode(): string | null;
}): CredentialsHolder {
  let held: Credentials | null = null;
  return {
    remember: (credentials) => {
      held = credentials;
    },
    forget: () => {
      held = null;
    },
    headers: () => ({
      lang: locales[asked.language()].header,
      'url-ref-code': asked.refCode() ?? noRefCode,
      'x-user-ref': held?.userRef ?? '',
      'x-user-type': held?.userType ?? '',
      'x-claims-token': held?.claimsToken ?? '',
      ...(held?.scope ? { 'x-scope': held.scope } : {}),
      ...(held ? distributorHeaders(held) : {}),
    }),
  };
}
