import { retryPolicy } from '#domain/calls/policies/retryPolicy.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { recordRefusal } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { readPolicy } from '../policies/readPolicy.ts';
import type { BodyCheck } from './bodyCheck.ts';
import type { HelpOn } from './helpOn.ts';
import { PaymentPaused } from './paymentAttempts.ts';
import type { Purchases } from './purchases.ts';

/** The calls of a purchase: its key, paying with it, reading it again, and helping it on. */
export function purchaseRoutes(parts: {
  db: Database;
  clock: Clock;
  purchases: Purchases;
  helpOn: HelpOn;
  checkBody: BodyCheck;
}): Implementation[] {
  const { db, clock, purchases, helpOn, checkBody } = parts;
  const statusOf = async (policyNumber: string) =>
    (
      await db
        .selectFrom('paxes')
        .select('status')
        .where('policy_number', '=', policyNumber)
        .executeTakeFirstOrThrow()
    ).status;
  return [
    implement(retryPolicy, async ({ session, body: { policyNumber }, requestId }) => {
      const policy = await readPolicy(db, { policyNumber });
      if (!policy) throw new Problem(404, 'notFound');
      const { purchaseId, organizationCode } = policy;
      if (purchaseId !== null) {
        await helpOn.retryActivation(purchaseId, { session, requestId, organizationCode });
        await purchases.settled(purchaseId);
      }
      const policyStatus = await statusOf(policyNumber);
      if (policyStatus === 'PENDING') {
        throw new Problem(513, 'policy.activationFailed', { extra: { policyNumber } });
      }
      return { status: 200, body: { policyNumber, policyStatus } };
    }),
    implement(preparePurchase, async ({ session, application, body }) => {
      const draftId = body.draftId ?? null;
      const { purchaseId, expiresAt } = await purchases.prepare(session, application, draftId);
      return { status: 201, body: { purchaseId, expiresAt: expiresAt.toISOString() } };
    }),
    implement(readPurchase, async ({ session, params }) => ({
      status: 200,
      body: await purchases.read(session, params.purchaseId),
    })),
    implement(createPolicy, async (request) => {
      const purchaseId = request.headers['idempotency-key'];
      const { session, requestId, client: address, body } = request;
      const answer = await purchases
        .submit({ session, requestId, address }, purchaseId, body, (sent) => checkBody(request, sent))
        .catch(async (failure: unknown) => {
          if (!(failure instanceof PaymentPaused)) throw failure;
          await recordRefusal(db, clock, createPolicy.name, {
            action: 'purchase.pause',
            session,
            requestId,
            organizationCode: body.organizationCode,
            object: { type: 'purchase', id: purchaseId },
            after: { limit: failure.limit, until: failure.until },
          });
          throw failure;
        });
      switch (answer.status) {
        case 'confirmed':
          if (answer.record) return { status: 201, body: answer.record };
          throw new Error('a confirmed purchase has no policies');
        case 'declined':
          throw new Problem(400, 'payment.declined', {
            ...(answer.declineReason === 'gateway.unreachable' && { said: 'payment.unreached' }),
            extra: { declinedPayers: answer.declinedPayers, declineReason: answer.declineReason },
          });
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
