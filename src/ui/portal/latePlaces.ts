import { languages } from '#domain/locales.ts';
import { loadRooms } from '../../text/rooms.ts';
import { latePiece } from '../kit/latePiece.ts';
import { Waiting } from './Waiting.tsx';

/** The texts of a room in both languages, so that a switch is immediate. */
const fetchTexts = (room: string) => Promise.all(languages.map((language) => loadRooms(language, [room])));

/** Screens that the first step of a quote does not need. */
export const ReadingContent = latePiece(async () => {
  await fetchTexts('content');
  return (await import('./ReadingContent.tsx')).ReadingContent;
}, Waiting);
export const AreaNotOpen = latePiece(async () => {
  await fetchTexts('area');
  return (await import('./AreaNotOpen.tsx')).AreaNotOpen;
}, Waiting);
export const ChoosingSignIn = latePiece(
  async () => (await import('./ChoosingSignIn.tsx')).ChoosingSignIn,
  Waiting,
);
export const SigningInDirectory = latePiece(async () => {
  await fetchTexts('firstSignIn');
  return (await import('./SigningIn.tsx')).SigningInDirectory;
}, Waiting);
export const SigningInCustomer = latePiece(async () => {
  await fetchTexts('firstSignIn');
  return (await import('./SigningIn.tsx')).SigningInCustomer;
}, Waiting);
