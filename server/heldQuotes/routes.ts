import { duplicateHeldQuote } from '#domain/calls/heldQuotes/duplicateHeldQuote.ts';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { readHeldQuotePdf } from '#domain/calls/heldQuotes/readHeldQuotePdf.ts';
import { readQuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import { readQuoteWorksheets } from '#domain/calls/heldQuotes/readQuoteWorksheets.ts';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { languageOfHeader } from '#domain/locales.ts';
import type { Printer } from '../documents/printer.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { duplicateQuote } from './duplicateHeldQuote.ts';
import { mailQuote } from './mailHeldQuote.ts';
import { answeredQuote, printedQuote, type QuotePrintServices } from './printedQuote.ts';
import { quoteClient, quoteWorksheets } from './readHeldQuote.ts';
import { resumeQuote, type ResumeServices } from './resumeHeldQuote.ts';
import { heldQuote } from './heldQuotesWithinReach.ts';
import { findHeldQuotes } from './searchHeldQuotes.ts';

export function heldQuoteRoutes(
  services: ResumeServices & QuotePrintServices & { printer: Pick<Printer, 'quotePdf'> },
): Implementation[] {
  return [
    implement(searchHeldQuotes, async ({ session, body: filter, query: page }) => ({
      status: 200,
      body: await findHeldQuotes(services, session, { filter, page }),
    })),
    implement(resumeHeldQuote, async ({ session, params, locale: { language }, requestId }) => ({
      status: 200,
      body: await resumeQuote(services, session, params.quoteNumber, { language, requestId }),
    })),
    implement(duplicateHeldQuote, async ({ session, params, body, locale: { language }, requestId }) => {
      const asked = { language, requestId };
      const quoteNumber = await duplicateQuote(services, session, { ...params, ...body }, asked);
      return { status: 200, body: { quoteNumber } };
    }),
    implement(readHeldQuotePdf, async ({ session, params, headers }) => {
      const { id } = await heldQuote(services, session, params.quoteNumber);
      const asked = { language: languageOfHeader(headers.lang), isChosen: false };
      const quote = await printedQuote(services, id, asked);
      return answeredQuote(services.printer, quote);
    }),
    implement(readQuoteWorksheets, async ({ session, params, headers }) => {
      const language = languageOfHeader(headers.lang);
      const travellers = await quoteWorksheets(services, session, params.quoteNumber, language);
      return { status: 200, body: { travellers } };
    }),
    implement(readQuoteClient, async ({ session, params }) => ({
      status: 200,
      body: await quoteClient(services, session, params.quoteNumber),
    })),
    implement(mailHeldQuote, async ({ session, params, body, requestId }) => {
      await mailQuote(services, session, params.quoteNumber, body, requestId);
      return { status: 202, body: { mailId: body.mailId } };
    }),
  ];
}
