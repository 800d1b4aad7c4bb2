import { describe, expect, test } from 'vitest';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import { datePickerProblem } from '#domain/quote/datePicker.ts';
import { chosenLocation, noLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { dateProblems } from '#domain/quote/problems.ts';
import { tripDetailsForm, type TripForm } from '#domain/quote/tripForm.ts';
import { toronto, travellersForm, tripForm } from '../support/quote/forms.ts';

const askedOf = (flowTravellerType: FlowTravellerType) =>
  tripDetailsForm.keys(tripForm(), travellersForm({ flowTravellerType }));

function problemAt(field: keyof TripForm, flowTravellerType: FlowTravellerType, changes: Partial<TripForm>) {
  return tripDetailsForm.problem(field, tripForm(changes), travellersForm({ flowTravellerType }));
}

describe('the fields of trip details', () => {
  test('everybody is asked for departure and destination', () => {
    expect(askedOf('TRAVELLING_CANADIANS')).toEqual(['departure', 'destination']);
  });

  test('[TD-026] students are asked for school and education dates', () => {
    expect(askedOf('STUDENT').slice(2)).toEqual([
      'schoolName',
      'schoolCity',
      'educationStartDate',
      'educationEndDate',
    ]);
  });

  test('[TD-027] visitors are asked for their arrival and the super visa', () => {
    expect(askedOf('VISITOR_TO_CANADA').slice(2)).toEqual(['arrivalDate', 'isSuperVisa']);
  });

  test('[TD-028] a top-up asks for the days of the plan that exists', () => {
    expect(askedOf('TOP_UP').slice(2)).toEqual(['existingCoverageDays']);
  });

  test('[QQ-052 partly] the traveller type decides which fields must be filled', () => {
    const travellers = travellersForm();
    expect(tripDetailsForm.isComplete(tripForm(), travellers)).toBe(true);
    expect(tripDetailsForm.isComplete(tripForm(), { ...travellers, flowTravellerType: 'STUDENT' })).toBe(
      false,
    );
    expect(
      tripDetailsForm.isComplete(tripForm(), { ...travellers, flowTravellerType: 'VISITOR_TO_CANADA' }),
    ).toBe(false);
    expect(tripDetailsForm.isComplete(tripForm(), { ...travellers, flowTravellerType: 'TOP_UP' })).toBe(
      false,
    );
  });
});

describe('rules of trip details', () => {
  test('[TD-022] a place is required and must be picked from the suggestions', () => {
    expect(problemAt('departure', 'TOP_UP', { departure: noLocation })).toBe('required');
    expect(problemAt('destination', 'TOP_UP', { destination: noLocation })).toBe('required');
    expect(problemAt('departure', 'TOP_UP', { departure: typedLocation('Tor') })).toBe('locationInvalid');
    expect(problemAt('destination', 'TOP_UP', { destination: typedLocation('Lis') })).toBe('locationInvalid');
    expect(problemAt('departure', 'TOP_UP', { departure: chosenLocation(toronto) })).toBeNull();
  });

  test('[TD-026] a school has a name and a city, an education ends after it starts', () => {
    expect(problemAt('schoolName', 'STUDENT', {})).toBe('required');
    expect(problemAt('schoolCity', 'STUDENT', { schoolCity: ' ' })).toBe('required');
    const starts = { educationStartDate: '2027-01-10' };
    expect(problemAt('educationEndDate', 'STUDENT', { ...starts, educationEndDate: '2027-01-09' })).toBe(
      'out_of_range',
    );
    expect(
      problemAt('educationEndDate', 'STUDENT', { ...starts, educationEndDate: '2027-01-10' }),
    ).toBeNull();
    expect(problemAt('educationStartDate', 'STUDENT', { educationStartDate: 'January' })).toBe(
      'invalid_date',
    );
  });

  test('[TD-027] a visitor arrives during the trip and says whether it is for a super visa', () => {
    expect(problemAt('arrivalDate', 'VISITOR_TO_CANADA', { arrivalDate: '2026-11-30' })).toBe('out_of_range');
    expect(problemAt('arrivalDate', 'VISITOR_TO_CANADA', { arrivalDate: '2026-12-16' })).toBe('out_of_range');
    expect(problemAt('arrivalDate', 'VISITOR_TO_CANADA', { arrivalDate: '2026-12-02' })).toBeNull();
    expect(problemAt('isSuperVisa', 'VISITOR_TO_CANADA', {})).toBe('required');
  });

  test.each([
    ['', 'required'],
    ['a', 'daysInvalid'],
    ['-3', 'daysInvalid'],
    ['0', 'daysLt'],
    ['366', 'daysGt'],
    ['15', 'daysCoverTrip'],
    ['14', null],
  ])('[TD-028] an existing plan of "%s" days for a trip of 15 gives %s', (existingCoverageDays, problem) => {
    expect(problemAt('existingCoverageDays', 'TOP_UP', { existingCoverageDays })).toBe(problem);
  });

  test('a field that is not asked has no problem', () => {
    expect(problemAt('schoolName', 'TOP_UP', {})).toBeNull();
  });
});

describe('the date picker on blur', () => {
  test('[WG-009 partly] an empty field is a problem only when it is required', () => {
    expect(datePickerProblem('', { required: true })).toBe('required');
    expect(datePickerProblem('', { required: false })).toBeNull();
  });

  test('[WG-011] text that is no date is invalid', () => {
    expect(datePickerProblem('2026-02-30', { required: false })).toBe('invalid_date');
    expect(datePickerProblem('soon', { required: true })).toBe('invalid_date');
  });

  test('[WG-012 partly] a date before the minimum is too early', () => {
    const bounds = { required: true, minimum: '1950-01-01', after: '1960-01-01' };
    expect(datePickerProblem('1949-12-31', bounds)).toBe('max_age_error');
  });

  test('[WG-013] a date outside its bounds is out of range, the bounds are inside', () => {
    const bounds = { required: true, after: '2026-12-01', before: '2026-12-15' };
    expect(datePickerProblem('2026-11-30', bounds)).toBe('out_of_range');
    expect(datePickerProblem('2026-12-16', bounds)).toBe('out_of_range');
    expect(datePickerProblem('2026-12-01', bounds)).toBeNull();
    expect(datePickerProblem('2026-12-15', bounds)).toBeNull();
  });

  test('[WG-022] there are exactly four problems of dates', () => {
    expect([...dateProblems].toSorted()).toEqual([
      'invalid_date',
      'max_age_error',
      'out_of_range',
      'required',
    ]);
  });
});
