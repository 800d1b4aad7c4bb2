import { createHash } from 'node:crypto';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { type Write, writeTogether } from '../database/writeTogether.ts';
import type { Session } from '../identity/session.ts';
import type { CheckedBody } from './bodyCheck.ts';

/** Fingerprint of a body; a key that is used is bound to it. */
export function hashOfBody(body: PolicyBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** The key is bound to this very body: the same payment was sent twice at once. */
export class BodyIsBound extends Error {}

/**
 * Binds a key to what is paid with it, and notes the session that pays and in whose name it sells; `beside` is written
 * with it.
 * @throws BodyIsBound when that is so already
 */
export async function bindBody(
  trx: DatabaseTransaction,
  purchaseId: string,
  { body, plans, hash, payer }: CheckedBody & { hash: string; payer: Session },
  beside: Write,
): Promise<void> {
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
    .returning('id');
  const bound = await writeTogether(trx, [beside, binding]);
  if (bound.length === 0) throw new BodyIsBound();
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
