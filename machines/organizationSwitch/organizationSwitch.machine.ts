import { searchTextOf } from '#domain/organizationSwitch.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { organizationSwitchSetup } from './organizationSwitch.setup.ts';
import type { Move } from './organizationSwitch.types.ts';

/** The switch of organization: the panel in the banner, the addresses of a switch, and the one that nobody asks for. */
export const organizationSwitchMachine = organizationSwitchSetup.createMachine({
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
    elsewhere: null,
    problem: null,
  },
  on: {
    'portal.tell': {
      actions: { type: 'rememberSituation', params: ({ event }) => event.situation },
      target: '.deciding',
    },
    'session.move': '.reopening',
    'session.leave': '.elsewhere',
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
        'session.leave': {},
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
        'session.leave': {},
      },
    },
    elsewhere: {
      invoke: {
        id: 'readWhereabouts',
        src: 'readWhereabouts',
        onDone: { actions: { type: 'noteWhereabouts', params: ({ event }) => event.output } },
        // It is offered to go back all the same.
        onError: {},
      },
      on: {
        'person.goBack': 'returning',
        'person.leave': { actions: 'keepAddress', target: 'reopening' },
        'session.return': { actions: 'clearProblem', target: 'deciding' },
        'portal.tell': { actions: { type: 'rememberSituation', params: ({ event }) => event.situation } },
      },
    },
    returning: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'returnSession',
        src: 'returnSession',
        onDone: 'deciding',
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'elsewhere',
        },
      },
      on: {
        'portal.tell': { actions: { type: 'rememberSituation', params: ({ event }) => event.situation } },
        'session.leave': {},
      },
    },
    notMoved: {
      meta: { requirements: ['OS-012'] },
      entry: 'sayNotMoved',
      on: { 'person.openPanel': { guard: 'switchShows', target: 'open' } },
    },
  },
});
