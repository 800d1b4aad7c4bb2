import { type createActor, fromPromise } from 'xstate';
import type { FlowFacts, TravelLocation } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import {
  type LocationSearch,
  locationSuggestMachine,
} from '#machines/locationSuggest/locationSuggest.machine.ts';
import { lisbon, toronto, vancouver } from '../../../quote/forms.ts';

/** What a test asks of the first two steps: changes to the form and to the facts. */
export interface FirstStepAsked {
  readonly travellers?: number;
  readonly form?: Partial<TravellersForm>;
  readonly facts?: Partial<FlowFacts>;
  /** The first estimate is asked for without a connection. */
  readonly isOffline?: boolean;
}

const places: readonly TravelLocation[] = [toronto, vancouver, lisbon];
const found = ({ text }: LocationSearch) =>
  places.filter(({ city, iata }) => `${iata} ${city}`.toLowerCase().includes(text.toLowerCase()));
const suggest = locationSuggestMachine.provide({
  actors: {
    searchLocations: fromPromise<readonly TravelLocation[], LocationSearch>(({ input }) =>
      input.text === 'down' ? Promise.reject(new Error('down')) : Promise.resolve(found(input)),
    ),
  },
});

/** Lists of places that find what is typed, but for the word `down`. */
export const searchedPlaces = { suggestDepartures: suggest, suggestDestinations: suggest };

/** Lays what a chart ends with on the window. */
export function keepOutput(actor: Pick<ReturnType<typeof createActor>, 'subscribe'>): void {
  actor.subscribe(({ output }) => void (output && Object.assign(window, { output })));
}
