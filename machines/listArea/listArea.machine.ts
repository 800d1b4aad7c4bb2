import { firstQuery } from '#domain/listQuery.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { begun, listInputOf } from './listArea.rules.ts';
import { listAreaSetup } from './listArea.setup.ts';
import type { RowAct, RowActOutcome } from './listArea.types.ts';

/** An area that is a list: the list, which lives on beneath another page, and that page, such as a form. */
export const listAreaMachine = listAreaSetup.createMachine({
  id: 'listArea',
  context: ({ input }) => ({
    ...input,
    ...begun(input),
    typed: {},
    request: { query: firstQuery, refused: {}, isReturn: false },
    returnedFrom: null,
    saved: null,
    acted: null,
    outcome: null,
    actProblem: null,
  }),
  type: 'parallel',
  states: {
    page: {
      on: {
        'parent.openAddress': {
          actions: { type: 'rememberAddress', params: ({ event }) => event.address },
          target: '.deciding',
        },
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {
              guard: { type: 'addressIsOfList', params: ({ context }) => context.address },
              actions: 'rememberRequest',
              target: 'searching',
            },
            { target: 'onPage' },
          ],
        },
        searching: {
          meta: { requirements: ['LS-001', 'LS-021', 'LS-036'] },
          on: {
            'list.showQuery': [
              {
                guard: { type: 'queryIsThere', params: ({ event }) => event.query },
                actions: ['rememberSearch', 'haveRemembered', 'straightenAddress'],
              },
              {
                actions: [
                  { type: 'rememberQuery', params: ({ event }) => event.query },
                  'rememberSearch',
                  'haveRemembered',
                  'showList',
                ],
              },
            ],
            'person.chooseList': {
              guard: { type: 'listIsAnother', params: ({ event }) => event },
              actions: [{ type: 'takeChosen', params: ({ event }) => event }, 'rememberSearch', 'showList'],
            },
            'person.openRow': {
              actions: [{ type: 'rememberOpened', params: ({ event }) => event.id }, 'haveRemembered'],
            },
            'person.actOnRow': {
              guard: { type: 'actOpensPage', params: ({ event }) => event },
              actions: [{ type: 'rememberPageOf', params: ({ event }) => event }, 'showPage'],
              target: 'onPage',
            },
          },
        },
        onPage: {
          invoke: {
            id: 'page',
            src: 'page',
            input: ({ context: { area, address, language, session } }) => ({
              area,
              address,
              language,
              session,
            }),
          },
          on: {
            'parent.chooseLanguage': {
              actions: [
                { type: 'rememberLanguage', params: ({ event }) => event.language },
                { type: 'tellPage', params: ({ event }) => event },
              ],
            },
            'parent.renewSession': { actions: { type: 'tellPage', params: ({ event }) => event } },
            'parent.goOn': { actions: { type: 'tellPage', params: ({ event }) => event } },
            'page.noteUnsaved': {
              actions: { type: 'reportUnsaved', params: ({ event }) => event.unsaved },
            },
            'page.close': [
              {
                guard: { type: 'somethingIsDone', params: ({ event }) => event },
                actions: [
                  { type: 'reportUnsaved', params: false },
                  { type: 'rememberReturn', params: ({ event }) => event },
                  'sayDone',
                  'showList',
                ],
                target: 'searching',
              },
              {
                actions: [
                  { type: 'reportUnsaved', params: false },
                  { type: 'rememberReturn', params: ({ event }) => event },
                  'showList',
                ],
                target: 'searching',
              },
            ],
          },
        },
      },
    },
    list: {
      initial: 'unneeded',
      states: {
        unneeded: { always: { guard: 'listIsOpen', target: 'kept' } },
        kept: {
          meta: { requirements: ['LS-033'] },
          invoke: { id: 'list', src: 'list', input: ({ context }) => listInputOf(context) },
          on: {
            'person.chooseList': {
              guard: { type: 'listIsAnother', params: ({ event }) => event },
              target: 'unneeded',
            },
            'parent.openAddress': [
              {
                guard: { type: 'anotherListIsNamed', params: ({ event }) => event.address },
                target: 'unneeded',
              },
              {
                guard: { type: 'listGoesOn', params: ({ event }) => event.address },
                actions: { type: 'openQuery', params: ({ event }) => event.address },
              },
              {
                guard: { type: 'addressIsOfList', params: ({ event }) => event.address },
                actions: { type: 'returnToQuery', params: ({ event }) => event.address },
              },
            ],
            'page.close': { actions: 'putQueryBack' },
            'parent.chooseLanguage': {
              actions: { type: 'tellList', params: ({ event }) => event },
            },
            'parent.renewSession': { actions: { type: 'tellList', params: ({ event }) => event } },
          },
        },
      },
    },
    act: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'person.actOnRow': {
              guard: { type: 'actIsCalled', params: ({ event }) => event },
              actions: { type: 'rememberAct', params: ({ event }) => event },
              target: 'acting',
            },
            'parent.openAddress': '.idle',
          },
          initial: 'idle',
          states: { idle: {}, done: {}, failed: {} },
        },
        acting: {
          invoke: {
            id: 'actOnRow',
            src: 'actOnRow',
            input: ({ context: { acted, language } }) => ({ ...(acted as RowAct), language }),
            onDone: [
              {
                guard: { type: 'personIsToldFirst', params: ({ event }) => event.output },
                actions: { type: 'rememberOutcome', params: ({ event }) => event.output },
                target: 'telling',
              },
              {
                guard: { type: 'actLeadsElsewhere', params: ({ event }) => event.output },
                actions: { type: 'leave', params: ({ event }) => event.output },
                target: 'resting',
              },
              {
                actions: [{ type: 'rememberOutcome', params: ({ event }) => event.output }, 'readAgain'],
                target: 'resting.done',
              },
            ],
            onError: {
              actions: [
                { type: 'noteActProblem', params: ({ event }) => problemCodeOf(event.error) },
                'readAgain',
              ],
              target: 'resting.failed',
            },
          },
          on: { 'parent.openAddress': 'resting' },
        },
        telling: {
          on: {
            'person.goOn': {
              actions: { type: 'leave', params: ({ context }) => context.outcome as RowActOutcome },
              target: 'resting',
            },
            'person.stay': { actions: 'readAgain', target: 'resting' },
            'parent.openAddress': 'resting',
          },
        },
      },
    },
  },
});
