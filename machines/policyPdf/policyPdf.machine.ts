import { assign, setup } from 'xstate';
import type { PolicyPaper } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

/** [DL-016] One document: a policy, or all that was bought with it, in a language, by the version that is shown. */
export type PolicyPdf = { policyNumber: string; version: string; of: PolicyPaper; language: Language };

/** A quote before it is bought, as it is held. */
export type QuotePdf = { quoteNumber: string; of: 'quote'; language: Language };

/** [DL-017] A policy as a message sent it. */
export type SentPdf = { policyNumber: string; emailRef: string; of: 'delivery'; language: Language };

export type SavedPdf = PolicyPdf | QuotePdf | SentPdf;

export type PolicyPdfEvent = { type: 'person.downloadPdf' } & SavedPdf;

/** The document of a quote, and those of the policies that were bought, downloaded one at a time. */
export const policyPdfMachine = setup({
  types: {
    context: {} as { wanted: SavedPdf | null; problem: string | null },
    events: {} as PolicyPdfEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { downloadPdf: port<void, SavedPdf>('downloadPdf') },
  actions: {
    rememberWanted: assign((_, { type: _type, ...wanted }: PolicyPdfEvent) => ({ wanted, problem: null })),
    noteProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'policyPdf',
  context: { wanted: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'person.downloadPdf': {
          actions: { type: 'rememberWanted', params: ({ event }) => event },
          target: 'downloading',
        },
      },
    },
    downloading: {
      tags: 'busy',
      meta: { requirements: ['DL-015', 'DL-016'] },
      invoke: {
        id: 'downloadPdf',
        src: 'downloadPdf',
        input: ({ context }) => context.wanted as SavedPdf,
        onDone: 'idle',
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'failed',
        },
      },
    },
    failed: {
      meta: { requirements: ['DL-019'] },
      on: {
        'person.downloadPdf': {
          actions: { type: 'rememberWanted', params: ({ event }) => event },
          target: 'downloading',
        },
      },
    },
  },
});
