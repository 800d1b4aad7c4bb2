import { sendParent, setup } from 'xstate';
import type { QuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import { quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { AreaInput } from '../area.types.ts';
import { formPart } from '../forms/formPart.ts';
import { askingStates, notSent, sendingPart } from '../forms/sendingPart.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type { QuoteMailContext, QuoteMailEvent, QuoteToMail } from './quoteMail.types.ts';

const part = formPart<typeof quoteMailForm, QuoteMailContext>(quoteMailForm, () => null);
const sending = sendingPart(quoteMailForm, part);

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
  guards: { formIsComplete: part.guards.formIsComplete, ...sending.guards },
  actions: {
    fillField: part.actions.fillField,
    judgeForm: part.actions.judgeForm,
    ...sending.actions,
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
    asking: {
      on: {
        'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
        'person.send': [
          { guard: 'formIsComplete', target: 'sending' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: askingStates,
    },
    sending: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: 'mailQuote',
        src: 'mailQuote',
        input: ({ context: { quoteNumber, form } }) => ({ quoteNumber, form }),
        onDone: 'sent',
        onError: notSent('asking'),
      },
    },
    sent: {},
  },
});
