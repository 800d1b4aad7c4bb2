import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { ClockCheck } from '../clockCheck.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { FailPoints } from '../failPoints.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { Implementation } from '../http/implement.ts';
import { createEntityRunner } from '../jobs/entityRunner.ts';
import { freeLeases } from '../jobs/jobQueue.ts';
import { startWorker } from '../jobs/worker.ts';
import { createPolicyActivation } from '../policies/activation.ts';
import { createPolicyRecorder } from '../policies/policyRecorder.ts';
import type { QuoteServices } from '../quotes/question.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { Settings } from '../settings.ts';
import type { Waits } from '../waits.ts';
import { createBodyCheck } from './bodyCheck.ts';
import { createHelpOn, type HelpOn } from './helpOn.ts';
import { purchaseKind } from './purchaseKind.ts';
import { createPurchases, type Purchases } from './purchases.ts';
import { purchaseRoutes } from './routes.ts';
import { strayOrderKind } from './strayOrders.ts';

export type OpenPurchases = Pick<Purchases, 'settled'> & {
  routes: Implementation[];
  helpOn: HelpOn;
  close(): Promise<void>;
};

/** Opens the capability: its calls, and the worker that takes up whatever a process left unfinished. */
export async function openPurchases(parts: {
  database: OpenDatabase;
  clock: Clock;
  clockAgrees: ClockCheck;
  waits: Waits;
  failPoints: FailPoints;
  settings: Settings;
  services: QuoteServices;
  editions: Pick<PlanEditions, 'keep'>;
  privateAnswers: PrivateAnswers;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}): Promise<OpenPurchases> {
  const { database, clock, waits, failPoints, settings, services, editions, privateAnswers, log } = parts;
  const { db } = database;
  if (database.engine === 'embedded') await freeLeases(db);
  const gateway = createGateway(settings, waits);
  const purchase = purchaseKind({
    clock,
    gateway,
    activation: createPolicyActivation(settings, waits),
    recorder: createPolicyRecorder({ db, clock }),
  });
  const kinds = [purchase, strayOrderKind({ clock, gateway })];
  const runner = createEntityRunner({ database, clock, failPoints, log, kinds });
  const worker = await startWorker({
    database,
    channel: 'jobs_added',
    lanes: 4,
    work: runner.runDue,
    clockAgrees: parts.clockAgrees,
    waits,
    log,
  });
  const helpOn = createHelpOn(db, runner, worker.wake);
  const purchases = createPurchases({
    db,
    clock,
    waits,
    limitFactor: settings.limitFactor,
    privateAnswers,
    runner,
    wake: worker.wake,
  });
  return {
    helpOn,
    settled: purchases.settled,
    routes: purchaseRoutes({ db, clock, helpOn, purchases, checkBody: createBodyCheck(services, editions) }),
    async close() {
      await Promise.all([worker.stop(), runner.stop()]);
    },
  };
}
