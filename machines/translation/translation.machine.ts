import { assign, setup } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { port } from '../ports.ts';

/** Whose texts stand in the place of our own, and in which language. */
export type TranslationFor = { organizationCode: string; language: Language };

type TranslationContext = {
  /** Null while nobody is known. */
  wanted: TranslationFor | null;
  /** Why the last load failed. */
  error: string | null;
};

export type TranslationEvent =
  | { type: 'parent.showTranslation'; wanted: TranslationFor }
  | { type: 'parent.hideTranslation' };

/** [LN-014] The texts of an organization over our own; without them ours stay, and nothing waits for them. */
export const translationMachine = setup({
  types: {
    context: {} as TranslationContext,
    events: {} as TranslationEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    layTranslation: port<void, TranslationFor>('layTranslation'),
    takeTranslationOff: port<void>('takeTranslationOff'),
  },
  guards: {
    othersAreWanted: ({ context: { wanted } }, others: TranslationFor) =>
      wanted?.organizationCode !== others.organizationCode || wanted.language !== others.language,
    somebodyIsKnown: ({ context }) => context.wanted !== null,
  },
  actions: {
    wantFor: assign((_, wanted: TranslationFor) => ({ wanted })),
    forgetAll: assign({ wanted: null, error: null }),
    clearError: assign({ error: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof Error ? error.message : String(error),
    })),
  },
}).createMachine({
  id: 'translation',
  context: { wanted: null, error: null },
  on: {
    'parent.showTranslation': {
      guard: { type: 'othersAreWanted', params: ({ event }) => event.wanted },
      actions: { type: 'wantFor', params: ({ event }) => event.wanted },
      target: '.layingTranslation',
      reenter: true,
    },
    'parent.hideTranslation': {
      guard: 'somebodyIsKnown',
      actions: 'forgetAll',
      target: '.takingTranslationOff',
    },
  },
  initial: 'unasked',
  states: {
    unasked: {},
    takingTranslationOff: {
      invoke: {
        id: 'takeTranslationOff',
        src: 'takeTranslationOff',
        onDone: 'unasked',
        onError: 'unasked',
      },
    },
    layingTranslation: {
      meta: { requirements: ['LN-014', 'LN-033'] },
      entry: 'clearError',
      invoke: {
        id: 'layTranslation',
        src: 'layTranslation',
        input: ({ context }) => context.wanted as TranslationFor,
        onDone: 'laid',
        onError: {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          target: 'failed',
        },
      },
    },
    laid: {},
    failed: {
      on: {
        'parent.showTranslation': {
          actions: { type: 'wantFor', params: ({ event }) => event.wanted },
          target: 'layingTranslation',
        },
      },
    },
  },
});
