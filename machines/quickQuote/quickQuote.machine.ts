import { assign, setup } from 'xstate';
import type { IsoDate } from '#domain/calendar.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import { hasRoomForTraveller, isRemovable } from '#domain/quote/travellerRows.ts';
import { fieldTransitions } from '../forms/formPart.ts';
import { type LocationLists, locationTransitions } from '../forms/locationPart.ts';
import {
  onDay,
  openingOf,
  quickQuotePart,
  quickQuotePlaces,
  withoutTraveller,
  withTraveller,
} from './quickQuote.form.ts';
import type {
  QuickQuoteContext,
  QuickQuoteEvent,
  QuickQuoteInput,
  QuickQuoteOutput,
} from './quickQuote.types.ts';

/** The traveller-details step: one form for one to twelve travellers. */
export const quickQuoteMachine = setup({
  types: {
    input: {} as QuickQuoteInput,
    context: {} as QuickQuoteContext,
    events: {} as QuickQuoteEvent,
    output: {} as QuickQuoteOutput,
    children: {} as LocationLists,
    meta: {} as { requirements: readonly string[] },
  },
  actors: quickQuotePlaces.actors,
  guards: {
    ...quickQuotePart.guards,
    ...quickQuotePlaces.guards,
    roomIsLeft: ({ context }) => hasRoomForTraveller(context.form),
    travellerMayGo: ({ context }, traveller: string) => isRemovable(context.form, traveller),
    agentMayQuote: ({ context }) => context.facts.mayQuote,
    formIsComplete: ({ context }) =>
      context.facts.mayQuote && quickQuotePart.guards.formIsComplete({ context }),
  },
  actions: {
    ...quickQuotePart.actions,
    ...quickQuotePlaces.actions,
    addTraveller: assign(({ context }) => withTraveller(context)),
    removeTraveller: assign(({ context }, traveller: string) => withoutTraveller(context, traveller)),
    turnDay: assign(({ context }, today: IsoDate) => onDay(context, today)),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
  },
}).createMachine({
  id: 'quickQuote',
  context: ({ input }) => openingOf(input),
  invoke: [
    { id: 'suggestDepartures', src: 'suggestDepartures' },
    { id: 'suggestDestinations', src: 'suggestDestinations' },
  ],
  on: {
    ...fieldTransitions,
    ...locationTransitions,
    'person.addTraveller': { guard: 'roomIsLeft', actions: 'addTraveller' },
    'person.removeTraveller': {
      guard: { type: 'travellerMayGo', params: ({ event }) => event.traveller },
      actions: { type: 'removeTraveller', params: ({ event }) => event.traveller },
    },
    'person.continue': [
      { guard: 'formIsComplete', target: '.left' },
      { guard: 'agentMayQuote', actions: 'judgeForm', target: '.correcting' },
    ],
    'parent.turnDay': { actions: { type: 'turnDay', params: ({ event }) => event.today } },
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
