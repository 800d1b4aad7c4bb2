import { type Language, locales } from '#domain/locales.ts';
import { noRefCode } from '#domain/refCode.ts';

/** What the server wants to see again with every call; kept in memory only. */
export type Credentials = {
  userRef: string;
  userType: 'lanid' | 'ciamid';
  claimsToken: string;
  scope: string | null;
};

export type CredentialsHolder = {
  remember(credentials: Credentials): void;
  forget(): void;
  /** [PL-001] [PL-002] [PL-003] [LN-012] Headers of every call; what says who asks is empty until a session is open. */
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
    }),
  };
}
