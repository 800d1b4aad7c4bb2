import type { Reach } from '#domain/permissions/roles.ts';

/**
 * [CP-029] Whether somebody may sell for an agent, who is one of the organization: who reaches own policies only there
 * sells for nobody else, and a visitor for nobody.
 */
export function mayBeSoldFor(seller: { reach: Reach; profileRef: string | null }, agentRef: string): boolean {
  const isOwnAlone = seller.reach === 'ownPolicies' || seller.reach === 'session';
  return !isOwnAlone || seller.profileRef === agentRef;
}
