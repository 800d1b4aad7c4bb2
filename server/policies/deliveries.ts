import type { Delivery } from '#domain/calls/policies/readDeliveries.ts';
import type { DeliveryStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';

const statusOf: Record<OutboxState, DeliveryStatus> = {
  waiting: 'PENDING',
  sent: 'SENT',
  bounced: 'BOUNCED',
  failed: 'FAILED',
};

/** Who sends a message again, and whether to another address than the policy's. */
export type SentAgain = { sentBy: string; toOther: boolean };

/** One row per policy and recipient: a message about it is on its way. */
export function deliveryRows(
  given: {
    emailRef: string;
    policyNumbers: readonly string[];
    recipient: string;
    lang: 'EN' | 'FR';
    now: Date;
  },
  again?: SentAgain,
) {
  const { emailRef, policyNumbers, recipient, lang, now } = given;
  return policyNumbers.map((policyNumber) => ({
    policy_number: policyNumber,
    email_ref: emailRef,
    recipient,
    lang,
    status: statusOf.waiting,
    created_at: now,
    ...(again && { sent_by: again.sentBy, to_other: again.toOther }),
  }));
}

/** The same to the same recipients, under a message that is sent again. */
export async function deliverAgain(
  trx: DatabaseTransaction,
  { earlier, emailRef, now }: { earlier: string; emailRef: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('deliveries')
    .columns(['policy_number', 'email_ref', 'recipient', 'lang', 'status', 'created_at', 'to_other'])
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
          'to_other',
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

/** [DL-010] The messages that went out about a policy, the newest first. */
export async function deliveriesOf(db: Database, policyNumber: string): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('policy_number', '=', policyNumber)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    emailRef: row.email_ref,
    at: row.created_at.toISOString(),
    recipient: row.recipient,
    lang: row.lang,
    status: row.status,
    policyVersion: row.policy_version,
    template: row.template,
    digest: row.document,
  }));
}
