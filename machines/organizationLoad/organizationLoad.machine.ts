import { assign, sendParent, setup } from 'xstate';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

/** Whose content and configuration are loaded. */
export type OrganizationWanted = {
  organizationCode: string;
  channel: SalesChannel;
  /** The language of the screen; the other one comes with the step that needs both. */
  language: Language;
  /** The day of the server, YYYY-MM-DD. */
  today: string;
};

type OrganizationLoadContext = {
  /** Null while nobody is known. */
  wanted: OrganizationWanted | null;
  /** [OS-025] Code of what kept the content from coming. */
  contentError: string | null;
  /** [OS-026] Code of what kept the configuration from coming. */
  configError: string | null;
  serverError: boolean;
};

export type OrganizationLoadEvent =
  | { type: 'parent.wantOrganization'; wanted: OrganizationWanted }
  | { type: 'parent.forgetOrganization' };

const nothing: OrganizationLoadContext = {
  wanted: null,
  contentError: null,
  configError: null,
  serverError: false,
};

/** [OS-025] [OS-026] Content and configuration of the organization for which the session works; screens do not wait for them. */
export const organizationLoadMachine = setup({
  types: {
    context: {} as OrganizationLoadContext,
    events: {} as OrganizationLoadEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    loadContent: port<void, OrganizationWanted>('loadContent'),
    loadConfiguration: port<void, OrganizationWanted>('loadConfiguration'),
  },
  guards: {
    otherIsWanted: ({ context }, wanted: OrganizationWanted) =>
      context.wanted?.organizationCode !== wanted.organizationCode ||
      context.wanted.channel !== wanted.channel,
    somethingFailed: ({ context }) => context.serverError,
  },
  actions: {
    want: assign((_, wanted: OrganizationWanted) => ({ ...nothing, wanted })),
    forget: assign(nothing),
    noteContentError: assign((_, contentError: string) => ({ contentError, serverError: true })),
    noteConfigError: assign((_, configError: string) => ({ configError, serverError: true })),
    tellOfFailure: sendParent({ type: 'organizationLoad.fail' as const }),
  },
}).createMachine({
  id: 'organizationLoad',
  context: nothing,
  on: {
    'parent.wantOrganization': {
      guard: { type: 'otherIsWanted', params: ({ event }) => event.wanted },
      actions: { type: 'want', params: ({ event }) => event.wanted },
      target: '.loadingBoth',
      reenter: true,
    },
    'parent.forgetOrganization': { actions: 'forget', target: '.unasked' },
  },
  initial: 'unasked',
  states: {
    unasked: {},
    loadingBoth: {
      type: 'parallel',
      onDone: [
        { guard: 'somethingFailed', actions: 'tellOfFailure', target: 'failed' },
        { target: 'loaded' },
      ],
      states: {
        content: {
          initial: 'loadingContent',
          states: {
            loadingContent: {
              invoke: {
                id: 'loadContent',
                src: 'loadContent',
                input: ({ context }) => context.wanted as OrganizationWanted,
                onDone: 'contentIsHere',
                onError: {
                  actions: { type: 'noteContentError', params: ({ event }) => problemCodeOf(event.error) },
                  target: 'contentFailed',
                },
              },
            },
            contentIsHere: { type: 'final' },
            contentFailed: { type: 'final', meta: { requirements: ['OS-025'] } },
          },
        },
        configuration: {
          initial: 'loadingConfiguration',
          states: {
            loadingConfiguration: {
              invoke: {
                id: 'loadConfiguration',
                src: 'loadConfiguration',
                input: ({ context }) => context.wanted as OrganizationWanted,
                onDone: 'configurationIsHere',
                onError: {
                  actions: { type: 'noteConfigError', params: ({ event }) => problemCodeOf(event.error) },
                  target: 'configurationFailed',
                },
              },
            },
            configurationIsHere: { type: 'final' },
            configurationFailed: { type: 'final', meta: { requirements: ['OS-026'] } },
          },
        },
      },
    },
    loaded: {},
    failed: {
      meta: { requirements: ['SI-025'] },
      on: {
        'parent.wantOrganization': {
          actions: { type: 'want', params: ({ event }) => event.wanted },
          target: 'loadingBoth',
        },
      },
    },
  },
});
