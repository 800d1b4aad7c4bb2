import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check();
const words = async (page: Page) => (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

const ofVisitors = {
  en: [
    'Province or territory where you will stay',
    'Will you also leave Canada during the stay?',
    'Several stays within a year?',
    'Departure date for Canada',
    'Return date from Canada',
    'Date the trip to Canada was booked',
    'Today if it is not booked yet',
    'For a family that travels together: one price for traveller 1',
    '0 unless the trip itself is to be insured',
  ],
  fr: [
    'Province ou territoire du séjour',
    'Quitterez-vous aussi le Canada pendant le séjour?',
    'Plusieurs séjours dans l’année?',
    'Date de départ pour le Canada',
    'Date de retour du Canada',
    'Date de réservation du voyage au Canada',
    'Aujourd’hui s’il n’est pas encore réservé',
    'Pour une famille qui voyage ensemble : un seul prix pour le voyageur 1',
    '0, sauf pour assurer le voyage lui-même',
  ],
};
const ofSeveralTrips = {
  en: [
    'Destination of the first trip',
    'Do the trips go outside Canada?',
    'First departure date',
    'Last day covered',
    'Date the first trip was booked',
  ],
  fr: [
    'Destination du premier voyage',
    'Les voyages ont-ils lieu à l’extérieur du Canada?',
    'Date du premier départ',
    'Dernier jour couvert',
    'Date de réservation du premier voyage',
  ],
};

describe('the first step asks in the words of who travels', () => {
  test.each(['en', 'fr'] as const)(
    'a visitor is asked about the stay, and a resident is not (%s)',
    async (lang) => {
      const page = await show({ step: 'quickQuote', lang, width: 320, travellers: 2 });
      for (const word of ofVisitors[lang]) expect(await words(page)).not.toContain(word);
      await choose(page, 'flowTravellerType', 'VISITOR_TO_CANADA');
      for (const word of ofVisitors[lang]) expect(await words(page)).toContain(word);
      expect(await accessibilityFindings(page)).toEqual([]);
      await choose(page, 'flowTravellerType', 'TOP_UP');
      for (const word of ofVisitors[lang]) expect(await words(page)).not.toContain(word);
    },
  );

  test.each([
    [
      'en',
      'INTERNATIONAL',
      ['Province or territory where you will stay', 'Will you also leave Canada during your studies?'],
    ],
    [
      'fr',
      'INTERNATIONAL',
      ['Province ou territoire du séjour', 'Quitterez-vous aussi le Canada pendant vos études?'],
    ],
    ['en', 'CANADIAN_INSIDE', ['Will you also leave Canada during your studies?']],
    ['fr', 'CANADIAN_INSIDE', ['Quitterez-vous aussi le Canada pendant vos études?']],
  ] as const)(
    'a student is asked about the studies, by the kind of student (%s, %s)',
    async (lang, kind, asked) => {
      const page = await show({ step: 'quickQuote', lang, width: 320, travellers: 1 });
      await choose(page, 'flowTravellerType', 'STUDENT');
      await choose(page, 'studentType', 'CANADIAN_OUTSIDE');
      for (const word of asked) expect(await words(page)).not.toContain(word);
      await choose(page, 'studentType', kind);
      for (const word of asked) expect(await words(page)).toContain(word);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test.each(['en', 'fr'] as const)('several trips are asked about as several (%s)', async (lang) => {
    const page = await show({ step: 'quickQuote', lang, width: 320, travellers: 1 });
    for (const word of ofSeveralTrips[lang]) expect(await words(page)).not.toContain(word);
    await choose(page, 'multiTrip', 'true');
    for (const word of ofSeveralTrips[lang]) expect(await words(page)).toContain(word);
    expect(await accessibilityFindings(page)).toEqual([]);
    await choose(page, 'multiTrip', 'false');
    for (const word of ofSeveralTrips[lang]) expect(await words(page)).not.toContain(word);
  });
});

describe('the trip details', () => {
  test('say whose province it is, and open with the day of departure as the arrival', async () => {
    const page = await show({ step: 'tripDetails', form: { flowTravellerType: 'VISITOR_TO_CANADA' } });
    expect(await words(page)).toContain('Province or territory of the stay');
    expect(await page.locator('#arrivalDate').inputValue()).toBe('2026-12-01');
  });

  test('ask for the destination of the first of several trips', async () => {
    const page = await show({ step: 'tripDetails', form: { multiTrip: 'true' } });
    await page.getByRole('button', { name: 'Change these answers' }).click();
    expect(await page.getByLabel('Destination of the first trip').inputValue()).toContain('Lisbon');
  });
});

describe('the summary', () => {
  test('says whose province it is, and of several trips what the dates and the place are', async () => {
    const visit = await show({
      step: 'quoteSummary',
      travellers: { flowTravellerType: 'VISITOR_TO_CANADA' },
    });
    expect(await words(visit)).toContain('Province or territory of the stay');
    const year = await show({ step: 'quoteSummary', travellers: { multiTrip: 'true' } });
    for (const word of ['Last day covered', 'To, on the first trip'])
      expect(await words(year)).toContain(word);
    expect(await words(year)).not.toContain('Province or territory of the stay');
  });
});
