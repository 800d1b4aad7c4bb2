import { fromPromise } from 'xstate';
import { duplicateHeldQuote } from '#domain/calls/heldQuotes/duplicateHeldQuote.ts';
import type { ListedHeldQuote } from '#domain/calls/heldQuotes/heldQuote.ts';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { readQuoteClient, type QuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import { readQuoteWorksheets } from '#domain/calls/heldQuotes/readQuoteWorksheets.ts';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { readPolicyWorksheet } from '#domain/calls/policies/readPolicyWorksheet.ts';
import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import { heldQuoteList } from '#domain/heldQuotes/heldQuoteList.ts';
import { locales } from '#domain/locales.ts';
import { stepPaths } from '#domain/routes.ts';
import { keptWorksheetsMachine } from '#machines/keptWorksheets/keptWorksheets.machine.ts';
import type { WorksheetsRequest } from '#machines/keptWorksheets/keptWorksheets.types.ts';
import { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import type { QuoteToMail } from '#machines/quoteMail/quoteMail.types.ts';
import type { CallServer } from '../../ports/http.ts';
import { newId as newIdOf } from '../../ports/newId.ts';
import { HeldQuotesScreen } from '../../ui/heldQuotes/HeldQuotesScreen.tsx';
import { saveQuotePdf } from '../quotePdf.ts';
import type { AreaParts } from './areaParts.ts';
import { defineListArea, pageAmong, type RowActor } from './defineListArea.ts';

/** What is done with a held quote; one that is duplicated again because no answer came is duplicated once. */
function heldQuoteActs({ callServer, memory, window }: AreaParts): Record<string, RowActor> {
  const newIds = new Map<string, string>();
  return {
    resume: async ({ id, language }, signal) => {
      const { body } = await callServer(resumeHeldQuote, { params: { quoteNumber: id } }, signal);
      memory.rememberDraft(body.draftId);
      return { told: body.repriced, leadsTo: { path: stepPaths[language][body.step], search: '' } };
    },
    duplicate: async ({ id }, signal) => {
      const newId = newIds.get(id) ?? newIdOf();
      newIds.set(id, newId);
      const { body } = await callServer(
        duplicateHeldQuote,
        { params: { quoteNumber: id }, body: { newId } },
        signal,
      );
      newIds.delete(id);
      return { told: { made: body.quoteNumber }, leadsTo: null };
    },
    print: async ({ id, language }, signal) => {
      await saveQuotePdf({ callServer, window }, { quoteNumber: id, language }, signal);
      return { told: null, leadsTo: null };
    },
  };
}

/** Fills the ports of mailing a quote; what is sent again because no answer came is one mail. */
function quoteMailPorts(callServer: CallServer) {
  const mailIds = new Map<string, string>();
  return {
    readClient: fromPromise<QuoteClient, { quoteNumber: string }>(
      async ({ input, signal }) => (await callServer(readQuoteClient, { params: input }, signal)).body,
    ),
    mailQuote: fromPromise<void, QuoteToMail>(async ({ input, signal }) => {
      const { quoteNumber, form } = input;
      const same = JSON.stringify(input);
      const mailId = mailIds.get(same) ?? newIdOf();
      mailIds.set(same, mailId);
      const body = {
        firstName: form.firstName.trim(),
        email: form.email.trim(),
        language: form.language,
        mailId,
      } as const;
      await callServer(mailHeldQuote, { params: { quoteNumber }, body }, signal);
      mailIds.delete(same);
    }),
  };
}

/** Fills the port that reads how prices came about, of a quote or of a policy by its number. */
function worksheetPorts(callServer: CallServer) {
  return {
    readWorksheets: fromPromise<readonly KeptWorksheet[], WorksheetsRequest>(async ({ input, signal }) => {
      const { id, language } = input;
      const headers = { lang: locales[language].header };
      if (/^q-/i.test(id)) {
        const asked = { params: { quoteNumber: id }, headers };
        return (await callServer(readQuoteWorksheets, asked, signal)).body.travellers;
      }
      const { body } = await callServer(
        readPolicyWorksheet,
        { params: { policyNumber: id }, headers },
        signal,
      );
      return [body];
    }),
  };
}

/** Quotes that are held: one's own, and those of the organizations that the role reaches. */
export const area = defineListArea({
  list: heldQuoteList,
  read: searchHeldQuotes,
  rowOf: (row: ListedHeldQuote) => ({ ...row, id: row.quoteNumber }),
  rooms: ['quotes', 'planSelection'],
  acts: heldQuoteActs,
  page: ({ callServer }) =>
    pageAmong({
      '/send': quoteMailMachine.provide({ actors: quoteMailPorts(callServer) }),
      '/worksheets': keptWorksheetsMachine.provide({ actors: worksheetPorts(callServer) }),
    }),
  Screen: HeldQuotesScreen,
});
