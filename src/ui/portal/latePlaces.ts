import { lazy } from 'react';

/** Screens that the first step of a quote does not need; one that does not come fails as one that cannot be drawn. */
export const SeeingAccount = lazy(async () => ({
  default: (await import('./SeeingAccount.tsx')).SeeingAccount,
}));
export const ReadingContent = lazy(async () => ({
  default: (await import('./ReadingContent.tsx')).ReadingContent,
}));
export const AreaNotOpen = lazy(async () => ({ default: (await import('./AreaNotOpen.tsx')).AreaNotOpen }));
export const ChoosingSignIn = lazy(async () => ({
  default: (await import('./ChoosingSignIn.tsx')).ChoosingSignIn,
}));
export const SigningInDirectory = lazy(async () => ({
  default: (await import('./SigningIn.tsx')).SigningInDirectory,
}));
export const SigningInCustomer = lazy(async () => ({
  default: (await import('./SigningIn.tsx')).SigningInCustomer,
}));
