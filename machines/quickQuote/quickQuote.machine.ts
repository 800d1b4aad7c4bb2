import { assign, sendTo, setup } from 'xstate';
import type { Towards } from '#domain/quote/flowSteps.ts';
import { type LocationField, locationRuleOf } from '#domain/quote/locationRules.ts';
import { hasRoomForTraveller, isRemovable } from '#domain/quote/travellerRows.ts';
import { locationSuggestMachine } from '../locationSuggest/locationSuggest.machine.ts';
import {
  afterLocation,
  afterLocationText,
  openingOf,
  quickQuotePart,
  withoutTraveller,
  withTraveller,
} from './quickQuote.form.ts';
import type {
  ChosenLocation,
  QuickQuoteContext,
  QuickQuoteEvent,
  QuickQuoteInput,
  QuickQuoteOutput,
  TypedLocation,
} from './quickQuote.types.ts';

const listOf = { departure: 'suggestDepartures', destination: 'suggestDestinations' } as const;

/** The traveller-details step: one form for one to twelve travellers. */
export const quickQuoteMachine = setup({
  types: {
    input: {} as QuickQuoteInput,
    context: {} as QuickQuoteContext,
    events: {} as QuickQuoteEvent,
    output: {} as QuickQuoteOutput,
    children: {} as {
      suggestDepartures: 'suggestDepartures';
      suggestDestinations: 'suggestDestinations';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { suggestDepartures: locationSuggestMachine, suggestDestinations: locationSuggestMachine },
  guards: {
    ...quickQuotePart.guards,
    locationTextIsNew: ({ context }, { field, text }: TypedLocation) => context.form[field].text !== text,
    roomIsLeft: ({ context }) => hasRoomForTraveller(context.form),
    travellerMayGo: ({ context }, traveller: string) => isRemovable(context.form, traveller),
    agentMayQuote: ({ context }) => context.facts.mayQuote,
    formIsComplete: ({ context }) =>
      context.facts.mayQuote && quickQuotePart.guards.formIsComplete({ context }),
  },
  actions: {
    ...quickQuotePart.actions,
    rememberLocationText: assign(({ context }, typed: TypedLocation) => afterLocationText(context, typed)),
    rememberLocation: assign(({ context }, chosen: ChosenLocation) => afterLocation(context, chosen)),
    addTraveller: assign(({ context }) => withTraveller(context)),
    removeTraveller: assign(({ context }, traveller: string) => withoutTraveller(context, traveller)),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    searchLocations: sendTo(
      (_, { field }: TypedLocation) => listOf[field],
      ({ context }, { field, text }: TypedLocation) => ({
        type: 'parent.search' as const,
        text,
        rule: locationRuleOf(context.form, field),
      }),
    ),
    closeList: sendTo((_, field: LocationField) => listOf[field], { type: 'parent.closeList' as const }),
  },
}).createMachine({
  id: 'quickQuote',
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
    'person.addTraveller': { guard: 'roomIsLeft', actions: 'addTraveller' },
    'person.removeTraveller': {
      guard: { type: 'travellerMayGo', params: ({ event }) => event.traveller },
      actions: { type: 'removeTraveller', params: ({ event }) => event.traveller },
    },
    'person.continue': [
      { guard: 'formIsComplete', target: '.left' },
      { guard: 'agentMayQuote', actions: 'judgeForm', target: '.correcting' },
    ],
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '.left',
    },
  },
  initial: 'editing',
  states: {
    editing: { meta: { requirements: ['QQ-001', 'QQ-002', 'QQ-008'] } },
    correcting: {
      meta: { requirements: ['QQ-049', 'QQ-050'] },
      always: { guard: 'everythingIsCorrected', target: 'editing' },
    },
    left: { type: 'final', meta: { requirements: ['QQ-010', 'QQ-011'] } },
  },
  output: ({ context: { form, facts, towards } }) => ({
    form,
    towards,
    posts: towards === 'next' && !facts.adminView,
  }),
});
