import { type Atom } from './permissions/atoms.ts';
import { type ClaimGroup, holdsAll } from './permissions/claimGroups.ts';
import type { AreaPath, Place } from './routes.ts';

/** [QF-032] [QF-033] */
const flowClaims: readonly ClaimGroup[] = ['APP.VIEW_APP', 'BOOKING.BOOK_QUOTE'];

/** [PM-055] An area's address is guarded by the same condition as its menu item. */
const areaClaims: Record<AreaPath, readonly ClaimGroup[]> = {
  '/licensing': ['APP.VIEW_APP', 'LICENSING.VIEW_LICENSE'],
  '/maintenance': ['APP.VIEW_APP', 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES'],
  '/endorsement': ['APP.VIEW_APP', 'POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'],
  '/users': ['APP.VIEW_APP', 'AGENT.VIEW_AGENT'],
  '/resources': ['APP.VIEW_APP'],
  '/forms': ['APP.VIEW_APP'],
  '/faq': ['APP.VIEW_APP'],
  '/external': ['APP.VIEW_APP'],
  '/reports': ['APP.VIEW_APP', 'TOOLS.VIEW_REPORTS'],
  '/agency': ['APP.VIEW_APP', 'AGENCY_DETAILS.VIEW_AGENCY_TAB'],
  '/advisors': ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS'],
  '/rates': ['APP.VIEW_APP', 'TOOLS.VIEW_RATES'],
  '/allocations': ['APP.VIEW_APP'],
};

/** Claim groups that a place asks for; pages that tell something ask for none, and a sign-in address leads on to the flow. */
export function claimsOfPlace(place: Place): readonly ClaimGroup[] {
  switch (place.kind) {
    case 'root':
    case 'step':
    case 'booking':
    case 'insideFlow':
    case 'signIn':
      return flowClaims;
    case 'area':
      return areaClaims[place.path];
    case 'agent':
      return place.path === '/welcome' ? [] : ['APP.VIEW_APP'];
    default:
      return [];
  }
}

/** [QF-032] [QF-033] [PM-055] Whether a holder of these atoms may be at a place. */
export function mayBeAt(place: Place, atoms: readonly Atom[]): boolean {
  return holdsAll(atoms, claimsOfPlace(place));
}
