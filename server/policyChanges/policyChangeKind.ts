import { randomUUID } from 'node:crypto';
import { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type EntityKind, type RestingEntity, restingColumns } from '../jobs/entity.ts';
import { createChangeRecorder } from './changeRecorder.ts';
import { refundOrderEntity } from './refundOrderKind.ts';

/** The name under which changes of policies are known to the runner of charts. */
export const policyChangeEntity = 'policyChange';

/** The columns of a row of `policy_changes` in which a change rests. */
export const changeColumns = ({ value, context, revision, version, ...entity }: RestingEntity) => ({
  state: JSON.stringify(value),
  context: JSON.stringify(context),
  revision,
  chart_version: version,
  needs_attention: entity.needsAttention,
  is_open: !entity.isOver,
});

/** A change of a policy as a kind of entity. */
export function policyChangeKind(parts: {
  db: Database;
  clock: Clock;
}): EntityKind<typeof policyChangeMachine> {
  const record = createChangeRecorder(parts);
  return {
    name: policyChangeEntity,
    machine: policyChangeMachine,
    version: 1,
    migrations: {},
    lockedRow: (trx, id) =>
      trx.selectFrom('policy_changes').select(restingColumns).where('id', '=', id).forUpdate(),
    save: (trx, id, entity) =>
      trx
        .updateTable('policy_changes')
        .set({ ...changeColumns(entity), ...(entity.isOver && { plan: null }) })
        .where('id', '=', id),
    facts: ({ version, trouble }) => ({ version, trouble }),
    messages: {
      'change.beginRefunds': async (_, { refunds }, changeId, neighbours) => {
        for (const due of refunds)
          await neighbours.begin(refundOrderEntity, randomUUID(), { ...due, changeId });
      },
    },
    ports: { recordChange: ({ changeId }) => record(changeId) },
  };
}
