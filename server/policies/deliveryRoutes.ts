import { readDeliveries } from '#domain/calls/policies/readDeliveries.ts';
import { resendConfirmation } from '#domain/calls/policies/resendConfirmation.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { deliveriesOf } from './deliveries.ts';
import { resendConfirmation as resend } from './resendConfirmation.ts';

/** The calls about confirmations that went out, and that are sent again. */
export function deliveryRoutes(services: { db: Database; clock: Clock }): Implementation[] {
  return [
    implement(readDeliveries, async ({ params: { policyNumber } }) => ({
      status: 200,
      body: { deliveries: await deliveriesOf(services.db, policyNumber) },
    })),
    implement(resendConfirmation, async ({ body, headers, session, requestId }) => {
      const { 'mail-id': mailId, 'other-recipient': other } = headers;
      const mail = { ...body, mailId, otherIsConfirmed: other === 'confirmed' };
      await resend(services, session, mail, requestId);
      return { status: 202, body: { emailRef: mailId } };
    }),
  ];
}
