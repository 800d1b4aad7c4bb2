import { assign, sendParent, setup } from 'xstate';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';

/** Whose content and configuration are loaded. */
export type OrganisationWanted = {
  organizationCode: string;
  channel: SalesChannel;
  /** The language of the screen; the other one comes with the step that needs both. */
  language: Language;
  /** The day of the server, YYYY-MM-DD. */
  today: string;
};

type OrganisationLoadContext = {
  /** Null while nobody is known. */
  wanted: OrganisationWanted | null;
  /** [OS-025] Code of what kept the content from coming. */
  contentError: string | null;
  /** [OS-026] Code of what kept the configuration from coming. */
  configError: string | null;
  serverError: boolean;
};

export type OrganisationLoadEvent =
  | { type: 'parent.wantOrganisation'; wanted: OrganisationWanted }
  | { type: 'parent.forgetOrganisation' };

const nothing: OrganisationLoadContext = {
  wanted: null,
  contentError: null,
  configError: null,
  serverError: false,
};

/** [OS-025] [OS-026] Content and configuration of the organisation for which the session works; screens do not wait for them. */
export const organisationLoadMachine = setup({
  types: {
    context: {} as OrganisationLoadContext,
    events: {} as OrganisationLoadEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    loadContent: port<void, OrganisationWanted>('loadContent'),
    loadConfiguration: port<void, OrganisationWanted>('loadConfiguration'),
  },
  guards: {
    otherIsWanted: ({ context }, wanted: OrganisationWanted) =>
      context.wanted?.organizationCode !== wanted.organizationCode ||
      context.wanted.channel !== wanted.channel,
    somethingFailed: ({ context }) => context.serverError,
  },
  actions: {
    want: assign((_, wanted: OrganisationWanted) => ({ ...nothing, wanted })),
    forget: assign(nothing),
    noteContentError: assign((_, contentError: string) => ({ contentError, serverError: true })),
    noteConfigError: assign((_, configError: string) => ({ configError, serverError: true })),
    tellOfFailure: sendParent({ type: 'organisationLoad.fail' as const }),
  },
}).createMachine({
  id: 'organisationLoad',
  context: nothing,
  on: {
    'parent.wantOrganisation': {
      guard: { type: 'otherIsWanted', params: ({ event }) => event.wanted },
      actions: { type: 'want', params: ({ event }) => event.wanted },
      target: '.loadingBoth',
      reenter: true,
    },
    'parent.forgetOrganisation': { actions: 'forget', target: '.unasked' },
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
                input: ({ context }) => context.wanted as OrganisationWanted,
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
                input: ({ context }) => context.wanted as OrganisationWanted,
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
        'parent.wantOrganisation': {
          actions: { type: 'want', params: ({ event }) => event.wanted },
          target: 'loadingBoth',
        },
      },
    },
  },
});
