/** Paths as the documents write them, by which the product's own table is judged. */
export const documentedSteps = {
  en: {
    TRAVELLER_DETAILS: '/get-a-quote',
    TRIP_DETAILS: '/get-a-quote/trip-details',
    SELECT_PLAN: '/get-a-quote/plan-selection',
    QUOTE_DETAILS: '/get-a-quote/quote-summary',
    CONTACT_DETAILS: '/apply',
    PAYMENT: '/apply/payment',
    CONFIRMATION: '/apply/confirmation',
  },
  fr: {
    TRAVELLER_DETAILS: '/obtenir-une-soumission',
    TRIP_DETAILS: '/obtenir-une-soumission/infos-voyage',
    SELECT_PLAN: '/obtenir-une-soumission/choisir-regime',
    QUOTE_DETAILS: '/obtenir-une-soumission/apercu-soumission',
    CONTACT_DETAILS: '/adherer',
    PAYMENT: '/adherer/paiement',
    CONFIRMATION: '/adherer/confirmation',
  },
} as const;

export const documentedBookings = [
  '/plan',
  '/travellers',
  '/summary',
  '/confirmation',
  '/quote',
  '/booking',
] as const;

/** Without the renewal of the token, which is a call. */
export const documentedSignIns = [
  '/ciam',
  '/ciam/handlelogin',
  '/ciam/setup',
  '/ciam/signup',
  '/sso',
  '/login',
  '/user',
  '/switch',
  '/switch-ciam',
  '/logout',
] as const;

/** Areas of the top level, and the one below which policies are maintained. */
export const documentedAreas = [
  '/licensing',
  '/maintenance',
  '/users',
  '/resources',
  '/forms',
  '/faq',
  '/external',
  '/reports',
  '/agency',
  '/advisors',
  '/rates',
  '/allocations',
  '/endorsement',
] as const;

export const documentedErrors = ['/notfound', '/error', '/forbidden'] as const;
