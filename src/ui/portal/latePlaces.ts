import { latePiece } from '../kit/latePiece.ts';
import { Waiting } from './Waiting.tsx';

/** Screens that the first step of a quote does not need. */
export const ReadingContent = latePiece(
  async () => (await import('./ReadingContent.tsx')).ReadingContent,
  Waiting,
);
export const AreaNotOpen = latePiece(async () => (await import('./AreaNotOpen.tsx')).AreaNotOpen, Waiting);
export const ChoosingSignIn = latePiece(
  async () => (await import('./ChoosingSignIn.tsx')).ChoosingSignIn,
  Waiting,
);
export const SigningInDirectory = latePiece(
  async () => (await import('./SigningIn.tsx')).SigningInDirectory,
  Waiting,
);
export const SigningInCustomer = latePiece(
  async () => (await import('./SigningIn.tsx')).SigningInCustomer,
  Waiting,
);
