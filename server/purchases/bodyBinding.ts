import { createHash } from 'node:crypto';
import type { AliasedExpression } from 'kysely';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { type Write, writeTogether } from '../database/writeTogether.ts';
import type { Session } from '../identity/session.ts';
import { restingColumns, type StoredEntity } from '../jobs/entity.ts';
import type { CheckedBody } from './bodyCheck.ts';

/** Fingerprint of a body; a key that is used is bound to it. */
export function hashOfBody(body: PolicyBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** The key is bound to this very body: the same payment was sent twice at once. */
export class BodyIsBound extends Error {}

/**
 * Binds a key to what is paid with it, and notes the session that pays and in whose name it sells. The row is held from
 * then on, and after it what `locks` take; `beside` is written with it.
 * @throws BodyIsBound when that is so already
 */
export async function bindBody(
  trx: DatabaseTransaction,
  purchaseId: string,
  { body, plans, hash, payer }: CheckedBody & { hash: string; payer: Session },
  { beside, locks }: { beside: Write; locks: readonly AliasedExpression<void, string>[] },
): Promise<StoredEntity> {
  const binding = trx
    .updateTable('purchases')
    .set({
      body: JSON.stringify(withoutTokens(body)),
      plans: JSON.stringify(plans),
      body_hash: hash,
      session_hash: payer.idHash,
      organization_code: body.organizationCode,
      agent_ref: payer.distributorRef,
      selling_code: payer.sellingCode,
    })
    .where('id', '=', purchaseId)
    .where((where) => where.or([where('body_hash', 'is', null), where('body_hash', '<>', hash)]))
    .returning([...restingColumns, ...locks]);
  const [bound] = await writeTogether<StoredEntity>(trx, [beside, binding]);
  if (!bound) throw new BodyIsBound();
  return bound;
}

/** [PY-042] The body as it is kept: tokens stay with the charge until the gateway has answered for them. */
function withoutTokens(body: PolicyBody): PolicyBody {
  return {
    ...body,
    paxes: body.paxes.map((pax) => ({
      ...pax,
      payments: pax.payments.map(({ details, ...payment }) =>
        details ? { ...payment, details: { ...details, dataKey: '' } } : payment,
      ),
    })),
  };
}
