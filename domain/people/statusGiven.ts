import { type ProfileStatus, profileStatuses } from './profileStatuses.ts';

/**
 * [US-013] Whether somebody gives a person another status: who is NEW becomes ACTIVE by signing in and no other way;
 * who was INACTIVE is let in again as ACTIVE, or as NEW where they never signed in.
 */
export function mayGiveStatus(from: ProfileStatus, to: ProfileStatus, everSignedIn: boolean): boolean {
  if (from === to || to === 'INACTIVE') return true;
  return from === 'INACTIVE' && to === (everSignedIn ? 'ACTIVE' : 'NEW');
}

/** [US-021] What somebody's status can become; who signs in again is NEW or ACTIVE, which the server knows. */
export function statusesOffered(from: ProfileStatus): readonly ProfileStatus[] {
  return profileStatuses.filter((to) => mayGiveStatus(from, to, true) || mayGiveStatus(from, to, false));
}
