import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { greetingOf } from './greeting.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mailTexts.ts';

export type LeadLetter = {
  firstName: string;
  tripStartDate: string | null;
  /** Name of the organization whose quote it is, in the language of the letter. */
  seller: string;
  language: Language;
  /** Address that leads back to the quote. */
  address: string;
  /** Last day on which it does. */
  lastDay: string;
  isSample: boolean;
};

/** The mail to a person who wants to continue a quote later: the way back, and what it rests on. */
export function leadLetter(given: LeadLetter): Letter {
  const { firstName, tripStartDate, seller, language, address, lastDay, isSample } = given;
  const text = mailTexts(language);
  const { date } = formatsOf(language);
  const departure = tripStartDate && ([text('trip.start'), date(tripStartDate)] as const);
  return {
    language,
    subject: text('quote.subject'),
    greeting: greetingOf(language, firstName),
    paragraphs: [text('quote.body', { seller })],
    facts: departure ? [{ heading: text('trip.heading'), rows: [departure] }] : [],
    act: { words: text('quote.act'), address, more: text('quote.more', { day: date(lastDay) }) },
    steps: {
      heading: text('quote.steps'),
      points: [text('quote.price'), text('quote.covered'), text('quote.notMine')],
    },
    closing: [text('quote.closing'), seller],
    footer: isSample ? text('footer.sample') : text('quote.footer', { seller }),
  };
}
