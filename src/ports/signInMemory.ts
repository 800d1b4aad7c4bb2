import type { UserType } from '#domain/permissions/roles.ts';

const keyOf = (userType: UserType) => `portage-asks-credentials-${userType}`;

/**
 * Of which provider the next sign-in must ask for credentials, although it may still know the person: after a session
 * was ended at this desk. Every tab of the browser knows it.
 */
export type SignInMemory = {
  askNextTime(userType: UserType): void;
  asks(userType: UserType): boolean;
  forget(userType: UserType): void;
};

export function createSignInMemory(storage: Storage): SignInMemory {
  return {
    askNextTime: (userType) => storage.setItem(keyOf(userType), 'yes'),
    asks: (userType) => storage.getItem(keyOf(userType)) !== null,
    forget: (userType) => storage.removeItem(keyOf(userType)),
  };
}
