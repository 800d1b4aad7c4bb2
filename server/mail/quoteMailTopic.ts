import { languageOfHeader, locales } from '#domain/locales.ts';
import type { Printer } from '../documents/printer.ts';
import { printedQuote, type QuotePrintServices } from '../heldQuotes/printedQuote.ts';
import { quoteMailTopic } from '../heldQuotes/quoteMailTopic.ts';
import { Problem } from '../http/problem.ts';
import { MessageRefused } from '../outbox/outboxRunner.ts';
import type { OutboxTopic } from '../outbox/outboxTopic.ts';
import { letterHtml, letterText } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { quoteLetter } from './quoteLetter.ts';

/** Mails of held quotes: written when they are sent, from the quote as it is then, with its PDF attached. */
export function quoteMails(
  parts: QuotePrintServices & { mailer: Mailer; printer: Pick<Printer, 'quotePdf'> },
): OutboxTopic {
  const { db, mailer, printer } = parts;
  return {
    name: quoteMailTopic,
    async send({ ref, subject: mailId }) {
      const mail = await db.selectFrom('quote_mails').selectAll().where('id', '=', mailId).executeTakeFirst();
      if (!mail || mail.draft_id === null) throw new MessageRefused('the quote is gone');
      const language = languageOfHeader(mail.lang);
      const quote = await printedQuote(parts, mail.draft_id, { language, isChosen: true }).catch(refused);
      const letter = quoteLetter(quote, mail.first_name);
      await mailer.send({
        ref,
        recipient: mail.email,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        language: locales[language].tag,
        attachments: [
          {
            name: `${quote.quoteNumber}-${language}.pdf`,
            type: 'application/pdf',
            bytes: await printer.quotePdf(quote, 'mail'),
          },
        ],
      });
    },
    async ended(trx, ref, state) {
      const mailId = trx.selectFrom('outbox').select('subject').where('ref', '=', ref);
      await trx
        .updateTable('quote_mails')
        .set({ mail: state })
        .where((mail) => mail(mail.cast<string>('id', 'text'), '=', mailId))
        .execute();
    },
    async organizationOf(trx, mailId) {
      const mails = trx.selectFrom('quote_mails').select('organization_code').where('id', '=', mailId);
      return (await mails.executeTakeFirst())?.organization_code ?? null;
    },
  };
}

/** A quote that was bought, or lost its price, before its mail was sent cannot be mailed any more. */
function refused(error: unknown): never {
  throw error instanceof Problem ? new MessageRefused(error.code) : error;
}
