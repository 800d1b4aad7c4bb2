import { assign, emit, setup } from 'xstate';
import { defaultOrganization } from '#domain/organizations.ts';
import { type ListedOrganization, searchTextOf } from '#domain/organizationSwitch.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { ToastSaid } from '#domain/toast.ts';
import { port } from '../ports.ts';
import {
  inSituation,
  isSameAddress,
  losesSomething,
  moveOfAddress,
  mustMoveToDefault,
  quoteRoute,
  staysMessage,
  switchShows,
} from './organizationSwitch.rules.ts';
import type {
  Move,
  OrganizationSwitchContext,
  OrganizationSwitchEvent,
  Situation,
} from './organizationSwitch.types.ts';

/** The switch of organization: the panel in the banner, the addresses of a switch, and the one that nobody asks for. */
export const organizationSwitchMachine = setup({
  types: {
    context: {} as OrganizationSwitchContext,
    events: {} as OrganizationSwitchEvent,
    emitted: {} as ToastSaid,
    tags: {} as 'busy' | 'searching',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    searchOrganizations: port<readonly ListedOrganization[], { text: string }>('searchOrganizations'),
    readRecentOrganizations: port<readonly ListedOrganization[], void>('readRecentOrganizations'),
    moveSession: port<void, Move>('moveSession'),
    reopenPage: port<void, { path: string | null }>('reopenPage'),
  },
  guards: {
    addressAsksForMove: ({ context }) =>
      !context.tried && inSituation((situation) => moveOfAddress(situation) !== null)({ context }),
    defaultIsDue: ({ context }) => !context.tried && inSituation(mustMoveToDefault)({ context }),
    switchShows: ({ context }) => context.shows,
    textIsGiven: (_, text: string) => searchTextOf(text) !== '',
    someAreFound: (_, organizations: readonly ListedOrganization[]) => organizations.length > 0,
    organizationIsOther: ({ context }, code: string) => code !== context.situation?.mover?.organizationCode,
    moveLosesSomething: ({ context }, code: string) => losesSomething(context, code),
  },
  actions: {
    rememberSituation: assign(({ context }, situation: Situation) => ({
      situation,
      shows: switchShows(situation),
      tried: context.tried && context.situation !== null && isSameAddress(context.situation, situation),
    })),
    askAsAddressSays: assign(({ context: { situation } }) => ({
      move: situation && moveOfAddress(situation),
      reopenAt: '/',
      tried: true,
    })),
    askForDefault: assign(({ context: { situation } }) => ({
      move: { callOf: 'ciamid' as const, newOrg: defaultOrganization, newDistrib: null, sellingCode: null },
      reopenAt: situation && quoteRoute(situation),
      tried: true,
    })),
    askForChosen: assign(({ context: { situation } }, code: string) => ({
      move: {
        callOf: situation?.mover?.userType ?? ('ciamid' as const),
        newOrg: code,
        newDistrib: null,
        sellingCode: null,
      },
      reopenAt: null,
    })),
    rememberText: assign((_, text: string) => ({ text })),
    listOrganizations: assign((_, organizations: readonly ListedOrganization[]) => ({ organizations })),
    rememberRecent: assign((_, recent: readonly ListedOrganization[]) => ({ recent })),
    clearSearch: assign({ text: '', organizations: [] }),
    clearList: assign({ organizations: [] }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    sayNotMoved: emit(({ context }) => staysMessage(context)),
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'organizationSwitch',
  context: {
    situation: null,
    shows: false,
    text: '',
    recent: [],
    organizations: [],
    move: null,
    reopenAt: null,
    tried: false,
    problem: null,
  },
  on: {
    'portal.tell': {
      actions: { type: 'rememberSituation', params: ({ event }) => event.situation },
      target: '.deciding',
    },
    'session.move': '.reopening',
  },
  initial: 'hidden',
  states: {
    deciding: {
      meta: { requirements: ['OS-001', 'RT-025', 'RT-046'] },
      always: [
        { guard: 'addressAsksForMove', actions: 'askAsAddressSays', target: 'moving' },
        { guard: 'defaultIsDue', actions: 'askForDefault', target: 'moving' },
        { guard: 'switchShows', target: 'closed' },
        { target: 'hidden' },
      ],
    },
    hidden: { meta: { requirements: ['OS-003'] } },
    closed: { on: { 'person.openPanel': 'open' } },
    open: {
      entry: 'clearSearch',
      invoke: {
        id: 'readRecentOrganizations',
        src: 'readRecentOrganizations',
        onDone: { actions: { type: 'rememberRecent', params: ({ event }) => event.output } },
        // The search works without them.
        onError: {},
      },
      on: {
        'person.closePanel': 'closed',
        'person.typeText': [
          {
            guard: { type: 'textIsGiven', params: ({ event }) => event.text },
            actions: { type: 'rememberText', params: ({ event }) => event.text },
            target: '.pausing',
          },
          { actions: { type: 'rememberText', params: ({ event }) => event.text }, target: '.idle' },
        ],
        'person.chooseOrganization': [
          {
            guard: { type: 'moveLosesSomething', params: ({ event }) => event.code },
            actions: { type: 'askForChosen', params: ({ event }) => event.code },
            target: 'asking',
          },
          {
            guard: { type: 'organizationIsOther', params: ({ event }) => event.code },
            actions: { type: 'askForChosen', params: ({ event }) => event.code },
            target: 'moving',
          },
          { target: 'closed' },
        ],
      },
      initial: 'idle',
      states: {
        idle: { entry: 'clearList' },
        pausing: { tags: 'searching', after: { searchPause: 'searching' } },
        searching: {
          tags: 'searching',
          meta: { requirements: ['OS-013', 'OS-014', 'OS-015'] },
          entry: 'clearProblem',
          invoke: {
            id: 'searchOrganizations',
            src: 'searchOrganizations',
            input: ({ context }) => ({ text: searchTextOf(context.text) }),
            onDone: [
              {
                guard: { type: 'someAreFound', params: ({ event }) => event.output },
                actions: { type: 'listOrganizations', params: ({ event }) => event.output },
                target: 'listed',
              },
              { target: 'nothingFound' },
            ],
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              target: 'searchFailed',
            },
          },
        },
        listed: {},
        nothingFound: { entry: 'clearList' },
        searchFailed: { entry: 'clearList', on: { 'person.searchAgain': 'searching' } },
      },
    },
    asking: { on: { 'person.stay': 'closed', 'person.leave': 'moving' } },
    moving: {
      tags: 'busy',
      meta: { requirements: ['OS-007', 'OS-008', 'OS-032'] },
      entry: 'clearProblem',
      invoke: {
        id: 'moveSession',
        src: 'moveSession',
        input: ({ context }) => context.move as Move,
        onDone: 'reopening',
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'notMoved',
        },
      },
      on: {
        'portal.tell': { actions: { type: 'rememberSituation', params: ({ event }) => event.situation } },
        'session.move': {},
      },
    },
    reopening: {
      tags: 'busy',
      meta: { requirements: ['OS-011', 'OS-033', 'RT-026'] },
      invoke: {
        id: 'reopenPage',
        src: 'reopenPage',
        input: ({ context }) => ({ path: context.reopenAt }),
      },
      on: {
        'portal.tell': { actions: { type: 'rememberSituation', params: ({ event }) => event.situation } },
        'session.move': {},
      },
    },
    notMoved: {
      meta: { requirements: ['OS-012'] },
      entry: 'sayNotMoved',
      on: { 'person.openPanel': { guard: 'switchShows', target: 'open' } },
    },
  },
});
