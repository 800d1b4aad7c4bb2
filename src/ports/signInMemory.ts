import type { UserType } from '#domain/permissions/roles.ts';

const keyOf = (userType: UserType) => `portage-asks-credentials-${userType}`;
const owedKey = 'portage-session-to-end';

/**
 * What every tab of the browser knows of the sessions that were ended at this desk: of which provider the next sign-in
 * must ask for credentials, although it may still know the person, and of which session the server may not have heard
 * that it is to end.
 */
export type SignInMemory = {
  askNextTime(userType: UserType): void;
  asks(userType: UserType): boolean;
  forget(userType: UserType): void;
  /** The session of this name is to end, and the server may not have heard of it yet. */
  oweEnd(sessionName: string): void;
  owesEndOf(sessionName: string): boolean;
  settleEnd(): void;
};

export function createSignInMemory(storage: Storage): SignInMemory {
  return {
    askNextTime: (userType) => storage.setItem(keyOf(userType), 'yes'),
    asks: (userType) => storage.getItem(keyOf(userType)) !== null,
    forget: (userType) => storage.removeItem(keyOf(userType)),
    oweEnd: (sessionName) => storage.setItem(owedKey, sessionName),
    owesEndOf: (sessionName) => storage.getItem(owedKey) === sessionName,
    settleEnd: () => storage.removeItem(owedKey),
  };
}
