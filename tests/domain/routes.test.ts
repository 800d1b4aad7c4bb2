import { describe, expect, test } from 'vitest';
import { stepKeys } from '#domain/flow/steps.ts';
import { type Place, placeOf, stepPaths } from '#domain/routes.ts';

const step = (language: 'en' | 'fr', key: string) => ({ kind: 'step', step: key, language });

describe('routes', () => {
  test('[RT-014] the seven keys stand, in order, for the seven step paths of each language', () => {
    expect([...stepKeys]).toEqual([
      'TRAVELLER_DETAILS',
      'TRIP_DETAILS',
      'SELECT_PLAN',
      'QUOTE_DETAILS',
      'CONTACT_DETAILS',
      'PAYMENT',
      'CONFIRMATION',
    ]);
    expect(stepKeys.map((key) => [stepPaths.en[key], stepPaths.fr[key]])).toEqual([
      ['/get-a-quote', '/obtenir-une-soumission'],
      ['/get-a-quote/trip-details', '/obtenir-une-soumission/infos-voyage'],
      ['/get-a-quote/plan-selection', '/obtenir-une-soumission/choisir-regime'],
      ['/get-a-quote/quote-summary', '/obtenir-une-soumission/apercu-soumission'],
      ['/apply', '/adherer'],
      ['/apply/payment', '/adherer/paiement'],
      ['/apply/confirmation', '/adherer/confirmation'],
    ]);
    expect(placeOf('/get-a-quote/plan-selection')).toEqual(step('en', 'SELECT_PLAN'));
    expect(placeOf('/obtenir-une-soumission/apercu-soumission')).toEqual(step('fr', 'QUOTE_DETAILS'));
    expect(placeOf('/adherer')).toEqual(step('fr', 'CONTACT_DETAILS'));
  });

  test('[QF-011] [QF-012 partly] the booking area has six paths directly under the root, each for its step', () => {
    const booking = (path: string, key: string) => ({ kind: 'booking', path, step: key });
    const candidates = [
      '/plan',
      '/travellers',
      '/summary',
      '/confirmation',
      '/quote',
      '/booking',
      '/booking/plan',
      '/plans',
      '/payment',
      '/trip-details',
      '/soumission',
    ];
    const found = candidates.map(placeOf).filter(({ kind }: Place) => kind === 'booking');
    expect(found).toEqual([
      booking('/plan', 'SELECT_PLAN'),
      booking('/travellers', 'TRAVELLER_DETAILS'),
      booking('/summary', 'QUOTE_DETAILS'),
      booking('/confirmation', 'CONFIRMATION'),
      booking('/quote', 'TRAVELLER_DETAILS'),
      booking('/booking', 'TRIP_DETAILS'),
    ]);
  });
});
