import { formatsOf } from '#domain/formats.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { QuoteDocument } from '../documents/quotePdf.ts';
import { greetingOf } from './greeting.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mailTexts.ts';

/** The mail with which a client gets a quote: what it is, what it costs, and how to go on. */
export function quoteLetter(quote: QuoteDocument, firstName: string): Letter {
  const { quoteNumber: number, trip, travellers, validUntil, isSample, language } = quote;
  const { name: seller, agent, phone } = quote.seller;
  const text = mailTexts(language);
  const { money, date } = formatsOf(language);
  const total = groupTotalCents(travellers.flatMap(({ insured }) => insured?.chosen ?? []));
  return {
    language,
    subject: text('held.subject', { number }),
    greeting: greetingOf(language, firstName),
    paragraphs: [text('held.body', { agent: agent ?? '', seller })],
    facts: [
      {
        heading: text('held.heading'),
        rows: [
          [text('held.number'), number],
          ...(trip.startDate ? [[text('trip.start'), date(trip.startDate)] as const] : []),
          [text('trip.destination'), trip.destinationName ?? ''],
          [text('held.total'), money(total)],
          [text('held.validUntil'), date(validUntil)],
        ],
      },
    ],
    act: null,
    steps: {
      heading: text('held.steps'),
      points: [
        text('held.noPolicy'),
        phone === null ? text('held.buy', { seller }) : text('held.buy.phone', { seller, phone }),
        text('held.notMine'),
      ],
    },
    closing: agent === null ? [seller] : [agent, seller],
    footer: isSample ? text('footer.sample') : text('held.footer', { seller }),
  };
}
