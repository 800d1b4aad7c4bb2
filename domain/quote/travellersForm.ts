import { flowTravellerTypes, studentTypes, toggles } from '../catalogue/travellers.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, date, type Kind, text } from '../forms/kinds.ts';
import { provinceCodes } from '../provinces.ts';
import { familyAgeProblem, familyGroupProblem } from './familyRules.ts';
import type { FlowFacts, LocationEntry } from './forms.ts';
import { destinationRule, keptUnder } from './locationRules.ts';
import { withDeparture, withMultiTrip } from './multiTrip.ts';
import { place } from './placeKind.ts';
import type { LocationProblem, QuickQuoteProblem } from './problems.ts';
import { countryIsChosenOn, homeCountry } from './residence.ts';
import {
  ageOf,
  ageProblem,
  bookingDateProblem,
  departureDateProblem,
  returnDateProblem,
  storedTripCost,
  tripCostProblem,
} from './travellerRules.ts';

/** What the rules measure with besides the form. */
export type TravellersFacts = Pick<FlowFacts, 'channel' | 'today' | 'quickQuoteLimits'>;

const country: Kind<string, 'required'> = { ...text(), empty: homeCountry };
const day = date({ malformed: 'invalidDate' });
/** A number as typed; blanks are no number either. */
const number = (typed: Kind<string, 'required'>): Kind<string, 'required'> => ({
  ...typed,
  isEmpty: (value) => value === '',
});
/** Longest age that can be typed, in characters. */
const longestAge = 10;

const withinCanada = (destination: LocationEntry) =>
  ({ travelOutsideCanada: 'false', destination: keptUnder(destination, destinationRule('false')) }) as const;

/** [QQ-001] [QQ-002] [QQ-004] The traveller-details step. */
export const travellerDetailsForm = defineForm<TravellersFacts, QuickQuoteProblem | LocationProblem>()(
  {
    flowTravellerType: { is: choice(flowTravellerTypes, 'TRAVELLING_CANADIANS') },
    /** [QQ-053] */
    studentType: {
      is: choice(studentTypes),
      asked: ({ form }) => form.flowTravellerType === 'STUDENT',
      required: true,
    },
    /** [QQ-003] [QQ-016] Travel outside Canada is for residents of Canada. */
    country: {
      is: country,
      asked: ({ facts }) => countryIsChosenOn(facts.channel),
      required: true,
      alsoSets: ({ form }) => (form.country === homeCountry ? {} : withinCanada(form.destination)),
    },
    province: { is: choice(provinceCodes), required: true },
    /** [TD-023] A destination that is no longer possible is cleared. */
    travelOutsideCanada: {
      is: choice(toggles),
      asked: ({ form }) => form.country === homeCountry,
      required: true,
      alsoSets: ({ form }) => ({
        destination: keptUnder(form.destination, destinationRule(form.travelOutsideCanada)),
      }),
    },
    multiTrip: {
      is: choice(toggles),
      required: true,
      alsoSets: ({ form, facts }, before) => withMultiTrip(before, form.multiTrip, facts.today),
    },
    departure: { is: place, required: true },
    destination: { is: place, required: true },
    departureDate: {
      is: day,
      required: true,
      judge: (departure, { form, facts }) => departureDateProblem(departure, form.returnDate, facts.today),
      alsoSets: ({ form }) => withDeparture(form, form.departureDate),
    },
    /** [QQ-012] [TD-006] Of a multi-trip it follows, and is the returnDateMultiTrip of the documents. */
    returnDate: {
      is: day,
      asked: ({ form }) => form.multiTrip !== 'true',
      required: true,
      judge: (back, { form, facts }) => returnDateProblem(back, form.departureDate, facts.today),
    },
    bookingDate: {
      is: day,
      required: true,
      judge: (booked, { facts }) => bookingDateProblem(booked, facts.today),
    },
    familyPlans: {
      is: choice(toggles),
      required: true,
      judge: (wanted, { form }) =>
        wanted === 'true' ? familyGroupProblem(form.travellers.map(({ age }) => ageOf(age))) : null,
    },
  },
  {
    list: 'travellers',
    id: 'id',
    stand: 'last',
    fields: {
      age: {
        is: number(text({ cut: longestAge, taken: (typed) => typed.trim() })),
        required: true,
        judge: (typed, { form: { familyPlans, travellers }, facts }) =>
          ageProblem(typed, facts.quickQuoteLimits) ??
          (familyPlans === 'true' ? familyAgeProblem(Number(typed), ageOf(travellers[0]?.age ?? '')) : null),
      },
      tripCost: {
        is: number(text({ taken: storedTripCost })),
        required: true,
        judge: (typed, { facts }) => tripCostProblem(typed, facts.quickQuoteLimits),
      },
    },
  },
);

/** The traveller-details step as typed. */
export type TravellersForm = ValuesIn<typeof travellerDetailsForm>;
/** A traveller as typed; `id` is the reference number and never changes. */
export type TravellerRow = TravellersForm['travellers'][number];
