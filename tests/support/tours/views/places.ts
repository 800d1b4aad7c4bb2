import type { TravelLocation } from '#domain/quote/forms.ts';
import { typePlace } from '../../journeys/fields.ts';
import type { Viewer } from './types.ts';

const lists = { departure: 'suggestDepartures', destination: 'suggestDestinations' } as const;
/** As long as a list waits for the next key, in milliseconds. */
const typingPause = 250;

/** Types a place, has the search find it, and takes it from the list. */
export async function pickSuggested(
  viewer: Viewer,
  id: keyof typeof lists,
  location: TravelLocation,
): Promise<void> {
  await typePlace(viewer.page, id, location.city);
  await viewer.command('pass', typingPause);
  await viewer.command('end', `${lists[id]}/searchLocations`, { output: [location] });
  await viewer.page.getByRole('option').filter({ hasText: location.iata }).click();
}
