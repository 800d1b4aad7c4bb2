import type { DatabaseTransaction } from '../database/database.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { enqueue, sendNow } from '../outbox/outbox.ts';
import { insertPolicyLink } from '../policyLinks/insertPolicyLink.ts';
import { insertDeliveries } from './deliveries.ts';

/** Under which the outbox knows confirmations of policies; their subject is the id of the policy. */
export const confirmationTopic = 'confirmation';

/** What a confirmation needs beside the policies themselves, which are read when it is sent. */
export type ConfirmationMessage = {
  application: ApplicationKey;
  recipient: string;
  lang: 'EN' | 'FR';
  policyNumbers: readonly string[];
  linkId: string;
};

/** A confirmation waits so long for the policies to be in force, which it tells; then it goes as they are. */
const patienceMs = 60_000;

/** Lets everybody who is insured be told by mail: one message for each address and language, about its own policies only. */
export async function enqueueConfirmation(
  trx: DatabaseTransaction,
  given: { policyId: string; application: ApplicationKey; now: Date },
): Promise<void> {
  const { policyId, application, now } = given;
  const paxes = await trx
    .selectFrom('paxes')
    .select(['policy_number', 'email', 'lang'])
    .where('policy_id', '=', policyId)
    .orderBy('position')
    .execute();
  const letters = Map.groupBy(paxes, ({ email, lang }) => `${lang} ${email.toLowerCase()}`);
  for (const addressed of letters.values()) {
    const [first] = addressed;
    if (!first) continue;
    const { email: recipient, lang } = first;
    const policyNumbers = addressed.map((pax) => pax.policy_number);
    const linkId = await insertPolicyLink(trx, { policyId, policyNumbers, lang, now });
    const message: ConfirmationMessage = { application, recipient, lang, policyNumbers, linkId };
    const emailRef = await enqueue(trx, {
      topic: confirmationTopic,
      subject: policyId,
      message,
      now,
      inMs: patienceMs,
    });
    await insertDeliveries(trx, { emailRef, policyNumbers, recipient, lang, now });
  }
}

/** A policy is in force: once all that were bought with it are, too, their confirmations need not wait any more. */
export async function sendConfirmationsOnceActive(
  trx: DatabaseTransaction,
  policyNumber: string,
): Promise<void> {
  const { policy_id: policyId } = await trx
    .selectFrom('paxes')
    .select('policy_id')
    .where('policy_number', '=', policyNumber)
    .executeTakeFirstOrThrow();
  const waiting = await trx
    .selectFrom('paxes')
    .select('policy_number')
    .where('policy_id', '=', policyId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (waiting === undefined) await sendNow(trx, confirmationTopic, policyId);
}
