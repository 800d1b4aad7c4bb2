import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { messageRow, sentNow } from '../outbox/outbox.ts';
import { policyLinkRow } from '../policyLinks/policyLinkRow.ts';
import type { PolicyState } from './policyBook.tables.ts';
import { deliveryRows, type SentAgain } from './deliveries.ts';

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

/** While policies are put in force that were just bought. */
const patienceMs = 60_000;

/** Where a policy was bought, as far as that is known. */
export async function applicationOf(
  db: Database | DatabaseTransaction,
  { purchase_id, sales_channel }: Pick<PolicyState['policy'], 'purchase_id' | 'sales_channel'>,
): Promise<ApplicationKey> {
  const bought = db.selectFrom('purchases').select('application').where('id', '=', purchase_id);
  return (await bought.executeTakeFirst())?.application ?? sales_channel;
}

/** Sends everybody who is insured a confirmation: one message for each address and language, about its own policies only. */
export function confirmationWrites(
  db: Database | DatabaseTransaction,
  given: {
    policyId: string;
    paxes: readonly { policy_number: string; email: string; lang: 'EN' | 'FR' }[];
    application: ApplicationKey;
    now: Date;
    /** How long it waits for the policies to be in force; then it goes out as they are. */
    inMs?: number;
  },
): Write[] {
  const { policyId, paxes, application, now, inMs = patienceMs } = given;
  const addressed = Map.groupBy(paxes, ({ email, lang }) => `${lang} ${email.toLowerCase()}`);
  const letters = [...addressed.values()].flatMap((mine) => {
    const [first] = mine;
    if (!first) return [];
    const { email: recipient, lang } = first;
    const policyNumbers = mine.map((pax) => pax.policy_number);
    return [confirmationRows({ policyId, application, recipient, lang, policyNumbers, now, inMs })];
  });
  return [
    db.insertInto('policy_links').values(letters.map(({ link }) => link)),
    db.insertInto('outbox').values(letters.map(({ message }) => message)),
    db.insertInto('deliveries').values(letters.flatMap(({ deliveries }) => deliveries)),
  ];
}

/** The rows of one confirmation: its link, its message and its deliveries; `again` where a person sends it. */
export function confirmationRows(
  given: Omit<ConfirmationMessage, 'linkId'> & {
    policyId: string;
    now: Date;
    inMs?: number;
    again?: SentAgain & { ref: string };
  },
) {
  const { policyId, now, inMs = 0, again, ...letter } = given;
  const link = policyLinkRow({ ...letter, policyId, now });
  const message = messageRow({
    ...(again && { ref: again.ref }),
    topic: confirmationTopic,
    subject: policyId,
    message: { ...letter, linkId: link.id } satisfies ConfirmationMessage,
    now,
    inMs,
  });
  return { link, message, deliveries: deliveryRows({ ...letter, emailRef: message.ref, now }, again) };
}

/** A policy comes into force: once all that were bought with it are, too, their confirmations need not wait any more. */
export function confirmationsOnceActive(db: Database, policyNumber: string): Write {
  const whole = sql<string>`(
    select policy_id::text from paxes
    where policy_number = ${policyNumber} and not exists (
      select from paxes as other
      where other.policy_id = paxes.policy_id and other.policy_number <> paxes.policy_number
        and other.status = 'PENDING'
    )
  )`;
  return sentNow(db, confirmationTopic, whole);
}
