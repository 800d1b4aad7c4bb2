import { assign, emit, sendParent, sendTo, setup } from 'xstate';
import type { ToastSaid } from '#domain/toast.ts';
import type {
  AreaCommand,
  AreaInput,
  AreaReport,
  PageChart,
  PageClosed,
  PageReport,
  SharedCommand,
} from '../area.types.ts';
import { rememberLanguage } from '../forms/readingStates.ts';
import { chartPort } from '../ports.ts';
import type { Address, AddressMode } from '../session.types.ts';

const landing: Address = { path: '/', search: '' };
const registering: Address = { path: '/register', search: '' };

/** [AD-001] The area of advisors: its landing page, and the page of a new advisor. */
export const advisorsMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as AreaInput,
    events: {} as AreaCommand | PageReport | { type: 'person.addAdvisor' },
    emitted: {} as ToastSaid,
    children: {} as { page: 'page' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { page: chartPort<PageChart>('page') },
  guards: {
    advisorIsAdded: ({ context }) => context.address.path === registering.path,
    advisorIsCreated: (_, { flag }: PageClosed) => flag === 'editPage',
    addressIsAnother: ({ context }, { path }: Address) => context.address.path !== path,
  },
  actions: {
    rememberLanguage,
    rememberAddress: assign((_, address: Address) => ({ address })),
    sayCreated: emit(
      (_, name: string): ToastSaid => ({
        type: 'toast.say',
        room: 'advisors',
        key: 'created',
        values: { name },
        tone: 'success',
      }),
    ),
    showAddress: sendParent(
      ({ context: { address } }, mode: AddressMode): AreaReport => ({
        type: 'area.showAddress',
        address,
        mode,
      }),
    ),
    tellPage: sendTo('page', (_, command: SharedCommand) => command),
    reportUnsaved: sendParent((_, unsaved: boolean): AreaReport => ({ type: 'area.noteUnsaved', unsaved })),
  },
}).createMachine({
  id: 'advisors',
  context: ({ input }) => input,
  on: {
    'parent.openAddress': {
      guard: { type: 'addressIsAnother', params: ({ event }) => event.address },
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
      target: '.deciding',
    },
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'advisorIsAdded', target: 'adding' }, { target: 'landing' }] },
    landing: {
      meta: { requirements: ['AD-001', 'AD-002'] },
      on: {
        'person.addAdvisor': {
          actions: [
            { type: 'rememberAddress', params: registering },
            { type: 'showAddress', params: 'push' },
          ],
          target: 'adding',
        },
      },
    },
    adding: {
      meta: { requirements: ['AD-003', 'AD-016'] },
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context: { area, address, language, session } }) => ({ area, address, language, session }),
      },
      on: {
        'parent.chooseLanguage': {
          actions: [
            { type: 'rememberLanguage', params: ({ event }) => event.language },
            { type: 'tellPage', params: ({ event }) => event },
          ],
        },
        'parent.renewSession': { actions: { type: 'tellPage', params: ({ event }) => event } },
        'page.noteUnsaved': { actions: { type: 'reportUnsaved', params: ({ event }) => event.unsaved } },
        'page.close': [
          {
            guard: { type: 'advisorIsCreated', params: ({ event }) => event },
            actions: [
              { type: 'sayCreated', params: ({ event }) => ('saved' in event ? event.saved.name : '') },
              { type: 'reportUnsaved', params: false },
              { type: 'rememberAddress', params: landing },
              { type: 'showAddress', params: 'push' },
            ],
            target: 'landing',
          },
          {
            actions: [
              { type: 'reportUnsaved', params: false },
              { type: 'rememberAddress', params: landing },
              { type: 'showAddress', params: 'push' },
            ],
            target: 'landing',
          },
        ],
      },
    },
  },
});
