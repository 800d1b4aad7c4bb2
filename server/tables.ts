import type { AdvisorTables } from './advisors/advisors.tables.ts';
import type { AuditTables } from './audit/audit.tables.ts';
import type { CatalogueTables } from './catalogue/catalogue.tables.ts';
import type { DraftTables } from './drafts/drafts.tables.ts';
import type { EditionTables } from './editions/editions.tables.ts';
import type { HeldQuoteTables } from './heldQuotes/heldQuotes.tables.ts';
import type { RateLimitTables } from './http/rateLimit.tables.ts';
import type { IdentityTables } from './identity/identity.tables.ts';
import type { InvitationTables } from './invitations/invitations.tables.ts';
import type { JobTables } from './jobs/jobs.tables.ts';
import type { LeadTables } from './leads/leads.tables.ts';
import type { LicensingTables } from './licensing/licensing.tables.ts';
import type { ListTables } from './lists/lists.tables.ts';
import type { LocationTables } from './locations/locations.tables.ts';
import type { NeedsAnalysisTables } from './needsAnalysis/needsAnalysis.tables.ts';
import type { OutboxTables } from './outbox/outbox.tables.ts';
import type { PeopleTables } from './people/people.tables.ts';
import type { PolicyLinkTables } from './policyLinks/policyLinks.tables.ts';
import type { PolicyBookTables } from './policies/policyBook.tables.ts';
import type { PolicyChangeTables } from './policyChanges/policyChanges.tables.ts';
import type { PolicyTables } from './policies/policies.tables.ts';
import type { PolicySearchTables } from './policies/policySearch.tables.ts';
import type { PurchaseTables } from './purchases/purchases.tables.ts';
import type { OrganizationTables } from './organizations/organizations.tables.ts';
import type { QuestionnaireTables } from './questionnaires/questionnaires.tables.ts';
import type { QuoteTables } from './quotes/quotes.tables.ts';
import type { RatingTables } from './rating/rating.tables.ts';
import type { TaskTables } from './tasks/tasks.tables.ts';
import type { TranslationTables } from './translations/translations.tables.ts';

/** Every table of the database; each capability brings its own. */
export type Tables = OrganizationTables &
  AdvisorTables &
  IdentityTables &
  InvitationTables &
  DraftTables &
  EditionTables &
  HeldQuoteTables &
  AuditTables &
  RateLimitTables &
  JobTables &
  CatalogueTables &
  RatingTables &
  QuoteTables &
  LeadTables &
  LicensingTables &
  ListTables &
  LocationTables &
  NeedsAnalysisTables &
  OutboxTables &
  PeopleTables &
  PolicyLinkTables &
  PolicyBookTables &
  PolicyChangeTables &
  PolicyTables &
  PolicySearchTables &
  PurchaseTables &
  QuestionnaireTables &
  TaskTables &
  TranslationTables;
