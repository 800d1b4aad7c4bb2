import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { Implementation } from '../http/implement.ts';
import type { AnyEntityKind } from '../jobs/entity.ts';
import type { Entities } from '../jobs/openEntities.ts';
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
};

type Parts = { db: Database; clock: Clock; waits: Waits; settings: Settings };

/** What of purchases lives by a chart. */
export function purchaseKinds({ db, clock, waits, settings }: Parts): AnyEntityKind[] {
  const gateway = createGateway(settings, waits);
  const purchase = purchaseKind({
    clock,
    gateway,
    activation: createPolicyActivation(settings, waits),
    recorder: createPolicyRecorder({ db, clock }),
  });
  return [purchase, strayOrderKind({ clock, gateway })];
}

/** Opens the capability: its calls, over the entities that are run. */
export function openPurchases(
  parts: Parts & {
    entities: Pick<Entities, 'runner' | 'wake'>;
    services: QuoteServices;
    editions: Pick<PlanEditions, 'keep'>;
    privateAnswers: PrivateAnswers;
  },
): OpenPurchases {
  const { db, clock, waits, settings, services, editions, privateAnswers } = parts;
  const { runner, wake } = parts.entities;
  const helpOn = createHelpOn(db, runner, wake);
  const purchases = createPurchases({
    db,
    clock,
    waits,
    limitFactor: settings.limitFactor,
    privateAnswers,
    runner,
    wake,
  });
  return {
    helpOn,
    settled: purchases.settled,
    routes: purchaseRoutes({ db, clock, helpOn, purchases, checkBody: createBodyCheck(services, editions) }),
  };
}
