import type { Database } from '../database/database.ts';
import type { Actor } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { takesEvent } from '../jobs/takesEvent.ts';
import { strayOrderEntity } from '../purchases/strayOrders.ts';
import { policyChangeEntity } from './policyChangeKind.ts';
import { refundOrderEntity } from './refundOrderKind.ts';

/** Sends a change on, and its refunds, and waits for what comes of that at once; false when nothing waits for it. */
export type HelpOnChange = (changeId: string, by: Actor) => Promise<boolean>;

export function createHelpOnChange(db: Database, runner: EntityRunner): HelpOnChange {
  const helps = async (entity: string, id: string, by: Actor, event = 'staff.tryAgain') => {
    const taken = await takesEvent(runner, entity, id, { type: event }, by);
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
    const orders = await db
      .selectFrom('stray_orders')
      .select('id')
      .where('change_id', '=', changeId)
      .execute();
    const helped = [
      await helps(policyChangeEntity, changeId, by),
      await helps(policyChangeEntity, changeId, by, 'staff.retryActivation'),
    ];
    for (const { id } of refunds) helped.push(await helps(refundOrderEntity, id, by));
    for (const { id } of orders) helped.push(await helps(strayOrderEntity, id, by));
    return helped.includes(true);
  };
}
