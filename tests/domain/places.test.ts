import { expect, it } from 'vitest';
import { chosenLocation, suggestionOf } from '#domain/quote/locationRules.ts';
import { toTripInformation } from '#domain/quote/tripOnWire.ts';
import { lisbon, travellersForm, tripForm } from '../support/quote/forms.ts';

const france = { id: 'country-FR', iata: '', name: 'France', city: '', state: '', country: 'France' };

it('a country or region is called by its name, an airport by code, name and country', () => {
  expect(chosenLocation(france).text).toBe('France');
  expect(suggestionOf(france)).toEqual({ id: 'country-FR', label: 'France', more: '' });
  expect(chosenLocation(lisbon).text).toBe('LIS, Lisbon Airport, Portugal');
});

it('a country is sent as destination and country, without an airport', () => {
  const trip = tripForm({ destination: chosenLocation(france) });
  const sent = toTripInformation(travellersForm(), trip, '2026-11-20');
  expect(sent).toMatchObject({ destinationName: 'France', destinationCountry: 'France' });
  expect(sent.furthestDestination).toBeUndefined();
});
