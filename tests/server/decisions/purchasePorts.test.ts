import { describe, expect, it } from 'vitest';
import type { CardCharge, PurchaseContext } from '#machines/purchase/purchase.types.ts';
import type { Gateway } from '#server/gateway/gateway.ts';
import type { AnyEntityKind, LateOutcome, Neighbours } from '#server/jobs/entity.ts';
import { purchaseKind } from '#server/purchases/purchaseKind.ts';
import { settleLateApproval, strayOrderKind, watchOrder } from '#server/purchases/strayOrders.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { writtenQueries } from '#tests/support/server/writtenQueries.ts';

const clock = testClock('2026-06-15T14:00:00Z');
const now = Date.parse('2026-06-15T14:00:00Z');
const { db } = writtenQueries();
const trx = db as never;

const asked: unknown[] = [];
const gateway: Gateway = {
  charge: async (charge) => {
    asked.push(['charge', charge]);
    return { kind: 'approved', standingCents: 1 };
  },
  lookUp: async (orderId) => {
    asked.push(['lookUp', orderId]);
    return { kind: 'declined', reason: null };
  },
  void: async (orderId) => {
    asked.push(['void', orderId]);
    return { kind: 'voided' };
  },
  refund: async (refund) => void asked.push(['refund', refund]),
};
const charge = (changed: Partial<CardCharge> = {}): CardCharge => ({
  payer: '1',
  amountCents: 6_120,
  dataKey: 'token1',
  cardHolderName: 'Marie Tremblay',
  orderId: 'K.1.1',
  state: 'due',
  ...changed,
});
const context = {
  purchaseId: 'K',
  attempt: 2,
  tries: 1,
  charges: [charge({ state: 'approved' })],
  policyNumbers: ['CM-1'],
  activeNumbers: [],
  trouble: null,
} as unknown as PurchaseContext;

const parts = {
  clock,
  gateway,
  activation: { activate: async (policyNumber: string) => void asked.push(['activate', policyNumber]) },
  recorder: {
    prepare: async (purchaseId: string, payBy: number | null) => {
      asked.push(['record', purchaseId, payBy]);
      return { output: { kind: 'recorded' as const, policyNumbers: ['CM-1'] } };
    },
  },
};
const purchase = purchaseKind(parts);
const order = strayOrderKind({ clock, gateway });
const did = async (port: string, input: unknown, kind: AnyEntityKind = purchase) => {
  asked.length = 0;
  return { result: await kind.ports[port]?.(input as never, 'K'), asked: [...asked] };
};

