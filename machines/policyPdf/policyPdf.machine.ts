import { assign, setup } from 'xstate';
import type { PolicyPaper } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

/** [DL-016] One document: a policy, or all that was bought with it, in a language. */
export type PolicyPdf = { policyNumber: string; of: PolicyPaper; language: Language };

export type PolicyPdfEvent = { type: 'person.downloadPdf' } & PolicyPdf;

/** The documents of the policies that were bought, downloaded one at a time. */
export const policyPdfMachine = setup({
  types: {
    context: {} as { asked: PolicyPdf | null; problem: string | null },
    events: {} as PolicyPdfEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { downloadPdf: port<void, PolicyPdf>('downloadPdf') },
  actions: {
    rememberAsked: assign((_, { policyNumber, of, language }: PolicyPdf) => ({
      asked: { policyNumber, of, language },
      problem: null,
    })),
    noteProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'policyPdf',
  context: { asked: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'person.downloadPdf': {
          actions: { type: 'rememberAsked', params: ({ event }) => event },
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
        input: ({ context }) => context.asked as PolicyPdf,
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
          actions: { type: 'rememberAsked', params: ({ event }) => event },
          target: 'downloading',
        },
      },
    },
  },
});
