import type { SalesChannel } from '../applications.ts';
import { maximumTravellers, type Toggle } from '../catalogue/travellers.ts';
import type { TravellerRow, TravellersForm } from './forms.ts';
import { destinationRule, keptUnder, noLocation } from './locationRules.ts';
import { homeCountry } from './residence.ts';

/** [QQ-008] The form as it opens: one traveller, the primary, and nothing typed. */
export const emptyTravellersForm: TravellersForm = {
  flowTravellerType: 'TRAVELLING_CANADIANS',
  studentType: '',
  bookingDate: '',
  departureDate: '',
  returnDate: '',
  departure: noLocation,
  destination: noLocation,
  province: '',
  country: homeCountry,
  travelOutsideCanada: '',
  multiTrip: '',
  familyPlans: '',
  travellers: [travellerRow(1)],
};

/** [QQ-003] Whether the country of residence can be chosen. */
export function countryIsChosenOn(channel: SalesChannel): boolean {
  return channel === 'b2b';
}

/** [QQ-053] */
export function asksForStudentType({ flowTravellerType }: TravellersForm): boolean {
  return flowTravellerType === 'STUDENT';
}

/** [QQ-016] The form after a country was chosen: travel outside Canada is for residents of Canada. */
export function withCountry(form: TravellersForm, country: string): TravellersForm {
  const chosen = { ...form, country };
  return country === homeCountry ? chosen : withTravelOutsideCanada(chosen, 'false');
}

/** [TD-023] The form after the toggle was set: a destination that is no longer possible is cleared. */
export function withTravelOutsideCanada(form: TravellersForm, travelOutsideCanada: Toggle): TravellersForm {
  const destination = keptUnder(form.destination, destinationRule(travelOutsideCanada));
  return { ...form, travelOutsideCanada, destination };
}

/** A new row; its id is never given to another traveller of the flow. */
export function travellerRow(number: number): TravellerRow {
  return { id: `pax-${number}`, age: '', tripCost: '' };
}

/** The number of the newest row of a form. */
export function newestNumber(form: TravellersForm): number {
  return Math.max(...form.travellers.map(({ id }) => Number(id.replace(/^\D+/, '')) || 0));
}

/** [QQ-006] [QQ-007] */
export function hasRoomForTraveller(form: TravellersForm): boolean {
  return form.travellers.length < maximumTravellers;
}

/** [QQ-008] Everybody but the primary can be removed. */
export function isRemovable(form: TravellersForm, traveller: string): boolean {
  return form.travellers.some(({ id }, index) => index > 0 && id === traveller);
}

/** The form with one text of one row changed; all other rows stay the same objects. */
export function withRowText(
  form: TravellersForm,
  traveller: string,
  field: 'age' | 'tripCost',
  text: string,
): TravellersForm {
  const index = form.travellers.findIndex(({ id }) => id === traveller);
  const row = form.travellers[index];
  if (!row) return form;
  return { ...form, travellers: form.travellers.with(index, { ...row, [field]: text }) };
}
