import { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import { withDoubles } from '../../doubles.ts';

const list = withDoubles(locationSuggestMachine);

/** The lists of the two places of a form; their search is a double. */
export const placeLists = { suggestDepartures: list, suggestDestinations: list };
