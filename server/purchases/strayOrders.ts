import { randomUUID } from 'node:crypto';
import type { CardCharge, ChargingContext } from '#machines/purchase/purchase.types.ts';
import { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';
import type { StrayOrderInput } from '#machines/strayOrder/strayOrder.types.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { type EntityKind, type LateOutcome, type Neighbours, restingColumns } from '../jobs/entity.ts';
import { orderPorts } from './orderPorts.ts';

/** The name under which orders that were given up are known to the runner of charts. */
export const strayOrderEntity = 'strayOrder';

/** How long such an order is looked for. */
const watchMs = 2 * 24 * 60 * 60 * 1000;

type GivenUp = Omit<StrayOrderInput, 'watchUntil'>;

/** An order that was given up as a kind of entity. */
export function strayOrderKind({
  clock,
  gateway,
}: {
  clock: Clock;
  gateway: Gateway;
}): EntityKind<typeof strayOrderMachine> {
  return {
    name: strayOrderEntity,
    machine: strayOrderMachine,
    version: 1,
    migrations: {},
    lockedRow: (trx, id) =>
      trx.selectFrom('stray_orders').select(restingColumns).where('id', '=', id).forUpdate(),
    save: (trx, id, { value, context, revision, version }) =>
      trx
        .updateTable('stray_orders')
        .set({
          state: JSON.stringify(value),
          context: JSON.stringify(context),
          revision,
          chart_version: version,
        })
        .where('id', '=', id),
    create: (trx, id, { orderId, purchaseId, isOfChange, amountCents }, entity) =>
      trx.insertInto('stray_orders').values({
        id,
        order_id: orderId,
        purchase_id: isOfChange ? null : purchaseId,
        change_id: isOfChange ? purchaseId : null,
        amount_cents: amountCents,
        state: JSON.stringify(entity.value),
        context: JSON.stringify(entity.context),
        revision: entity.revision,
        chart_version: entity.version,
        created_at: new Date(clock.now()),
      }),
    facts: ({ orderId, purchaseId, amountCents, standingCents, looks, trouble }) => ({
      purchaseId,
      orders: [{ orderId, amountCents, standingCents }],
      looks,
      trouble,
    }),
    ports: {
      ...orderPorts(gateway),
      lookUpCharge: async ({ orderId }) => ({
        output: { outcome: await gateway.lookUp(orderId), at: clock.now() },
      }),
    },
  };
}

/** Has an order watched from now on; one that is watched already is looked at again. */
export async function watchOrder(
  trx: DatabaseTransaction,
  clock: Clock,
  order: GivenUp,
  neighbours: Neighbours,
): Promise<void> {
  const watched = await trx
    .selectFrom('stray_orders')
    .select('id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirst();
  if (watched) {
    await neighbours.send(strayOrderEntity, watched.id, { type: 'purchase.tellApproval' });
    return;
  }
  const input: StrayOrderInput = { ...order, watchUntil: clock.now() + watchMs };
  await neighbours.begin(strayOrderEntity, randomUUID(), input);
}

/**
 * An approval that comes after its work was taken away is handed over to the watch, unless the purchase counts that very
 * order as approved, or still asks for its outcome itself.
 */
export async function settleLateApproval(
  trx: DatabaseTransaction,
  clock: Clock,
  late: LateOutcome,
  neighbours: Neighbours,
  isOfChange = false,
): Promise<string | null> {
  if ((late.output as { kind?: string } | null | undefined)?.kind !== 'approved') return null;
  const given = late.input as { charge?: CardCharge; orderId?: string };
  const orderId = given.charge?.orderId ?? given.orderId ?? '';
  const { charges } = late.context as ChargingContext;
  const known = charges.find((charge) => charge.orderId === orderId);
  if (known?.state === 'approved') return null;
  if (known?.state === 'due') return `${orderId} was approved, and is looked up by its purchase`;
  const amountCents = given.charge?.amountCents ?? known?.amountCents ?? standingOf(late.output);
  const purchaseId = late.entityId;
  await watchOrder(trx, clock, { orderId, amountCents, purchaseId, isOfChange }, neighbours);
  return `${orderId} was approved after it had been given up`;
}

function standingOf(output: unknown): number {
  return (output as { standingCents: number }).standingCents;
}
