import { matchPath } from 'react-router';

/** [US-003] What names a person: the agentId of the address, which is the profileRef. */
export type PersonKey = { profileRef: string };

/** [US-002] [US-003] What an address below the list asks for. */
export type PersonAddress = { mode: 'add' | 'edit' | 'refused'; key: PersonKey | null };

export const registerPath = '/register';

/** [US-002] [US-003] A new person, or the one whom the address names; register is never taken for an agentId. */
export function readPersonAddress(path: string): PersonAddress {
  if (matchPath(registerPath, path)) return { mode: 'add', key: null };
  const profileRef = matchPath('/:agentId', path)?.params.agentId;
  return profileRef === undefined ? { mode: 'refused', key: null } : { mode: 'edit', key: { profileRef } };
}

/** [US-036] Where somebody's page stands below the list. */
export const personPath = (profileRef: string): string => `/${encodeURIComponent(profileRef)}`;
