import { createLead } from '#domain/calls/leads/createLead.ts';
import { openLead } from '#domain/calls/leads/openLead.ts';
import { readLeadQuotePdf } from '#domain/calls/leads/readLeadQuotePdf.ts';
import { searchLeads } from '#domain/calls/leads/searchLeads.ts';
import { languageOfHeader } from '#domain/locales.ts';
import type { Printer } from '../documents/printer.ts';
import { answeredQuote, printedQuote, type QuotePrintServices } from '../heldQuotes/printedQuote.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { TakeUpServices } from '../heldQuotes/takenUp.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { draftOfLead } from './leadsWithinReach.ts';
import { findLeads } from './searchLeads.ts';
import { keepLead, type LeadServices } from './createLead.ts';
import { openLeadOf } from './openLead.ts';

export function leadRoutes(
  parts: LeadServices &
    QuotePrintServices &
    TakeUpServices & { signer: LinkSigner; printer: Pick<Printer, 'quotePdf'> },
): Implementation[] {
  return [
    implement(createLead, async ({ session, body, requestId, client: network }) => ({
      status: 201,
      body: { leadId: await keepLead(parts, session, body, { requestId, network }) },
    })),
    implement(openLead, async ({ session, body, requestId }) => {
      const opened = await openLeadOf(parts, session, body.token, requestId);
      return { status: 200, body: opened };
    }),
    implement(searchLeads, async ({ session, body: filter, query: page }) => ({
      status: 200,
      body: await findLeads(parts, session, { filter, page }),
    })),
    implement(readLeadQuotePdf, async ({ session, params }) => {
      const { draftId, lang } = await draftOfLead(parts, session, params.leadId);
      const quote = await printedQuote(parts, draftId, { language: languageOfHeader(lang), isChosen: true });
      return answeredQuote(parts.printer, quote);
    }),
  ];
}
