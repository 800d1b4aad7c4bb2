import { assign, sendTo, setup } from 'xstate';
import { countryIsChosenOn, hasRoomForTraveller, isRemovable } from '#domain/quote/travellersForm.ts';
import { travellersAreComplete, type TravellersKey } from '#domain/quote/travellersProblems.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import { type LocationField, locationRuleOf } from '#domain/quote/locationRules.ts';
import { homeCountry } from '#domain/quote/residence.ts';
import { locationSuggestMachine } from '../locationSuggest/locationSuggest.machine.ts';
import {
  afterChoice,
  afterDate,
  afterLocation,
  afterLocationText,
  afterRow,
  everythingIsCorrected,
  judgedAt,
  judgedWhole,
  openingOf,
  withoutTraveller,
  withTraveller,
  yardstickOf,
} from './quickQuote.form.ts';
import type {
  Choice,
  ChosenLocation,
  DateField,
  QuickQuoteContext,
  QuickQuoteEvent,
  QuickQuoteInput,
  QuickQuoteOutput,
  TypedDate,
  TypedLocation,
  TypedRow,
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
    dateIsOpen: ({ context }, field: DateField) =>
      field !== 'returnDate' || context.form.multiTrip !== 'true',
    locationTextIsNew: ({ context }, { field, text }: TypedLocation) => context.form[field].text !== text,
    choiceIsOpen: ({ context: { form, facts } }, { field, value }: Choice) => {
      if (field === 'country') return countryIsChosenOn(facts.channel);
      if (field === 'travelOutsideCanada') return value === 'false' || form.country === homeCountry;
      return true;
    },
    roomIsLeft: ({ context }) => hasRoomForTraveller(context.form),
    travellerMayGo: ({ context }, traveller: string) => isRemovable(context.form, traveller),
    agentMayQuote: ({ context }) => context.facts.mayQuote,
    formIsComplete: ({ context }) =>
      context.facts.mayQuote && travellersAreComplete(context.form, yardstickOf(context)),
    everythingIsCorrected: ({ context }) => everythingIsCorrected(context),
  },
  actions: {
    rememberDate: assign(({ context }, typed: TypedDate) => afterDate(context, typed)),
    rememberRow: assign(({ context }, typed: TypedRow) => afterRow(context, typed)),
    rememberLocationText: assign(({ context }, typed: TypedLocation) => afterLocationText(context, typed)),
    rememberLocation: assign(({ context }, chosen: ChosenLocation) => afterLocation(context, chosen)),
    rememberChoice: assign(({ context }, choice: Choice) => afterChoice(context, choice)),
    addTraveller: assign(({ context }) => withTraveller(context)),
    removeTraveller: assign(({ context }, traveller: string) => withoutTraveller(context, traveller)),
    judgeField: assign(({ context }, field: TravellersKey) => ({ problems: judgedAt(context, field) })),
    judgeForm: assign(({ context }) => ({ problems: judgedWhole(context), attempts: context.attempts + 1 })),
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
    'person.type': {
      guard: { type: 'dateIsOpen', params: ({ event }) => event.field },
      actions: { type: 'rememberDate', params: ({ event }) => event },
    },
    'person.typeTraveller': { actions: { type: 'rememberRow', params: ({ event }) => event } },
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
    'person.choose': {
      guard: { type: 'choiceIsOpen', params: ({ event }) => event },
      actions: { type: 'rememberChoice', params: ({ event }) => event },
    },
    'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event.field } },
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
