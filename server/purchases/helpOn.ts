import type { EventObject } from 'xstate';
import type { Database } from '../database/database.ts';
import type { Actor } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { takesEvent } from '../jobs/takesEvent.ts';
import { purchaseEntity } from './purchaseKind.ts';
import { strayOrderEntity } from './strayOrders.ts';

/** What people can do for purchases that do not come to an end by themselves. */
export type HelpOn = {
  /** [EN-044] Activates the policies of a purchase again; false when that is not possible now. */
  retryActivation(purchaseId: string, by: Actor): Promise<boolean>;
  /** Sends a purchase on, and the orders that it gave up; false when nothing waits for it. */
  tryAgain(purchaseId: string, by: Actor): Promise<boolean>;
  /** Gives back what is paid and cannot be recorded; false where that is not how it stands. */
  giveBack(purchaseId: string, by: Actor): Promise<boolean>;
};

export function createHelpOn(db: Database, runner: EntityRunner, wake: () => void): HelpOn {
  const takes = (entity: string, id: string, event: EventObject, by: Actor) =>
    takesEvent(runner, entity, id, event, by);
  const retryActivation = (purchaseId: string, by: Actor) =>
    takes(purchaseEntity, purchaseId, { type: 'staff.retryActivation' }, by);

  return {
    retryActivation,
    giveBack: (purchaseId, by) => takes(purchaseEntity, purchaseId, { type: 'staff.giveBack' }, by),
    async tryAgain(purchaseId, by) {
      const orders = await db
        .selectFrom('stray_orders')
        .select('id')
        .where('purchase_id', '=', purchaseId)
        .execute();
      const event = { type: 'staff.tryAgain' };
      const helped = [
        await takes(purchaseEntity, purchaseId, event, by),
        await retryActivation(purchaseId, by),
        await runner.resume(purchaseEntity, purchaseId),
      ];
      for (const { id } of orders) {
        helped.push(await takes(strayOrderEntity, id, event, by), await runner.resume(strayOrderEntity, id));
      }
      wake();
      return helped.includes(true);
    },
  };
}
