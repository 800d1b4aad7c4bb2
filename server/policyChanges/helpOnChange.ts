import type { Database } from '../database/database.ts';
import type { Actor } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { takesEvent } from '../jobs/takesEvent.ts';
import { policyChangeEntity } from './policyChangeKind.ts';
import { refundOrderEntity } from './refundOrderKind.ts';

/** Sends a change on, and its refunds, and waits for what comes of that at once; false when nothing waits for it. */
export type HelpOnChange = (changeId: string, by: Actor) => Promise<boolean>;

export function createHelpOnChange(db: Database, runner: EntityRunner): HelpOnChange {
  const helps = async (entity: string, id: string, by: Actor) => {
    const taken = await takesEvent(runner, entity, id, { type: 'staff.tryAgain' }, by);
    const resumed = await runner.resume(entity, id);
    if (taken || resumed) await runner.drive(entity, id);
    return taken || resumed;
  };
  return async (changeId, by) => {
    const refunds = await db
      .selectFrom('refund_orders')
      .select('id')
      .where('change_id', '=', changeId)
      .where('status', '<>', 'CONFIRMED')
      .execute();
    const helped = [await helps(policyChangeEntity, changeId, by)];
    for (const { id } of refunds) helped.push(await helps(refundOrderEntity, id, by));
    return helped.includes(true);
  };
}
