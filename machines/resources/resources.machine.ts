import { problemCodeOf } from '#domain/problemCode.ts';
import { askedBy, resourcesSetup } from './resources.setup.ts';

/** [RS-001] The resource page: the plans that the organization sells, and up to three of them side by side. */
export const resourcesMachine = resourcesSetup.createMachine({
  id: 'resources',
  context: ({ input: { address, language } }) => ({
    ...askedBy(address),
    language,
    page: null,
    leftOut: [],
    problem: null,
  }),
  type: 'parallel',
  states: {
    plans: {
      on: {
        'person.filterPlans': {
          actions: [{ type: 'askForClass', params: ({ event }) => event.planClass }, 'showAddress'],
          target: '.reading',
        },
        'person.turnPage': {
          actions: [{ type: 'askForPage', params: ({ event }) => event.page }, 'showAddress'],
          target: '.reading',
        },
        'parent.openAddress': {
          guard: { type: 'othersAreAsked', params: ({ event }) => event.address },
          target: '.reading',
        },
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
          target: '.reading',
        },
      },
      initial: 'reading',
      states: {
        reading: {
          tags: 'reading',
          meta: { requirements: ['RS-002', 'RS-004', 'RS-008'] },
          entry: 'forgetProblem',
          invoke: {
            id: 'listPlans',
            src: 'listPlans',
            input: ({ context: { query, language } }) => ({ query, language }),
            onDone: [
              {
                guard: { type: 'someAreFound', params: ({ event }) => event.output },
                actions: [{ type: 'showPlans', params: ({ event }) => event.output }, 'straightenAddress'],
                target: 'shown',
              },
              {
                actions: [{ type: 'showPlans', params: ({ event }) => event.output }, 'straightenAddress'],
                target: 'empty',
              },
            ],
            onError: {
              actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              target: 'unavailable',
            },
          },
          on: { 'parent.openAddress': { target: 'reading', reenter: true } },
        },
        shown: {
          on: {
            'person.addPlan': {
              guard: { type: 'planMayBeAdded', params: ({ event }) => event.code },
              actions: [{ type: 'addPlan', params: ({ event }) => event.code }, 'straightenAddress'],
            },
          },
        },
        empty: { meta: { requirements: ['RS-005'] } },
        unavailable: { on: { 'person.retryPlans': 'reading', 'parent.renewSession': 'reading' } },
      },
    },
    view: {
      on: {
        'parent.openAddress': {
          actions: { type: 'takeAddress', params: ({ event }) => event.address },
          target: '.deciding',
        },
        'person.removePlan': {
          guard: { type: 'planIsCompared', params: ({ event }) => event.code },
          actions: [{ type: 'removePlan', params: ({ event }) => event.code }, 'straightenAddress'],
        },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'comparisonIsAsked', target: 'comparing' }, { target: 'onList' }] },
        onList: {
          on: {
            'person.comparePlans': {
              guard: 'enoughIsCompared',
              actions: ['openComparison', 'showAddress'],
              target: 'comparing',
            },
          },
        },
        comparing: {
          meta: { requirements: ['RS-006'] },
          always: {
            guard: 'nothingIsCompared',
            actions: ['leaveComparison', 'straightenAddress'],
            target: 'onList',
          },
        },
      },
    },
  },
});
