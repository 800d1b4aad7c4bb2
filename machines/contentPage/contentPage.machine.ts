import { assign, setup } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { port } from '../ports.ts';
import type { ContentRequest, ContentPageContext, ContentPageEvent } from './contentPage.types.ts';

/** A page whose content others write: fetched for its screen and language, shown in a frame as high as it is. */
export const contentPageMachine = setup({
  types: {
    input: {} as ContentRequest,
    context: {} as ContentPageContext,
    events: {} as ContentPageEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readContent: port<string, ContentRequest>('readContent'),
    measureFrame: port<number | null>('measureFrame'),
  },
  guards: { languageIsOther: ({ context }, language: Language) => language !== context.request.language },
  delays: { measurePause: 1_000 },
  actions: {
    rememberLanguage: assign(({ context }, language: Language) => ({
      request: { ...context.request, language },
    })),
    forgetDocument: assign({ document: null, height: null }),
    rememberDocument: assign((_, document: string) => ({ document })),
    rememberHeight: assign(({ context }, height: number | null) => ({ height: height ?? context.height })),
  },
}).createMachine({
  id: 'contentPage',
  context: ({ input }) => ({ request: input, document: null, height: null }),
  on: {
    'parent.chooseLanguage': {
      guard: { type: 'languageIsOther', params: ({ event }) => event.language },
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
      target: '.loadingContent',
    },
  },
  initial: 'loadingContent',
  states: {
    loadingContent: {
      tags: 'busy',
      meta: { requirements: ['CN-004', 'CN-012', 'CN-013'] },
      entry: 'forgetDocument',
      invoke: {
        id: 'readContent',
        src: 'readContent',
        input: ({ context }) => context.request,
        onDone: {
          actions: { type: 'rememberDocument', params: ({ event }) => event.output },
          target: 'shown',
        },
        onError: 'failed',
      },
    },
    failed: {
      meta: { requirements: ['CN-013'] },
      on: { 'person.retryContent': 'loadingContent' },
    },
    shown: {
      meta: { requirements: ['CN-003', 'CN-010'] },
      initial: 'measuring',
      states: {
        measuring: {
          invoke: {
            id: 'measureFrame',
            src: 'measureFrame',
            onDone: {
              actions: { type: 'rememberHeight', params: ({ event }) => event.output },
              target: 'resting',
            },
            onError: 'resting',
          },
        },
        resting: { after: { measurePause: 'measuring' } },
      },
    },
  },
});
