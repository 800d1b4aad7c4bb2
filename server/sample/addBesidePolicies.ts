import type { OpenDatabase } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { sampleDeliveries, sampleNotes } from './besidePolicies.ts';
import { samplePeople } from './people.ts';
import { samplePolicies, samplePolicyNumber, sampleRecipient } from './policies.ts';
import { type KeptQuotes, sampleQuoteRows } from './sampleQuoteRows.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const idOf = (kind: number, at: number) =>
  `5a3f0000-0000-4000-800${kind}-${String(at + 1).padStart(12, '0')}`;
const saleOf = (number: number) => {
  const sale = samplePolicies.find((one) => one.number === number);
  if (!sale) throw new Error(`The sample has no policy ${number}`);
  return sale;
};

/**
 * Adds what people did beside the policies of the sample: notes, deliveries and the quotes that they hold, once. A note
 * is never taken away, so that one says that all of it was added.
 */
export async function addBesidePolicies(database: OpenDatabase, kept: KeptQuotes): Promise<void> {
  const { db } = database;
  const notes = noteRows(kept.clock.now());
  const [first] = notes;
  const added = db.selectFrom('policy_notes').select('id').where('id', '=', first!.id);
  if (await added.executeTakeFirst()) return;
  const quotes = await sampleQuoteRows(database, kept);
  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'policy_notes', notes);
    await insertRows(tx, 'deliveries', deliveryRows(kept.clock.now()));
    await insertRows(tx, 'drafts', quotes);
  });
}

const noteRows = (now: number) =>
  sampleNotes.map(({ number, position = 0, by, ago, text }, at) => {
    const author = samplePeople.find(({ subject }) => subject === by);
    return {
      id: idOf(1, at),
      policy_number: samplePolicyNumber(saleOf(number), position),
      author_ref: by,
      author_name: `${author?.firstName} ${author?.lastName}`,
      text,
      written_at: new Date(now - ago * dayMs),
    };
  });

/** One row for each traveller of a record: they share its address. */
const deliveryRows = (now: number) =>
  sampleDeliveries.flatMap(({ number, ago, version, template, to, lang, sentBy, status = 'SENT' }, at) => {
    const sale = saleOf(number);
    return sale.paxes.map((_, position) => ({
      policy_number: samplePolicyNumber(sale, position),
      email_ref: idOf(2, at),
      recipient: to ?? sampleRecipient(sale),
      lang: lang ?? sale.language,
      status,
      created_at: new Date(now - ago * dayMs + minuteMs),
      policy_version: version,
      template,
      sent_by: sentBy ?? null,
      to_other: to !== undefined,
    }));
  });
