import type { DeliveryStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';

const statusOf: Record<OutboxState, DeliveryStatus> = {
  waiting: 'PENDING',
  sent: 'SENT',
  bounced: 'BOUNCED',
  failed: 'FAILED',
};

/** One row per policy and recipient: a message about it is on its way. */
export function deliveryRows(given: {
  emailRef: string;
  policyNumbers: readonly string[];
  recipient: string;
  lang: 'EN' | 'FR';
  now: Date;
}) {
  const { emailRef, policyNumbers, recipient, lang, now } = given;
  return policyNumbers.map((policyNumber) => ({
    policy_number: policyNumber,
    email_ref: emailRef,
    recipient,
    lang,
    status: statusOf.waiting,
    created_at: now,
  }));
}

/** The same to the same recipients, under a message that is sent again. */
export async function deliverAgain(
  trx: DatabaseTransaction,
  { earlier, emailRef, now }: { earlier: string; emailRef: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('deliveries')
    .columns(['policy_number', 'email_ref', 'recipient', 'lang', 'status', 'created_at'])
    .expression((of) =>
      of
        .selectFrom('deliveries')
        .select((row) => [
          'policy_number',
          row.val(emailRef).as('email_ref'),
          'recipient',
          'lang',
          row.val<DeliveryStatus>(statusOf.waiting).as('status'),
          row.val(now).as('created_at'),
        ])
        .where('email_ref', '=', earlier),
    )
    .execute();
}

/** Writes down how the message ended. */
export async function endDeliveries(
  trx: DatabaseTransaction,
  emailRef: string,
  state: OutboxState,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ status: statusOf[state] })
    .where('email_ref', '=', emailRef)
    .execute();
}
