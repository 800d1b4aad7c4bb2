import type { FastifyInstance } from 'fastify';
import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import { createAdvisorRegisters } from './advisors/registers.ts';
import { advisorRoutes } from './advisors/routes.ts';
import { type Clock, systemClock } from './clock.ts';
import { clockIsWrong, createClockCheck, type DatabaseTime, databaseTimeOf } from './clockCheck.ts';
import { createBounceAddresses } from './bounces/bounceAddress.ts';
import { openBounces } from './bounces/open.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { createContentSource } from './content/contentSource.ts';
import { contentRoutes } from './content/routes.ts';
import type { OpenDatabase } from './database/database.ts';
import { namingPlaces } from './documents/namingPlaces.ts';
import { createPrinter, type Printer } from './documents/printer.ts';
import { createPlanEditions } from './editions/planEditions.ts';
import { type FailPoints, noFailPoints } from './failPoints.ts';
import { type FreeBytes, freeBytesOf, leastFreeBytes } from './freeBytes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { quoteReach } from './heldQuotes/quoteDetail.ts';
import { heldQuoteRoutes } from './heldQuotes/routes.ts';
import { createApplication } from './http/application.ts';
import { createDocumentation } from './http/documentation.ts';
import type { Implementation } from './http/implement.ts';
import { createRateLimits } from './http/rateLimit.ts';
import { createLog, type LogStream } from './http/logging.ts';
import type { ScopeChecks } from './http/scope.ts';
import { builtFiles, type WebFiles } from './http/webFiles.ts';
import { createInvitations } from './invitations/invitations.ts';
import { invitationKind } from './invitations/invitationKind.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { createIssuers } from './identity/issuers.ts';
import { readRoles } from './identity/roles.ts';
import { sellingRoles } from './identity/sellingRoles.ts';
import { identityRoutes } from './identity/routes.ts';
import { openSessions } from './identity/sessions.ts';
import { profileReach } from './identity/profileReach.ts';
import { createRequoteSigner } from './endorsement/requoteToken.ts';
import { endorsementRoutes } from './endorsement/routes.ts';
import { openEntities } from './jobs/openEntities.ts';
import { keptKeys, keyFiles } from './keptKeys.ts';
import { leadRoutes } from './leads/routes.ts';
import { licenseRoutes } from './licensing/licenseRoutes.ts';
import { savedViewRoutes } from './lists/savedViews.ts';
import { openLocations } from './locations/locations.ts';
import { openOrganizations } from './organizations/organizations.ts';
import { worksIn } from './organizations/mayBeWorkedIn.ts';
import { reachesOrganization } from './organizations/reach.ts';
import { organizationRoutes } from './organizations/routes.ts';
import { confirmations } from './mail/confirmationTopic.ts';
import { invitationMails } from './mail/invitationTopic.ts';
import { leadMails } from './mail/leadMailTopic.ts';
import { createMailer } from './mail/mailer.ts';
import { quoteMails } from './mail/quoteMailTopic.ts';
import { openOutbox } from './outbox/open.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { policyReach } from './policies/policyReach.ts';
import { policyRoutes } from './policies/routes.ts';
import { createLinkSigner } from './policyLinks/linkToken.ts';
import { openPolicyChanges, policyChangeKinds } from './policyChanges/open.ts';
import { policyLinkRoutes } from './policyLinks/routes.ts';
import { openPurchases, purchaseKinds } from './purchases/open.ts';
import { createPrivateAnswers } from './questionnaires/privateAnswers.ts';
import { medicalReader } from './questionnaires/readMedical.ts';
import { questionnaireRoutes } from './questionnaires/routes.ts';
import { draftExplainer } from './quotes/explainDraft.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { createShelves } from './quotes/shelf.ts';
import { openRateBook } from './rating/rateBook.ts';
import { startRetention } from './retention/retention.ts';
import type { Settings } from './settings.ts';
import { taskRoutes } from './tasks/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { ordinaryWaits, type Waits } from './waits.ts';

export type ServerParts = {
  /** Open and migrated. */
  database: OpenDatabase;
  settings: Settings;
  clock?: Clock;
  /** That of the database itself, where nothing else is given. */
  databaseTime?: DatabaseTime;
  freeBytes?: FreeBytes;
  waits?: Waits;
  failPoints?: FailPoints;
  /** Closed with the server. */
  printer?: Printer;
  /** What is built in the folder of the settings, where nothing else is given. */
  webFiles?: WebFiles;
  logStream?: LogStream;
};

