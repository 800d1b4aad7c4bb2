import { sendParent, setup } from 'xstate';
import type { QuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import { quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { AreaInput, PageReport } from '../area.types.ts';
import { actPart, actStates } from '../forms/actStates.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type { QuoteMailContext, QuoteMailEvent, QuoteToMail } from './quoteMail.types.ts';

const part = actPart<typeof quoteMailForm, QuoteMailContext>(quoteMailForm, () => null);

/** Mails a held quote to the client: to whom, in which language, and what became of it. */
export const quoteMailMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as QuoteMailContext,
    events: {} as QuoteMailEvent,
    tags: {} as 'busy',
  },
  actors: {
    readClient: port<QuoteClient, { quoteNumber: string }>('readClient'),
    mailQuote: port<void, QuoteToMail>('mailQuote'),
  },
  guards: part.guards,
  actions: {
    ...part.actions,
    fillClient: stepOf((context: QuoteMailContext, { firstName, email, language }: QuoteClient) =>
      part.changed(context, { firstName, email, language: language ?? context.form.language }),
    ),
    leave: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'quoteMail',
  context: ({ input: { address, language } }) => ({
    ...part.opening({ ...quoteMailForm.empty, language: language === 'fr' ? 'FR' : 'EN' }),
    quoteNumber: new URLSearchParams(address.search).get('id') ?? '',
    isInHand: new URLSearchParams(address.search).get('from') === 'quote',
    problem: null,
  }),
  on: { 'person.goBack': { actions: 'leave' } },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readClient',
        src: 'readClient',
        input: ({ context: { quoteNumber } }) => ({ quoteNumber }),
        onDone: {
          actions: { type: 'fillClient', params: ({ event }) => event.output },
          target: 'asking',
        },
        onError: 'asking',
      },
    },
    ...actStates({
      port: 'mailQuote',
      does: ({ quoteNumber, form }: QuoteMailContext) => ({ quoteNumber, form }),
    }),
  },
});
