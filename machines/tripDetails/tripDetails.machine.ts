import { assign, setup } from 'xstate';
import type { Towards } from '#domain/flow/flowSteps.ts';
import { fieldTransitions } from '../forms/formPart.ts';
import { type LocationLists, locationTransitions } from '../forms/locationPart.ts';
import { openingOf, tripPart, tripPlaces } from './tripDetails.form.ts';
import type {
  TripDetailsContext,
  TripDetailsEvent,
  TripDetailsInput,
  TripDetailsOutput,
} from './tripDetails.types.ts';

/** The trip-details step: the places again, and what only this kind of traveller is asked. */
export const tripDetailsMachine = setup({
  types: {
    input: {} as TripDetailsInput,
    context: {} as TripDetailsContext,
    events: {} as TripDetailsEvent,
    output: {} as TripDetailsOutput,
    children: {} as LocationLists,
    meta: {} as { requirements: readonly string[] },
  },
  actors: tripPlaces.actors,
  guards: {
    ...tripPart.guards,
    ...tripPlaces.guards,
    answersAreKnown: ({ context }) => !context.isChanging && tripPart.guards.formIsComplete({ context }),
  },
  actions: {
    ...tripPart.actions,
    ...tripPlaces.actions,
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
  },
}).createMachine({
  id: 'tripDetails',
  context: ({ input }) => openingOf(input),
  invoke: [
    { id: 'suggestDepartures', src: 'suggestDepartures' },
    { id: 'suggestDestinations', src: 'suggestDestinations' },
  ],
  on: {
    ...fieldTransitions,
    ...locationTransitions,
    'person.continue': [
      { guard: 'formIsComplete', target: '.left' },
      { actions: 'judgeForm', target: '.correcting' },
    ],
    'person.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: '.left' },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '.left',
    },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'answersAreKnown', target: 'confirming' }, { target: 'editing' }] },
    confirming: {
      meta: { requirements: ['TD-001', 'QF-010'] },
      on: { 'person.changeAnswers': 'editing' },
    },
    editing: { meta: { requirements: ['TD-026', 'TD-027', 'TD-028'] } },
    correcting: {
      meta: { requirements: ['TD-022'] },
      always: { guard: 'everythingIsCorrected', target: 'editing' },
    },
    left: { type: 'final' },
  },
  output: ({ context: { form, towards } }) => ({ form, towards }),
});
