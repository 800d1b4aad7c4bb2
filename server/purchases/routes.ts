import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import type { BodyCheck } from './bodyCheck.ts';
import type { Purchases } from './purchases.ts';

/** The calls of a purchase: its key, paying with it, and reading it again. */
export function purchaseRoutes(parts: { purchases: Purchases; checkBody: BodyCheck }): Implementation[] {
  const { purchases, checkBody } = parts;
  return [
    implement(preparePurchase, async ({ session, application }) => {
      const { purchaseId, expiresAt } = await purchases.prepare(session, application);
      return { status: 201, body: { purchaseId, expiresAt: expiresAt.toISOString() } };
    }),
    implement(readPurchase, async ({ session, params }) => ({
      status: 200,
      body: await purchases.read(session, params.purchaseId),
    })),
    implement(createPolicy, async (request) => {
      const purchaseId = request.headers['idempotency-key'];
      const { session, requestId, client: address, body } = request;
      const answer = await purchases.submit({ session, requestId, address }, purchaseId, body, (sent) =>
        checkBody(request, sent),
      );
      switch (answer.status) {
        case 'confirmed':
          if (answer.record) return { status: 201, body: answer.record };
          throw new Error('a confirmed purchase has no policies');
        case 'declined':
          throw new Problem(400, 'payment.declined', { extra: { declinedPayers: answer.declinedPayers } });
        case 'expired':
          throw new Problem(409, 'purchase.expired');
        case 'activationFailed':
          throw new Problem(513, 'policy.activationFailed', {
            extra: { policyNumber: answer.record?.policyNumber },
          });
        default:
          return { status: 202, body: answer };
      }
    }),
  ];
}
