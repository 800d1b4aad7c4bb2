import { createHash } from 'node:crypto';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';

/** Fingerprint of a body; a key that is used is bound to it. */
export function hashOfBody(body: PolicyBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** [PY-042] The body as it is kept: tokens stay with the charge until the gateway has answered for them. */
export function withoutTokens(body: PolicyBody): PolicyBody {
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
