import type { TripInformation } from '../calls/shapes/tripInformation.ts';
import type { LocationEntry } from '../quote/forms.ts';
import { longestLocationText } from '../quote/limits.ts';
import { noLocation, placeText } from '../quote/locationRules.ts';
import { furthestDestinationOf } from '../quote/tripOnWire.ts';

type Trip = Partial<
  Pick<
    TripInformation,
    'departureLocation' | 'destinationName' | 'destinationCountry' | 'furthestDestination'
  >
>;

/** A place by what the wire says of it; its city is not among that. */
function placeOf({ iata, name, country }: { iata: string; name: string; country: string }) {
  return { id: '', iata, name, city: '', state: '', country };
}

/** The departure of a policy: chosen, as all are that were bought. */
export function departureOf({ departureLocation: text }: Trip): LocationEntry {
  if (text === undefined) return noLocation;
  const airport = furthestDestinationOf(text);
  const known = airport ? { ...airport, name: airport.airportName } : { iata: '', name: text, country: '' };
  return { text, chosen: placeOf(known) };
}

/** The destination of a policy, the whole of it where its text was cut for the wire; typed only where no country is known. */
export function destinationOf({
  destinationName,
  destinationCountry,
  furthestDestination,
}: Trip): LocationEntry {
  if (destinationName === undefined) return noLocation;
  if (destinationCountry === undefined) return { text: destinationName, chosen: null };
  const country = destinationCountry;
  if (!furthestDestination) {
    return { text: destinationName, chosen: placeOf({ iata: '', name: destinationName, country }) };
  }
  const chosen = placeOf({ iata: furthestDestination.iata, name: furthestDestination.airportName, country });
  const whole = placeText({ ...chosen, country: furthestDestination.country });
  return { text: destinationName.length < longestLocationText ? destinationName : whole, chosen };
}
