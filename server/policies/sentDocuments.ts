import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Keeps the documents that a message is about to send, and what they are of; the same bytes are kept once. */
export async function keepSent(
  db: Database,
  emailRef: string,
  sent: {
    version: number;
    template: string;
    documents: readonly { policyNumber: string; bytes: Uint8Array }[];
  },
): Promise<void> {
  for (const { policyNumber, bytes } of sent.documents) {
    const digest = createHash('sha256').update(bytes).digest('base64url');
    await db
      .insertInto('sent_documents')
      .values({ digest, bytes })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
    await db
      .updateTable('deliveries')
      .set({ document: digest, policy_version: sent.version, template: sent.template })
      .where('email_ref', '=', emailRef)
      .where('policy_number', '=', policyNumber)
      .execute();
  }
}

/** [DL-017] What a message sent of a policy; null where it sent nothing of it, or it was not kept. */
export async function sentDocument(db: Database, message: { policyNumber: string; emailRef: string }) {
  const found = await db
    .selectFrom('deliveries')
    .innerJoin('sent_documents', 'digest', 'document')
    .select(['bytes', 'lang'])
    .where('policy_number', '=', message.policyNumber)
    .where('email_ref', '=', message.emailRef)
    .executeTakeFirst();
  return found ?? null;
}
