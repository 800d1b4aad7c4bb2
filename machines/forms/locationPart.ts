import { sendTo } from 'xstate';
import type { LocationEntry, TravelLocation } from '#domain/quote/forms.ts';
import {
  chosenLocation,
  type LocationField,
  type LocationRule,
  typedLocation,
} from '#domain/quote/locationRules.ts';
import { locationSuggestMachine } from '../locationSuggest/locationSuggest.machine.ts';
import { stepOf } from '../stepOf.ts';

type Typed = { field: LocationField; text: string };
type Chosen = { field: LocationField; location: TravelLocation };

export type LocationEvent =
  | ({ type: 'person.typeLocation' } & Typed)
  | ({ type: 'person.chooseLocation' } & Chosen)
  | { type: 'person.closeList'; field: LocationField };

/** The lists of the two fields, by the ids under which a chart invokes them as long as its form lives. */
export type LocationLists = {
  suggestDepartures: 'suggestDepartures';
  suggestDestinations: 'suggestDestinations';
};

const listOf = { departure: 'suggestDepartures', destination: 'suggestDestinations' } as const;

/**
 * The chart's part of where a trip goes: two fields, of which each has a list of suggestions for what is typed in it.
 * @param changed the context after its form became another one
 * @param ruleOf what a field may offer
 */
export function locationPart<
  Values extends Record<LocationField, LocationEntry>,
  Context extends { form: Values },
>(
  changed: (context: Context, values: Values) => object,
  ruleOf: (context: Context, field: LocationField) => LocationRule,
) {
  const withEntry = (context: Context, field: LocationField, entry: LocationEntry) =>
    changed(context, { ...context.form, [field]: entry }) as Partial<Context>;
  return {
    actors: { suggestDepartures: locationSuggestMachine, suggestDestinations: locationSuggestMachine },
    guards: {
      locationTextIsNew: ({ context }: { context: Context }, { field, text }: Typed) =>
        context.form[field].text !== text,
    },
    actions: {
      rememberLocationText: stepOf((context: Context, { field, text }: Typed) =>
        withEntry(context, field, typedLocation(text)),
      ),
      rememberLocation: stepOf((context: Context, { field, location }: Chosen) =>
        withEntry(context, field, chosenLocation(location)),
      ),
      searchLocations: sendTo(
        (_, { field }: Typed) => listOf[field],
        ({ context }: { context: Context }, { field, text }: Typed) => ({
          type: 'parent.search' as const,
          text,
          rule: ruleOf(context, field),
        }),
      ) as never,
      closeList: sendTo((_, field: LocationField) => listOf[field], {
        type: 'parent.closeList' as const,
      }) as never,
    },
  };
}

/** What somebody does in the two fields. */
export const locationTransitions = {
  'person.typeLocation': {
    guard: { type: 'locationTextIsNew', params: ({ event }: { event: Typed }) => event },
    actions: [
      { type: 'rememberLocationText', params: ({ event }: { event: Typed }) => event },
      { type: 'searchLocations', params: ({ event }: { event: Typed }) => event },
    ],
  },
  'person.chooseLocation': {
    actions: [
      { type: 'rememberLocation', params: ({ event }: { event: Chosen }) => event },
      { type: 'closeList', params: ({ event }: { event: Chosen }) => event.field },
    ],
  },
  'person.closeList': {
    actions: { type: 'closeList', params: ({ event }: { event: { field: LocationField } }) => event.field },
  },
} as const;
