import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../faults/faults.ts';
import { deliver, problem, requireKey } from './answers.ts';
import type { Charges, Failure, Result } from './charges.ts';

const orderId = z.string().regex(/^[\w.:-]{1,64}$/);
const amountCents = z.int().min(1).max(99_999_999);
const chargeBody = z.strictObject({
  orderId,
  amountCents,
  currency: z.literal('CAD'),
  dataKey: z.string().min(1).max(20),
  cardHolderName: z.string().trim().min(1).max(100),
});
const refundBody = z.strictObject({ refundId: orderId, amountCents });
const listQuery = z.object({
  orderIdPrefix: z.string().max(64).default(''),
  most: z.coerce.number().int().min(1).max(1000).default(100),
});
const params = z.object({ orderId });

const statusOf: Record<Failure, number> = {
  'order.mismatch': 409,
  'order.notFound': 404,
  'gateway.failed': 500,
  'charge.notVoidable': 409,
  'charge.notRefundable': 409,
  'refund.mismatch': 409,
  'refund.tooLarge': 422,
};

/** The payment gateway: charge, look-up, void and refund by order id. */
export function serveGateway(app: FastifyInstance, charges: Charges, faults: Faults, key: string): void {
  app.register(async (gateway) => {
    gateway.addHook('onRequest', requireKey(key));
    gateway.post('/gateway/charges', async (request, reply) => {
      const body = chargeBody.safeParse(request.body);
      if (!body.success) return problem(reply, 400, 'request.invalid');
      return send(
        reply,
        charges.charge(body.data, () => faults.take('gateway.charge', body.data.orderId)),
        201,
      );
    });
    gateway.get('/gateway/charges', async (request, reply) => {
      const query = listQuery.safeParse(request.query);
      if (!query.success) return problem(reply, 400, 'request.invalid');
      return { charges: charges.list(query.data.orderIdPrefix, query.data.most) };
    });
    gateway.get('/gateway/charges/:orderId', async (request, reply) => {
      const asked = params.safeParse(request.params);
      if (!asked.success) return problem(reply, 404, 'order.notFound');
      return send(
        reply,
        charges.find(asked.data.orderId, faults.take('gateway.lookup', asked.data.orderId)),
        200,
      );
    });
    gateway.post('/gateway/charges/:orderId/void', async (request, reply) => {
      const asked = params.safeParse(request.params);
      if (!asked.success) return problem(reply, 404, 'order.notFound');
      return send(
        reply,
        charges.void(asked.data.orderId, faults.take('gateway.void', asked.data.orderId)),
        200,
      );
    });
    gateway.post('/gateway/charges/:orderId/refunds', async (request, reply) => {
      const asked = params.safeParse(request.params);
      const body = refundBody.safeParse(request.body);
      if (!asked.success) return problem(reply, 404, 'order.notFound');
      if (!body.success) return problem(reply, 400, 'request.invalid');
      const fault = faults.take('gateway.refund', asked.data.orderId);
      return send(reply, charges.refund(asked.data.orderId, body.data, fault), 201);
    });
  });
}

/** A charge whose outcome is not known is accepted, not done: 202. A repeat answers 200. */
function send(
  reply: FastifyReply,
  result: Result,
  firstStatus: number,
): FastifyReply | Promise<FastifyReply> {
  if (!result.ok) return problem(reply, statusOf[result.code], result.code);
  const { charge, repeated, delivery } = result;
  if (repeated) reply.header('idempotent-replayed', 'true');
  const isOpen = charge.status === 'unknown' && firstStatus === 201;
  return deliver(reply, delivery, isOpen ? 202 : repeated ? 200 : firstStatus, charge);
}
