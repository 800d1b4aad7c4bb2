import { inItsLanguage, onceRenewed, readingStates, shownIf } from '../forms/readingStates.ts';
import { queryAt, resourcesSetup } from './resources.setup.ts';
import type { ResourcesContext } from './resources.types.ts';

const plans = readingStates({
  port: 'listPlans',
  asks: ({ query, language }: ResourcesContext) => ({ query, language }),
  done: shownIf('someAreFound', 'showPlans'),
  again: onceRenewed,
});

/** [RS-001] The resource page: the plans that the organization sells, and up to three of them side by side. */
export const resourcesMachine = resourcesSetup.createMachine({
  id: 'resources',
  context: ({ input: { address, language } }) => ({
    ...queryAt(address),
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
        ...inItsLanguage,
      },
      initial: 'reading',
      states: {
        ...plans,
        reading: {
          ...plans.reading,
          meta: { requirements: ['RS-002', 'RS-004', 'RS-008'] },
          on: { 'parent.openAddress': { target: 'reading', reenter: true } },
        },
        shown: {
          entry: 'straightenAddress',
          on: {
            'person.addPlan': {
              guard: { type: 'planMayBeAdded', params: ({ event }) => event.code },
              actions: [{ type: 'addPlan', params: ({ event }) => event.code }, 'straightenAddress'],
            },
          },
        },
        empty: { meta: { requirements: ['RS-005'] }, entry: 'straightenAddress' },
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
