import { expect, it } from 'vitest';
import { chosenLocation, placeIn, shortPlaceIn, suggestionOf } from '#domain/quote/locationRules.ts';
import { toTripInformation } from '#domain/quote/tripOnWire.ts';
import { lisbon, travellersForm, tripForm } from '../support/quote/forms.ts';

const france = { id: 'country-FR', iata: '', name: 'France', city: '', state: '', country: 'France' };

it('a country or region is called by its name, an airport by code, name and country', () => {
  expect(chosenLocation(france).text).toBe('France');
  expect(suggestionOf(france)).toEqual({ id: 'country-FR', label: 'France', shown: 'France', more: '' });
  expect(chosenLocation(lisbon).text).toBe('LIS, Lisbon Airport, Portugal');
});

it('a chosen place is told in either language, and typed text as it was typed', () => {
  const chosen = chosenLocation(lisbon);
  expect(placeIn(chosen, 'en')).toBe('LIS, Lisbon Airport, Portugal');
  expect(placeIn(chosen, 'fr')).toBe('LIS, Lisbonne, Portugal');
  expect(shortPlaceIn(chosen, 'en')).toBe('Lisbon, Portugal');
  expect(shortPlaceIn(chosen, 'fr')).toBe('Lisbonne, Portugal');
  expect(placeIn({ text: 'Lisb', chosen: null }, 'fr')).toBe('Lisb');
  expect(shortPlaceIn({ text: 'Lisb', chosen: null }, 'fr')).toBe('Lisb');
});

it('a country is sent as destination and country, without an airport', () => {
  const trip = tripForm({ destination: chosenLocation(france) });
  const sent = toTripInformation(travellersForm(), trip, '2026-11-20');
  expect(sent).toMatchObject({ destinationName: 'France', destinationCountry: 'France' });
  expect(sent.furthestDestination).toBeUndefined();
});