describe('what a purchase does', () => {
  it('charges a card as long as the price holds, the last instant included', async () => {
    const sent = [['charge', charge()]];
    const approved = { output: { kind: 'approved', standingCents: 1 } };
    for (const payBy of [now, now + 1, null, undefined]) {
      expect(await did('chargeCard', { charge: charge(), payBy })).toEqual({ result: approved, asked: sent });
    }
    expect(await did('chargeCard', { charge: charge(), payBy: now - 1 })).toEqual({
      result: { output: { kind: 'tooLate' } },
      asked: [],
    });
  });

  it('looks up, voids and refunds an order by its id, with one refund for each order', async () => {
    expect(await did('lookUpCharge', { orderId: 'K.1.1' })).toEqual({
      result: { output: { kind: 'declined', reason: null } },
      asked: [['lookUp', 'K.1.1']],
    });
    expect(await did('voidCharge', { orderId: 'K.1.1' })).toEqual({
      result: { output: { kind: 'voided' } },
      asked: [['void', 'K.1.1']],
    });
    expect(await did('refundCharge', { orderId: 'K.1.1', amountCents: 500 })).toEqual({
      result: { output: null },
      asked: [['refund', { orderId: 'K.1.1', refundId: 'K.1.1.return', amountCents: 500 }]],
    });
  });

  it('records its policies until its time is up, if it has such a time', async () => {
    expect((await did('recordPolicies', { purchaseId: 'K', payBy: now })).asked).toEqual([
      ['record', 'K', now],
    ]);
    expect((await did('recordPolicies', { purchaseId: 'K' })).asked).toEqual([['record', 'K', null]]);
  });

  it('activates a policy before it is written down as active and its confirmation goes out', async () => {
    const { result, asked: sent } = await did('activatePolicy', { policyNumber: 'CM-1' });
    expect(sent).toEqual([['activate', 'CM-1']]);
    expect(result?.output).toBeNull();
    expect(result?.writes?.(trx)).toHaveLength(2);
  });

  it('tells the audit its orders and policies, and nothing of cards and people', () => {
    expect(purchase.facts(context as never)).toEqual({
      attempt: 2,
      orders: [{ orderId: 'K.1.1', state: 'approved', amountCents: 6_120 }],
      policyNumbers: ['CM-1'],
      activeNumbers: [],
      trouble: null,
    });
  });

  it('forgets the body that was bought once its policies are recorded, and not before', () => {
    const saved = (policyNumbers: string[]) => {
      const entity = { value: 'recording', context: { ...context, policyNumbers }, revision: 3, version: 1 };
      return (purchase.save(trx, 'K', entity) as unknown as { compile(): { sql: string } }).compile().sql;
    };
    const update =
      'update "purchases" set "state" = $1, "context" = $2, "revision" = $3, "chart_version" = $4';
    expect(saved(['CM-1'])).toBe(
      `${update}, "body" = $5, "plans" = $6, "medical_answers" = $7 where "id" = $8`,
    );
    expect(saved([])).toBe(`${update} where "id" = $5`);
  });

  it('holds its row while something happens to it', () => {
    const held = purchase.held(trx, 'K') as unknown as { compile(): { sql: string } };
    expect(held.compile().sql).toBe(
      'select "state" as "value", "context", "revision", "chart_version" as "version" from "purchases" where "id" = $1 for update',
    );
  });

  it('has an order watched that it gives up', async () => {
    const begun: unknown[] = [];
    const neighbours: Neighbours = {
      begin: async (entity, _id, input) => void begun.push([entity, input]),
      tell: async () => undefined,
    };
    const message = { type: 'purchase.abandonOrder', orderId: 'K.1.1', amountCents: 500 };
    await purchase.messages?.['purchase.abandonOrder']?.(trx, message as never, 'K', neighbours);
    expect(begun).toEqual([
      ['strayOrder', { orderId: 'K.1.1', amountCents: 500, purchaseId: 'K', watchUntil: now + 172_800_000 }],
    ]);
  });
});

describe('what is done for an order that was given up', () => {
  it('looks it up and notes when', async () => {
    expect(await did('lookUpCharge', { orderId: 'K.1.1' }, order)).toEqual({
      result: { output: { outcome: { kind: 'declined', reason: null }, at: now } },
      asked: [['lookUp', 'K.1.1']],
    });
  });

  it('voids and refunds it as a purchase does', async () => {
    expect((await did('voidCharge', { orderId: 'K.1.1' }, order)).asked).toEqual([['void', 'K.1.1']]);
    expect((await did('refundCharge', { orderId: 'K.1.1', amountCents: 5 }, order)).asked).toEqual([
      ['refund', { orderId: 'K.1.1', refundId: 'K.1.1.return', amountCents: 5 }],
    ]);
  });

  it('tells the audit whose it is and what stands of it', () => {
    const stray = {
      orderId: 'K.1.1',
      purchaseId: 'K',
      amountCents: 6_120,
      standingCents: 6_000,
      looks: 3,
      trouble: null,
      watchUntil: 0,
      mayBeVoided: true,
    };
    expect(order.facts(stray as never)).toEqual({
      purchaseId: 'K',
      orders: [{ orderId: 'K.1.1', amountCents: 6_120, standingCents: 6_000 }],
      looks: 3,
      trouble: null,
    });
  });
});

