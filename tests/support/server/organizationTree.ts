import type { Organization, Organizations } from '#server/organizations/organizations.ts';

const parents: Readonly<Record<string, string | null>> = {
  CM: null,
  TC: null,
  BOREAL: null,
  'BOREAL-MTL': 'BOREAL',
  CLOSED: 'BOREAL',
};

/** CM, TC, and BOREAL with two organizations below it, of which CLOSED was switched off. */
export const organizationTree: Organizations = {
  find: (code) => (code in parents ? organization(code) : null),
  findByRefCode: () => null,
  isAtOrAbove: (upper, lower) => lower in parents && (upper === lower || parents[lower] === upper),
  all: () => Object.keys(parents).map(organization),
  close: () => Promise.resolve(),
};

function organization(code: string): Organization {
  return {
    code,
    parentCode: parents[code] ?? null,
    category: 'AGENCY',
    active: code !== 'CLOSED',
    names: { en: code, fr: code },
    refCode: null,
    whiteLabel: 'partner',
    hasLogo: false,
    cardProfileId: null,
    policyPrefix: null,
    city: null,
    province: null,
    ownLimits: null,
    paymentGateways: ['MONERIS', 'ORGANIZATION'],
    featureFlags: [],
  };
}
