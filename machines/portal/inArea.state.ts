import { addressInArea } from '#domain/areaAddress.ts';
import { areaOf, portalSetup } from './portal.setup.ts';
import type { SessionFacts } from '../session.types.ts';

/** An area: its chart, which comes when it is opened, and its screen. Every area goes through here. */
export const inAreaState = portalSetup.createStateConfig({
  initial: 'fetchingArea',
  states: {
    fetchingArea: {
      invoke: {
        id: 'fetchArea',
        src: 'fetchArea',
        input: ({ context }) => ({ area: areaOf(context) }),
        onDone: 'working',
        onError: 'areaUnavailable',
      },
    },
    areaUnavailable: { on: { 'person.retryArea': 'fetchingArea' } },
    working: {
      entry: { type: 'noteUnsaved', params: false },
      invoke: {
        id: 'area',
        src: 'area',
        input: ({ context }) => ({
          area: areaOf(context),
          address: addressInArea(areaOf(context), context.address),
          language: context.language,
          session: context.session as SessionFacts,
          remembered: context.remembered[areaOf(context)],
        }),
      },
      on: {
        'person.openAddress': [
          {
            guard: 'areaHoldsUnsaved',
            actions: { type: 'wantAddress', params: ({ event }) => event.address },
            target: '.asking',
          },
          {
            guard: { type: 'addressIsOfSameArea', params: ({ event }) => event.address },
            actions: [
              { type: 'rememberAddress', params: ({ event }) => event.address },
              { type: 'askAreaForAddress', params: ({ event }) => event.address },
            ],
            target: '.open',
          },
        ],
        'person.signOut': {
          guard: 'areaHoldsUnsaved',
          actions: { type: 'wantAddress', params: { path: '/logout', search: '' } },
          target: '.asking',
        },
        'area.noteUnsaved': { actions: { type: 'noteUnsaved', params: ({ event }) => event.unsaved } },
        'area.remember': { actions: { type: 'rememberOfArea', params: ({ event }) => event } },
        'session.renew': { actions: 'tellAreaOfRenewal' },
        'area.showAddress': { actions: { type: 'showAreaAddress', params: ({ event }) => event } },
        'area.moveSession': {
          actions: [
            { type: 'rememberSession', params: ({ event }) => event.session },
            'tellNavigation',
            'tellTranslation',
          ],
        },
        'area.leave': {
          actions: { type: 'leaveFor', params: ({ event }) => event.to },
          target: '#portal.visit.deciding',
        },
        'area.refuse': {
          actions: { type: 'noteRefusal', params: ({ event }) => event },
          target: '.refused',
        },
      },
      initial: 'open',
      states: {
        open: {},
        asking: {
          on: {
            'person.stay': { actions: 'showAreaAgain', target: 'open' },
            'person.leave': {
              actions: [{ type: 'noteUnsaved', params: false }, 'openWanted'],
              target: 'open',
            },
            'area.noteUnsaved': {
              actions: { type: 'noteUnsaved', params: ({ event }) => event.unsaved },
              target: 'open',
            },
          },
        },
        refused: { on: { 'person.returnToArea': 'open' } },
      },
    },
  },
});
