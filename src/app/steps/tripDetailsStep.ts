import type { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';

/** The chart of trip details with its ports filled. */
export function connectTripDetails(suggest: typeof locationSuggestMachine): typeof tripDetailsMachine {
  return tripDetailsMachine.provide({
    actors: { suggestDepartures: suggest, suggestDestinations: suggest },
  });
}
