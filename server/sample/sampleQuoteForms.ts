import { applyFormFor } from '#domain/apply/applicants.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { emptyTravellersPlan } from '#domain/plans/travellersPlan.ts';
import { chosenLocation } from '#domain/quote/locationRules.ts';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { emptyTravellersForm, travellerRow } from '#domain/quote/travellerRows.ts';
import { emptyTripForm } from '#domain/quote/tripForm.ts';
import type { SampleQuote } from './heldQuotes.ts';
import { sampleAddresses } from './sampleAddresses.ts';

/** By their codes. */
export type Airports = ReadonlyMap<string, TravelLocation>;

const tripDays = 10;

/** What was entered of a quote of the sample on the day on which it was begun; nobody has chosen a plan. */
export function sampleQuoteForms(
  quote: SampleQuote,
  { made, today, airports }: { made: IsoDate; today: IsoDate; airports: Airports },
) {
  const { number, from, to, province, ages, plan, names, lang = 'EN' } = quote;
  const departureDate = addDays(today, quote.startsIn);
  const travellers = {
    ...emptyTravellersForm,
    province,
    travelOutsideCanada: 'true',
    multiTrip: 'false',
    familyPlans: 'false',
    departure: chosenLocation(airports.get(from)!),
    destination: chosenLocation(airports.get(to)!),
    departureDate,
    returnDate: addDays(departureDate, tripDays - 1),
    bookingDate: made,
    travellers: ages.map((age, at) => ({ ...travellerRow(at + 1), age: String(age), tripCost: '0' })),
  } as const;
  const begun = applyFormFor(travellers, languageOfHeader(lang), null);
  const apply = {
    ...begun,
    travellers: begun.travellers.map((applicant, at) => ({
      ...applicant,
      firstName: names?.[at]?.[0] ?? '',
      lastName: names?.[at]?.[1] ?? '',
      birthDay: '4',
      birthMonth: '01',
      birthYear: String(Number(made.slice(0, 4)) - ages[at]!),
      ...(at === 0 && {
        ...sampleAddresses[province],
        email: `quote${number}@example.ca`,
        phone: `514555020${number}`,
      }),
    })),
  };
  const plans = {
    plans: emptyTravellersPlan,
    chosen: [],
    needs: null,
    questionnaires: [],
    pricedFor: '',
  };
  return {
    ...noForms,
    travellers,
    ...(plan !== undefined && { trip: emptyTripForm(travellers), plans }),
    ...(names && { apply }),
  } satisfies FlowForms;
}
