import type { CallDefinition } from '#domain/calls/call.ts';

type Needs = 'public' | 'session' | 'opensSession' | readonly string[];

/**
 * Where each call is answered and what it needs: a session, or capabilities of the map, all of them. Written a second
 * time, since the permission matrix and the contract take both from the calls: a slip there is noticed here.
 */
export const documentedCalls: Readonly<Record<string, readonly [address: string, needs: Needs]>> = {
  findAdvisorByPartyId: ['GET /api/advisor/dss/find', ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS']],
  findAdvisorByCounselorId: ['GET /api/advisor/lh/find', ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS']],
  listSponsors: ['GET /api/advisor/sponsors', ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS']],
  createAdvisor: ['POST /api/advisors', ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS', 'AGENT.ADD_AGENT']],
  readAgencyLicense: ['GET /api/agency/{organizationCode}/license/{licenseId}', ['LICENSING.VIEW_LICENSE']],
  updateAgencyLicense: ['PUT /api/agency/{organizationCode}/license/{licenseId}', ['LICENSING.EDIT_LICENSE']],
  readAgencyLicenseHistory: [
    'GET /api/agency/{organizationCode}/license/{licenseId}/history',
    ['LICENSING.VIEW_LICENSE'],
  ],
  createAgencyLicense: ['POST /api/agency/license', ['LICENSING.ADD_LICENSING']],
  readAgentLicense: ['GET /api/agent/{profileRef}/license/{licenseId}', ['LICENSING.VIEW_LICENSE']],
  updateAgentLicense: ['PUT /api/agent/{profileRef}/license/{licenseId}', ['LICENSING.EDIT_LICENSE']],
  readAgentLicenseHistory: [
    'GET /api/agent/{profileRef}/license/{licenseId}/history',
    ['LICENSING.VIEW_LICENSE'],
  ],
  createAgentLicense: ['POST /api/agent/license', ['LICENSING.ADD_LICENSING']],
  searchAgents: ['GET /api/agent/search', ['AGENT.VIEW_AGENT']],
  getAgencyHierarchy: ['GET /api/getAgencyHierarchy', ['AGENT.VIEW_AGENT']],
  listRoles: ['GET /api/getRoles', ['AGENT.VIEW_AGENT']],
  listAgents: ['GET /api/agentlist', ['AGENT.LIST_AGENTS']],
  getClaims: ['GET /api/auth/claims', 'session'],
  getUser: ['GET /api/auth/get-user', 'opensSession'],
  signOutDirectory: ['GET /api/auth/logout', 'session'],
  signOutCustomer: ['POST /api/auth/logout', 'session'],
  refreshToken: ['POST /api/auth/refreshToken', 'session'],
  readOwnSessions: ['GET /api/auth/sessions', 'session'],
  endOwnSession: ['DELETE /api/auth/sessions/{sessionName}', 'session'],
  setCiamUser: ['GET /api/auth/set-ciam-user', 'session'],
  setUser: ['GET /api/auth/set-user', 'session'],
  openSession: ['POST /api/auth/token', 'opensSession'],
  getContent: ['POST /api/content', 'session'],
  readContentFragment: ['GET /api/content-fragments/{contentPath}/{screen}', ['APP.VIEW_APP']],
  readWelcomeFragment: ['GET /api/content-fragments/{contentPath}/welcome', 'public'],
  getNavContent: ['GET /api/content/navigation', 'session'],
  createDraft: ['POST /api/drafts', 'session'],
  closeDraft: ['DELETE /api/drafts/{draftId}', 'session'],
  getDraft: ['GET /api/drafts/{draftId}', 'session'],
  saveDraft: ['PUT /api/drafts/{draftId}', 'session'],
  postGraphql: ['POST /api/graphql', ['APP.VIEW_APP']],
  keepAlive: ['GET /api/keepalive', 'session'],
  readLeadQuotePdf: ['GET /api/leads/{leadId}/quote/pdf', ['BOOKING.FOLLOW_UP_LEADS']],
  openLead: ['POST /api/leads/open', 'session'],
  searchLeads: ['POST /api/leads/search', ['BOOKING.FOLLOW_UP_LEADS']],
  exportLicenses: ['POST /api/licenses/export', ['LICENSING.VIEW_LICENSE']],
  searchLicenses: ['POST /api/licenses/search', ['LICENSING.VIEW_LICENSE']],
  readSavedViews: ['GET /api/lists/{area}/views', ['APP.VIEW_APP']],
  keepSavedView: ['PUT /api/lists/{area}/views', ['APP.VIEW_APP']],
  searchOrganizations: ['GET /api/organizations', 'session'],
  readRecentOrganizations: ['GET /api/organizations/recent', 'session'],
  readOrganizationLogo: ['GET /api/organizations/{organizationCode}/logo', 'public'],
  createPolicy: ['POST /api/policies', ['BOOKING.PAY', 'BOOKING.CREATE_POLICY']],
  readPolicyPdf: ['GET /api/policies/{policyNumber}/confirmation/pdf', 'session'],
  readPolicyWorksheet: [
    'GET /api/policies/{policyNumber}/worksheet',
    ['POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  ],
  createLead: ['POST /api/policies/lead', ['BOOKING.CREATE_LEAD']],
  retryPolicy: ['PUT /api/policies/retry', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  readLinkedPolicy: ['POST /api/policy-link', 'public'],
  giveLinkedName: ['POST /api/policy-link/name', 'public'],
  readLinkedPolicyPdf: ['POST /api/policy-link/pdf', 'public'],
  readProductConfiguration: ['GET /api/product', ['APP.VIEW_APP']],
  readPlanDocument: ['GET /api/product/documents/{planCode}/{kind}', 'public'],
  readMedicalQuestionnaire: ['GET /api/product/medicalQuestionaire', ['BOOKING.ANSWER_QUESTIONNAIRE']],
  readContractConfiguration: ['GET /api/product/orgContract', ['APP.VIEW_APP']],
  listPlans: ['GET /api/product/plans', ['APP.VIEW_APP']],
  preparePurchase: ['POST /api/purchases', ['BOOKING.PAY', 'BOOKING.CREATE_POLICY']],
  readPurchase: ['GET /api/purchases/{purchaseId}', ['BOOKING.PAY']],
  priceQuote: ['POST /api/quote', ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ']],
  estimateQuote: ['POST /api/quote/estimate', ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ']],
  explainPrices: [
    'POST /api/quote/worksheets',
    ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ', 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  ],
  duplicateHeldQuote: ['POST /api/quotes/held/{quoteNumber}/duplicate', ['BOOKING.VIEW_HELD_QUOTES']],
  mailHeldQuote: [
    'POST /api/quotes/held/{quoteNumber}/mail',
    ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.SEND_CONFIRMATION'],
  ],
  readQuoteClient: [
    'GET /api/quotes/held/{quoteNumber}/client',
    ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.SEND_CONFIRMATION'],
  ],
  readQuoteWorksheets: [
    'GET /api/quotes/held/{quoteNumber}/worksheets',
    ['BOOKING.VIEW_HELD_QUOTES', 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  ],
  readHeldQuotePdf: ['GET /api/quotes/held/{quoteNumber}/pdf', ['BOOKING.VIEW_HELD_QUOTES']],
  resumeHeldQuote: ['POST /api/quotes/held/{quoteNumber}/resume', ['BOOKING.VIEW_HELD_QUOTES']],
  searchHeldQuotes: ['POST /api/quotes/held/search', ['BOOKING.VIEW_HELD_QUOTES']],
  recommendPlans: ['POST /api/recommendation', ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ']],
  readServerTime: ['GET /api/server-time', 'public'],
  syncQuote: ['POST /api/sync-quote', ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ']],
  giveUpTask: ['PUT /api/tasks/{taskId}/given-up', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  refundTask: [
    'PUT /api/tasks/{taskId}/refunded',
    ['POLICY_MAINTENANCE.EDIT_POLICY', 'POLICY_MAINTENANCE.REFUND'],
  ],
  readTaskNames: ['GET /api/tasks/{taskId}/names', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  giveTaskName: ['PUT /api/tasks/{taskId}/names/{reference}', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  takeTask: ['PUT /api/tasks/{taskId}/owner', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  retryTask: ['PUT /api/tasks/{taskId}/retry', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  countTasks: ['GET /api/tasks/count', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  searchTasks: ['POST /api/tasks/search', ['POLICY_MAINTENANCE.EDIT_POLICY']],
  getTmsConfiguration: ['GET /api/translation-configurations/{translationSpace}', 'session'],
  getTmsTranslations: ['GET /api/translations/{translationSpace}/{translation}', 'session'],
  postBooking: ['POST /booking', ['BOOKING.BOOK_QUOTE', 'AUTH_ROLES.QUOTE_READ']],
};

/** What the table of calls says of the same. */
export function declaredCalls(calls: readonly CallDefinition[]): typeof documentedCalls {
  return Object.fromEntries(
    calls.map(({ name, method, path, access }) => [
      name,
      [`${method} ${path}`, access.kind === 'claims' ? access.allOf : access.kind],
    ]),
  );
}