describe('an order that is watched already', () => {
  it('is looked at again', async () => {
    const told: unknown[] = [];
    const stray = writtenQueries([{ id: 'O1' }]);
    await watchOrder(
      stray.db as never,
      clock,
      { orderId: 'K.1.1', amountCents: 500, purchaseId: 'K' },
      {
        begin: async () => void told.push('begun'),
        tell: async (...news) => void told.push(news),
      },
    );
    expect(told).toEqual([['strayOrder', 'O1', { type: 'purchase.tellApproval' }]]);
    expect(stray.queries).toEqual([
      { sql: 'select "id" from "stray_orders" where "order_id" = $1', values: ['K.1.1'] },
    ]);
  });

  it('is kept with its state, and begun with what it was given up with', () => {
    const entity = { value: 'waiting', context: { looks: 1 }, revision: 2, version: 1 };
    const written = (query: unknown) => {
      const { sql, parameters } = (query as { compile(): { sql: string; parameters: unknown[] } }).compile();
      return { sql, parameters };
    };
    expect(written(order.save(trx, 'O1', entity))).toEqual({
      sql: 'update "stray_orders" set "state" = $1, "context" = $2, "revision" = $3, "chart_version" = $4 where "id" = $5',
      parameters: ['"waiting"', '{"looks":1}', 2, 1, 'O1'],
    });
    const given = { orderId: 'K.1.1', amountCents: 500, purchaseId: 'K', watchUntil: 7 };
    expect(written(order.create?.(trx, 'O1', given as never, entity))).toEqual({
      sql: 'insert into "stray_orders" ("id", "order_id", "purchase_id", "amount_cents", "state", "context", "revision", "chart_version", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      parameters: ['O1', 'K.1.1', 'K', 500, '"waiting"', '{"looks":1}', 2, 1, new Date(now)],
    });
    expect(written(order.held(trx, 'O1')).sql).toBe(
      'select "state" as "value", "context", "revision", "chart_version" as "version" from "stray_orders" where "id" = $1 for update',
    );
  });
});

describe('an outcome that comes late', () => {
  const settled = async (late: Partial<LateOutcome>) => {
    const begun: unknown[] = [];
    const neighbours: Neighbours = {
      begin: async (entity, _id, input) => void begun.push([entity, input]),
      tell: async () => undefined,
    };
    const outcome = { entityId: 'K', port: 'chargeCard', context: { ...context, charges: [] }, ...late };
    return { why: await settleLateApproval(trx, clock, outcome as LateOutcome, neighbours), begun };
  };
  const approved = { kind: 'approved', standingCents: 6_000 };
  const inTwoDays = now + 172_800_000;

  it('matters only when it approves', async () => {
    for (const output of [null, undefined, { kind: 'declined', reason: null }, { kind: 'returned' }]) {
      expect(await settled({ input: { charge: charge() }, output })).toEqual({ why: null, begun: [] });
    }
  });

  it('has the order watched for two days, with the amount that was charged', async () => {
    expect(await settled({ input: { charge: charge() }, output: approved })).toEqual({
      why: 'K.1.1 was approved after it had been given up',
      begun: [
        ['strayOrder', { orderId: 'K.1.1', amountCents: 6_120, purchaseId: 'K', watchUntil: inTwoDays }],
      ],
    });
  });

  it('of a look-up has the amount of the purchase, or what stands of it', async () => {
    const abandoned = { ...context, charges: [charge({ state: 'abandoned', amountCents: 50 })] };
    const input = { orderId: 'K.1.1' };
    expect((await settled({ input, output: approved, context: abandoned })).begun).toEqual([
      ['strayOrder', { orderId: 'K.1.1', amountCents: 50, purchaseId: 'K', watchUntil: inTwoDays }],
    ]);
    expect((await settled({ input, output: approved })).begun).toEqual([
      ['strayOrder', { orderId: 'K.1.1', amountCents: 6_000, purchaseId: 'K', watchUntil: inTwoDays }],
    ]);
  });

  it('is nothing new where the purchase counts the order as approved, or still asks for it', async () => {
    const input = { charge: charge() };
    expect(await settled({ input, output: approved, context })).toEqual({ why: null, begun: [] });
    const due = { ...context, charges: [charge({ orderId: 'K.1.0', state: 'approved' }), charge()] };
    expect(await settled({ input, output: approved, context: due })).toEqual({
      why: 'K.1.1 was approved, and is looked up by its purchase',
      begun: [],
    });
  });
});
