import { assign, sendParent, setup } from 'xstate';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { isEmptyNavigation, type NavContent } from '#domain/navigation/navContent.ts';
import { port } from '../ports.ts';

/** For whom the menus, the footer and the help are loaded. */
export type NavigationFor = { organizationCode: string; channel: SalesChannel; language: Language };

type NavigationContext = {
  /** Null while nobody is known. */
  wanted: NavigationFor | null;
  /** What shows; stays until what replaces it has come. */
  content: NavContent | null;
  /** [NV-020] Why the last load failed. */
  error: string | null;
};

export type NavigationEvent =
  | { type: 'parent.showNavigation'; wanted: NavigationFor }
  | { type: 'parent.hideNavigation' };

const isSame = (one: NavigationFor | null, other: NavigationFor) =>
  one?.organizationCode === other.organizationCode &&
  one.channel === other.channel &&
  one.language === other.language;

/** [NV-019] [NV-020] Menus, footer and help of an organization in the language; nothing waits for them. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as 'fetched',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { getNavContent: port<NavContent, NavigationFor>('getNavContent') },
  guards: {
    othersAreWanted: ({ context }, wanted: NavigationFor) => !isSame(context.wanted, wanted),
    contentIsEmpty: (_, content: NavContent) => isEmptyNavigation(content),
  },
  actions: {
    wantFor: assign(({ context }, wanted: NavigationFor) => ({
      wanted,
      content: context.wanted?.organizationCode === wanted.organizationCode ? context.content : null,
      error: null,
    })),
    forgetContent: assign({ wanted: null, content: null, error: null }),
    keepContent: assign((_, content: NavContent) => ({ content })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof Error ? error.message : String(error),
    })),
    tellOfEmptiness: sendParent({ type: 'navigation.comeEmpty' as const }),
  },
}).createMachine({
  id: 'navigation',
  context: { wanted: null, content: null, error: null },
  on: {
    'parent.showNavigation': {
      guard: { type: 'othersAreWanted', params: ({ event }) => event.wanted },
      actions: { type: 'wantFor', params: ({ event }) => event.wanted },
      target: '.loadingContent',
      reenter: true,
    },
    'parent.hideNavigation': { actions: 'forgetContent', target: '.unasked' },
  },
  initial: 'unasked',
  states: {
    unasked: {},
    loadingContent: {
      meta: { requirements: ['NV-019'] },
      invoke: {
        id: 'getNavContent',
        src: 'getNavContent',
        input: ({ context }) => context.wanted as NavigationFor,
        onDone: [
          {
            guard: { type: 'contentIsEmpty', params: ({ event }) => event.output },
            actions: [{ type: 'keepContent', params: ({ event }) => event.output }, 'tellOfEmptiness'],
            target: 'loaded',
          },
          { actions: { type: 'keepContent', params: ({ event }) => event.output }, target: 'loaded' },
        ],
        onError: {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          target: 'failed',
        },
      },
    },
    loaded: { tags: 'fetched' },
    failed: {
      tags: 'fetched',
      meta: { requirements: ['NV-020'] },
      on: {
        'parent.showNavigation': {
          actions: { type: 'wantFor', params: ({ event }) => event.wanted },
          target: 'loadingContent',
        },
      },
    },
  },
});
