import type { ApplicationKey } from '#domain/applications.ts';
import { buildServer, type PortageServer } from '#server/app.ts';
import type { Printer } from '#server/documents/printer.ts';
import { readSettings } from '#server/settings.ts';
import { ordinaryWaits, type Waits } from '#server/waits.ts';
import type { DatabaseContents, TestDatabase, TestEngine } from './engines/engine.ts';
import { type TestClient, testClient } from './server/client.ts';
import { databaseTimeBy } from './server/databaseTime.ts';
import { quickPrinter } from './server/printers.ts';
import { type TestClock, testClock } from './server/testClock.ts';
import { type TestFailPoints, testFailPoints } from './server/testFailPoints.ts';
import { startTestIssuer, type TestIssuer } from './server/testIssuer.ts';

export type TestServer = {
  origins: Record<ApplicationKey, string>;
  database: TestDatabase;
  clock: TestClock;
  failPoints: TestFailPoints;
  issuer: TestIssuer;
  implementations: PortageServer['implementations'];
  /** Lines of the log so far. */
  log: string[];
  /** A browser without cookies. */
  client(application: ApplicationKey): TestClient;
  close(): Promise<void>;
};

export type TestServerOptions = {
  /** Settings as the environment would give them. */
  settings?: Record<string, string>;
  clock?: TestClock;
  /** The clock by which the database goes; that of the server by default. */
  databaseClock?: TestClock;
  /** How much room the disk has; that of the machine by default. */
  freeBytes?: () => Promise<number>;
  /** How long others are waited for, where not as in the product. */
  waits?: Partial<Waits>;
  /** Makes the documents of policies; a quick one that makes no PDF by default. */
  printer?: Printer;
  /** What the server's own database holds before `prepare`; empty by default. */
  contents?: DatabaseContents;
  /** An open database to serve from; it is not closed with the server. */
  database?: TestDatabase;
  /** Runs after the database is open and before the server reads it. */
  prepare?(database: TestDatabase, issuer: TestIssuer): Promise<void>;
};

/** Where nobody takes mail: a portal that runs beside the tests gets none of theirs. */
const noMail = {
  PORTAGE_SMTP_URL: 'smtp://127.0.0.1:1',
  PORTAGE_LINK_KEY: 'a-key-of-the-tests-and-of-them-only',
  PORTAGE_ANSWERS_KEY: 'another-key-of-the-tests-and-of-them-only',
};

const freePorts = {
  PORTAGE_B2B_PORT: '0',
  PORTAGE_B2C_PORT: '0',
  PORTAGE_CO_BRAND_PORT: '0',
  PORTAGE_ADMIN_PORT: '0',
  PORTAGE_BOUNCE_PORT: '0',
  PORTAGE_STOP_DELAY_SECONDS: '0',
};

/** Starts the product's server in this process on free ports, with a clock and fail-points of the test. */
export async function startServer(engine: TestEngine, options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? testClock();
  const failPoints = testFailPoints();
  const database = options.database ?? (await engine.open(options.contents));
  const issuer = await startTestIssuer(clock);
  await options.prepare?.(database, issuer);
  const settings = readSettings({
    ...freePorts,
    ...noMail,
    PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
    PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
    PORTAGE_LOG_LEVEL: 'http',
    ...options.settings,
  });
  const log: string[] = [];
  const server = await buildServer({
    database,
    settings: { ...settings, ...database.settings },
    clock,
    databaseTime: databaseTimeBy(options.databaseClock ?? clock, database.db),
    ...(options.freeBytes && { freeBytes: options.freeBytes }),
    waits: { ...ordinaryWaits, ...options.waits },
    failPoints,
    printer: options.printer ?? quickPrinter,
    logStream: { write: (line) => void log.push(line) },
  }).catch(async (failure) => {
    await issuer.close();
    throw failure;
  });
  const origins = await server.listen();
  return {
    origins,
    database,
    clock,
    failPoints,
    issuer,
    implementations: server.implementations,
    log,
    client: (application) => testClient(application, origins[application], issuer),
    async close() {
      await server.close();
      await issuer.close();
      if (options.database === undefined) await database.close();
    },
  };
}
