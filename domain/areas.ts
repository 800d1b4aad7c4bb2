import { featureFlags } from './organizations.ts';
import type { ClaimGroup } from './permissions/claimGroups.ts';
import type { UserType } from './permissions/roles.ts';

/** What is true of an area beside its path: who may be there, which menu items lead there, whether its screens exist. */
export type Area = {
  /** [PM-055] Claim groups that its address and its menu items ask for, all of them. */
  claims: readonly ClaimGroup[];
  userType?: UserType;
  /** Only for those who signed in: a visitor who holds the claims is led to the root. */
  signedIn?: true;
  /** A flag of the organization that has to be on. */
  flag?: string;
  /** [NV-043] Keys of its items in the side menu of administration. */
  menu?: readonly string[];
  /**
   * What shows there: content that others write, a chart of its own, or a list (both in `src/app/areas`). An area
   * without any is routed, guarded and titled all the same, and no menu leads to it.
   */
  opens?: 'content' | 'chart' | 'list';
  /** Names of the lists of an area beside its first. */
  furtherLists?: readonly string[];
  /** Patterns of the addresses below it; where there are none given, every address below belongs to it. */
  below?: readonly string[];
};

const anyUser = ['APP.VIEW_APP'] as const satisfies readonly ClaimGroup[];

/** [RT-001] Areas of the top level by their paths, which are spelled the same in both languages. */
export const areas = {
  '/user': { claims: [], signedIn: true, opens: 'chart', below: [] },
  '/licensing': {
    claims: [...anyUser, 'LICENSING.VIEW_LICENSE'],
    menu: ['licensing'],
    opens: 'list',
    below: ['/add', '/editLicense'],
  },
  '/quotes': {
    claims: [...anyUser, 'BOOKING.VIEW_HELD_QUOTES'],
    signedIn: true,
    menu: ['heldQuotes'],
    opens: 'list',
    below: ['/send', '/worksheets'],
  },
  '/leads': {
    claims: [...anyUser, 'BOOKING.FOLLOW_UP_LEADS'],
    signedIn: true,
    menu: ['leads'],
    opens: 'list',
    below: [],
  },
  '/tasks': {
    claims: [...anyUser, 'POLICY_MAINTENANCE.EDIT_POLICY'],
    signedIn: true,
    menu: ['tasks'],
    opens: 'list',
    below: ['/give-up', '/refund', '/name'],
  },
  '/maintenance': {
    claims: [...anyUser, 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES'],
    signedIn: true,
    menu: ['policySearch'],
    opens: 'list',
    furtherLists: ['policyQuotes'],
    below: [],
  },
  '/users': {
    claims: [...anyUser, 'AGENT.VIEW_AGENT'],
    menu: ['agent', 'externalUsers'],
    opens: 'list',
    below: ['/:agentId'],
  },
  '/resources': { claims: anyUser, opens: 'chart', below: ['/compare'] },
  '/forms': { claims: anyUser, opens: 'content' },
  '/faq': { claims: anyUser, opens: 'content' },
  '/external': { claims: anyUser, opens: 'content' },
  '/reports': { claims: [...anyUser, 'TOOLS.VIEW_REPORTS'], menu: ['reports'] },
  '/agency': { claims: [...anyUser, 'AGENCY_DETAILS.VIEW_AGENCY_TAB'], menu: ['agency'] },
  '/advisors': {
    claims: [...anyUser, 'ADVISOR.ADMINISTER_ADVISORS'],
    flag: featureFlags.advisor,
    menu: ['advisors'],
    opens: 'chart',
    below: ['/register'],
  },
  '/rates': { claims: [...anyUser, 'TOOLS.VIEW_RATES'], menu: ['rates'] },
  '/allocations': { claims: anyUser, userType: 'lanid', menu: ['allocations'] },
  '/endorsement': {
    claims: [...anyUser, 'POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'],
    signedIn: true,
    opens: 'chart',
    below: ['/:policyNumber', '/:policyNumber/:section'],
  },
} as const satisfies Record<`/${string}`, Area>;

export type AreaPath = keyof typeof areas;

/** Paths of the areas that are a list; the room of its texts is called as the path. */
export type ListAreaPath = {
  [Path in AreaPath]: (typeof areas)[Path] extends { opens: 'list' } ? Path : never;
}[AreaPath];

export const areaPaths = Object.keys(areas) as readonly AreaPath[];

/** What is true of an area. */
export const areaAt = (path: AreaPath): Area => areas[path];
