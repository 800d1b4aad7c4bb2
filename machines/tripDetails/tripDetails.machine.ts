import { assign, sendTo, setup } from 'xstate';
import type { Towards } from '#domain/quote/flowSteps.ts';
import { type LocationField, locationRuleOf } from '#domain/quote/locationRules.ts';
import { locationSuggestMachine } from '../locationSuggest/locationSuggest.machine.ts';
import { afterLocation, afterLocationText, openingOf, tripPart } from './tripDetails.form.ts';
import type {
  ChosenPlace,
  TripDetailsContext,
  TripDetailsEvent,
  TripDetailsInput,
  TripDetailsOutput,
  TypedPlace,
} from './tripDetails.types.ts';

const listOf = { departure: 'suggestDepartures', destination: 'suggestDestinations' } as const;

/** The trip-details step: the places again, and what only this kind of traveller is asked. */
export const tripDetailsMachine = setup({
  types: {
    input: {} as TripDetailsInput,
    context: {} as TripDetailsContext,
    events: {} as TripDetailsEvent,
    output: {} as TripDetailsOutput,
    children: {} as {
      suggestDepartures: 'suggestDepartures';
      suggestDestinations: 'suggestDestinations';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { suggestDepartures: locationSuggestMachine, suggestDestinations: locationSuggestMachine },
  guards: {
    ...tripPart.guards,
    answersAreKnown: ({ context }) => !context.isChanging && tripPart.guards.formIsComplete({ context }),
    locationTextIsNew: ({ context }, { field, text }: TypedPlace) => context.form[field].text !== text,
  },
  actions: {
    ...tripPart.actions,
    rememberLocationText: assign(({ context }, typed: TypedPlace) => afterLocationText(context, typed)),
    rememberLocation: assign(({ context }, chosen: ChosenPlace) => afterLocation(context, chosen)),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    searchLocations: sendTo(
      (_, { field }: TypedPlace) => listOf[field],
      ({ context }, { field, text }: TypedPlace) => ({
        type: 'parent.search' as const,
        text,
        rule: locationRuleOf(context.travellers, field),
      }),
    ),
    closeList: sendTo((_, field: LocationField) => listOf[field], { type: 'parent.closeList' as const }),
  },
}).createMachine({
  id: 'tripDetails',
  context: ({ input }) => openingOf(input),
  invoke: [
    { id: 'suggestDepartures', src: 'suggestDepartures' },
    { id: 'suggestDestinations', src: 'suggestDestinations' },
  ],
  on: {
    'person.fill': {
      guard: { type: 'fieldIsAsked', params: ({ event }) => event.key },
      actions: { type: 'fillField', params: ({ event }) => event },
    },
    'person.typeLocation': {
      guard: { type: 'locationTextIsNew', params: ({ event }) => event },
      actions: [
        { type: 'rememberLocationText', params: ({ event }) => event },
        { type: 'searchLocations', params: ({ event }) => event },
      ],
    },
    'person.chooseLocation': {
      actions: [
        { type: 'rememberLocation', params: ({ event }) => event },
        { type: 'closeList', params: ({ event }) => event.field },
      ],
    },
    'person.closeList': { actions: { type: 'closeList', params: ({ event }) => event.field } },
    'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event.key } },
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
