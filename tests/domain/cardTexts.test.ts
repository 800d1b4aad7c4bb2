import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsOf = (tag: string, room = 'planSelection') =>
  JSON.parse(readFileSync(`locales/${tag}/${room}.json`, 'utf8')) as Record<string, string>;
const english = textsOf('en-CA');
const french = textsOf('fr-CA');

test.each(['tripCost', 'daysPerTrip', 'coverageAmount'])(
  '[PS-068] a missing %s has a message of its own in both languages',
  (field) => {
    for (const texts of [english, french]) {
      expect(texts[`problem.required.${field}`]).toBeTruthy();
      expect(texts[`problem.required.${field}`]).not.toBe(texts['problem.required']);
    }
  },
);

test.each(['required.tripCost', 'tripCostGt', 'maxTopUp', 'topUpEndDate'])(
  '[PS-069 partly] the message %s is written in English and in French',
  (key) => {
    expect(english[`problem.${key}`]).toBeTruthy();
    expect(french[`problem.${key}`]).toBeTruthy();
    expect(french[`problem.${key}`]).not.toBe(english[`problem.${key}`]);
  },
);

test('[PS-062] the trip-cost message names the maximum', () => {
  for (const texts of [english, french]) expect(texts['problem.tripCostGt']).toContain('{maximum}');
});

test.each([
  'DEDUCTIBLE',
  'COMPANION',
  'TRAVELLINGWITHINCANADA',
  'SMOKERSURCHARGE',
  'EMPLOYEE',
  'FAMILYFRIENDSRESIDING',
  'FAMILYFRIENDSNOTRESIDING',
])('[PS-098 partly] [QS-003 partly] the adjustment %s has a name on cards and summaries', (type) => {
  for (const tag of ['en-CA', 'fr-CA']) {
    for (const room of ['planSelection', 'quoteSummary'])
      expect(textsOf(tag, room)[`adjustment.${type}`], `${room} in ${tag}`).toBeTruthy();
  }
});
