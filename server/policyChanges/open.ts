import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { Implementation } from '../http/implement.ts';
import type { AnyEntityKind } from '../jobs/entity.ts';
import type { Entities } from '../jobs/openEntities.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { createPolicyActivation } from '../policies/activation.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { Settings } from '../settings.ts';
import type { Waits } from '../waits.ts';
import { createHelpOnChange, type HelpOnChange } from './helpOnChange.ts';
import { policyChangeKind } from './policyChangeKind.ts';
import { createPolicyChanges, type PolicyChanges } from './policyChanges.ts';
import { refundOrderKind } from './refundOrderKind.ts';
import { policyChangeRoutes } from './routes.ts';

type Parts = { db: Database; clock: Clock; waits: Waits; settings: Settings };

/** What of changes of policies lives by a chart. */
export function policyChangeKinds({ db, clock, waits, settings }: Parts): AnyEntityKind[] {
  const gateway = createGateway(settings, waits);
  return [
    policyChangeKind({ db, clock, gateway, activation: createPolicyActivation(settings, waits) }),
    refundOrderKind({ clock, gateway }),
  ];
}

/** Opens the capability: its calls, over the entities that are run. */
export function openPolicyChanges(
  parts: Omit<Parts, 'settings'> & {
    entities: Pick<Entities, 'runner'>;
    organizations: Organizations;
    editions: Pick<PlanEditions, 'read' | 'today'>;
    privateAnswers: PrivateAnswers;
  },
): { changes: PolicyChanges; helpOn: HelpOnChange; routes: Implementation[] } {
  const changes = createPolicyChanges({ ...parts, runner: parts.entities.runner });
  const helpOn = createHelpOnChange(parts.db, parts.entities.runner);
  return { changes, helpOn, routes: policyChangeRoutes({ ...parts, changes }) };
}