export type PortageServer = {
  /** Every call that is served, for contract tests and documentation. */
  implementations: readonly Implementation[];
  /** Begins to answer on the ports of the settings; port 0 takes a free one. */
  listen(): Promise<Record<ApplicationKey, string>>;
  /** Lets running requests end, then frees what the server holds; the database stays open. */
  close(): Promise<void>;
};

/**
 * Puts the server together: each capability with what it needs, and the four applications over them.
 * @throws Error when the clock is not that of the database
 */
export async function buildServer(parts: ServerParts): Promise<PortageServer> {
  const { database, settings, clock = systemClock, waits = ordinaryWaits, failPoints = noFailPoints } = parts;
  const { logStream = process.stdout, freeBytes = freeBytesOf } = parts;
  const { webFiles = builtFiles(settings.webFolder) } = parts;
  const { db } = database;
  const { databaseTime = databaseTimeOf(db) } = parts;
  const log = createLog(settings.logLevel, 'work', clock, logStream);
  const clockAgrees = createClockCheck({ clock, databaseTime, log });
  if (!(await clockAgrees())) throw new Error(clockIsWrong);
  const roles = readRoles();
  const whoSells = { sellingRoles: sellingRoles(roles) };
  const sessions = await openSessions({ database, clock, roles, idleMs: settings.sessionIdleMs });
  const organizations = await openOrganizations(database, { waits, log });
  const catalogue = await openCatalogue(database, organizations);
  const rateBook = await openRateBook(database);
  const shelves = createShelves({ catalogue, rateBook });
  const readMedical = medicalReader(db);
  const privateAnswers = createPrivateAnswers(
    await keptKeys(settings.answersKeys, settings.dataFolder, keyFiles.answers),
  );
  const scopes: ScopeChecks = {
    organization: (session, code) => worksIn(session, code, organizations),
    agency: (session, code) => reachesOrganization(session, code, organizations),
    profile: profileReach(db, organizations),
    policy: policyReach(db, organizations),
    heldQuote: quoteReach({ db, clock, organizations }),
  };
  const editions = createPlanEditions({ db, clock, catalogue });
  const kinds = [
    ...purchaseKinds({ db, clock, waits, settings }),
    ...policyChangeKinds({ db, clock, waits, settings }),
    invitationKind(clock),
  ];
  const entities = await openEntities({ database, clock, clockAgrees, waits, failPoints, log, kinds });
  const purchases = openPurchases({
    db,
    clock,
    waits,
    settings,
    entities,
    services: { organizations, shelves, readMedical },
    editions,
    privateAnswers,
  });
  const policyChanges = openPolicyChanges({
    db,
    clock,
    waits,
    entities,
    organizations,
    editions,
    privateAnswers,
  });
  const locations = await openLocations(database);
  const printer = namingPlaces(parts.printer ?? createPrinter(), locations);
  const retention = await startRetention({
    database,
    clock,
    clockAgrees,
    waits,
    keep: settings.keep,
    log,
  });
  const rates = createRateLimits({ db, clock, factor: settings.limitFactor });
  const issuers = createIssuers(settings, clock, log);
  const origins = { ...settings.origins };
  const keys = await keptKeys(settings.linkKeys, settings.dataFolder, keyFiles.links);
  const signer = createLinkSigner(keys);
  const bounces = settings.bounces && createBounceAddresses(keys, settings.bounces.domain);
  const quoteSigner = createLinkSigner(keys, 'quote');
  const mails = {
    db,
    mailer: createMailer(settings, bounces, clock, waits),
    organizations,
    originOf: (application: ApplicationKey) => origins[application] ?? '',
    isSample: settings.sample,
  };
  const topics = [
    confirmations({ ...mails, editions, failPoints, places: locations, printer, signer }),
    invitationMails({ ...mails, ...whoSells }),
    leadMails({ ...mails, signer: quoteSigner }),
    quoteMails({ ...mails, catalogue, clock, places: locations, printer }),
  ];
  const rating = { organizations, shelves, readMedical, privateAnswers };
  const drafting = {
    db,
    clock,
    explain: draftExplainer(rating, clock),
    privateAnswers,
    places: locations,
    priceHoldsDays: settings.quoteValidDays,
  };
  const printing = { db, clock, organizations, printer, isSample: settings.sample };
  const quoting = { ...printing, ...rating, ...drafting, catalogue, settings };
  const invitations = createInvitations({ db, clock, roles, runner: entities.runner });
  const implementations: Implementation[] = [
    ...identityRoutes({
      ...whoSells,
      db,
      clock,
      invitations,
      rates,
      sessions,
      issuers,
      organizations,
      log,
      settings,
      publicOrigin: () => origins.b2c ?? '',
    }),
    ...draftRoutes({ ...drafting, keptDays: settings.keep.draftsDays }),
    ...heldQuoteRoutes(quoting),
    ...organizationRoutes({ db, organizations }),
    ...catalogueRoutes({ catalogue, editions, printer }),
    ...questionnaireRoutes({ db, organizations, readMedical }),
    ...translationRoutes({ db, organizations }),
    ...contentRoutes({ source: createContentSource(settings, waits) }),
    ...quoteRoutes({ db, organizations, shelves, readMedical }),
    ...purchases.routes,
    ...policyChanges.routes,
    ...taskRoutes({
      db,
      clock,
      organizations,
      helpOn: purchases.helpOn,
      helpOnChange: policyChanges.helpOn,
      settled: purchases.settled,
    }),
    ...policyRoutes({ ...printing, editions, catalogue, places: locations }),
    ...endorsementRoutes({
      db,
      catalogue,
      editions,
      ...rating,
      changes: policyChanges.changes,
      requotes: createRequoteSigner(keys),
    }),
    ...policyLinkRoutes({ ...printing, editions, places: locations, signer, settings }),
    ...leadRoutes({ ...quoting, signer: quoteSigner }),
    ...advisorRoutes({
      db,
      clock,
      organizations,
      invitations,
      registers: createAdvisorRegisters(settings, waits),
    }),
    ...licenseRoutes({ db, clock, organizations, failPoints, ...whoSells }),
    ...peopleRoutes({ db, clock, organizations, roles, invitations }),
    ...invitationRoutes({ invitations }),
    ...savedViewRoutes({ db }),
    ...graphqlRoutes({
      db,
      clock,
      organizations,
      roles,
      invitations,
      waits,
      failPoints,
      catalogue,
      locations,
      otherDocuments: settings.openGraphql,
    }),
  ];

  const documentation = createDocumentation(implementations);
  let stopping = false;
  // Messages name the origin, which is known once the server listens.
  let closeOutbox: () => Promise<void> = () => Promise.resolve();
  let closeBounces: () => Promise<void> = () => Promise.resolve();
  const servers: Record<string, FastifyInstance> = {};
  for (const key of applicationKeys) {
    servers[key] = await createApplication({
      application: applications[key],
      implementations,
      documentation,
      origin: () => origins[key] ?? '',
      sessions,
      organizations,
      scopes,
      db,
      clock,
      clockAgrees,
      rates,
      settings,
      webFiles,
      logStream,
      waits,
      diskHasRoom: async () =>
        database.engine !== 'embedded' || (await freeBytes(settings.dataFolder)) >= leastFreeBytes,
      stopping: () => stopping,
    });
  }

  return {
    implementations,
    async listen() {
      await Promise.all(
        applicationKeys.map(async (key) => {
          const server = servers[key];
          if (server === undefined) return;
          await server.listen({ host: settings.listenHost, port: settings.ports[key] });
          origins[key] ??= `http://localhost:${portOf(server)}`;
        }),
      );
      if (settings.bounces !== null && bounces !== null) {
        closeBounces = await openBounces({
          ...settings.bounces,
          db,
          clock,
          waits,
          log,
          addresses: bounces,
          topics,
        });
      }
      closeOutbox = await openOutbox({ database, clock, clockAgrees, waits, failPoints, log, topics });
      return origins as Record<ApplicationKey, string>;
    },
    async close() {
      stopping = true;
      await waits.pause(settings.stopDelayMs);
      await Promise.all([...Object.values(servers).map((server) => server.close()), closeBounces()]);
      await retention.stop();
      await Promise.all([entities.close(), closeOutbox()]);
      await Promise.all([
        sessions.close(),
        organizations.close(),
        catalogue.close(),
        rateBook.close(),
        locations.close(),
        printer.close(),
      ]);
    },
  };
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
