import { matchPath } from 'react-router';

/** [US-003] The agentId, which is the profileRef, that an address below the list names; null for one that names none. */
export function agentIdAt(path: string): string | null {
  const named = matchPath('/:agentId', path)?.params.agentId;
  return named === undefined || named === 'register' ? null : named;
}

/** [US-036] Where somebody's page stands below the list. */
export const personPath = (profileRef: string): string => `/${encodeURIComponent(profileRef)}`;
