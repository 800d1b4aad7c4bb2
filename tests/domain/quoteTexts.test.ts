import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#domain/locales.ts';
import { coverageDaysProblems, dateProblems, locationProblems } from '#domain/quote/problems.ts';
import { emptyTravellersForm } from '#domain/quote/travellerRows.ts';
import { tripDetailsForm } from '#domain/quote/tripForm.ts';
import { travellersProblems } from '../support/quote/travellersProblems.ts';
import { documentedProblems } from '../support/quote/documentedProblems.ts';
import { travellersForm, tripForm } from '../support/quote/forms.ts';

function room(tag: string, name: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${tag}/${name}.json`, 'utf8')) as Record<string, string>;
}

describe.each(Object.values(locales).map(({ tag }) => tag))('texts of problems in %s', (tag) => {
  test('[QQ-050] each quick-quote error key has a text', () => {
    const texts = room(tag, 'quickQuote');
    const missing = documentedProblems.filter((problem) => !texts[`problem.${problem}`]?.trim());
    expect(missing).toEqual([]);
    const other = room(tag === 'en-CA' ? 'fr-CA' : 'en-CA', 'quickQuote');
    const same = documentedProblems.filter(
      (problem) => texts[`problem.${problem}`] === other[`problem.${problem}`],
    );
    expect(same).toEqual([]);
  });

  test('[QQ-047 partly] [TD-022 partly] a place that was not picked from the list has a text on both steps', () => {
    for (const name of ['quickQuote', 'tripDetails']) {
      const texts = room(tag, name);
      expect(locationProblems.filter((problem) => !texts[`problem.${problem}`])).toEqual([]);
    }
  });

  test('every problem of a date or of days has a text on trip details', () => {
    const texts = room(tag, 'tripDetails');
    const missing = [...dateProblems, ...coverageDaysProblems].filter(
      (problem) => !texts[`problem.${problem}`],
    );
    expect(missing).toEqual([]);
  });

  test('what is missing is asked for by the name of its field', () => {
    const quickQuote = room(tag, 'quickQuote');
    const missing = travellersProblems(emptyTravellersForm).map(
      ([key]) => `problem.required.${key.split('.')[0]}`,
    );
    expect(missing.filter((key) => !quickQuote[key])).toEqual([]);
    const tripDetails = room(tag, 'tripDetails');
    const asked = (['STUDENT', 'TOP_UP', 'VISITOR_TO_CANADA'] as const).flatMap((flowTravellerType) =>
      tripDetailsForm.keys(tripForm(), travellersForm({ flowTravellerType })),
    );
    expect(asked.filter((field) => !tripDetails[`problem.required.${field}`])).toEqual([]);
  });
});
