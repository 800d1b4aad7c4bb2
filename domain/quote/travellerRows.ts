import { maximumTravellers } from '../catalogue/travellers.ts';
import { type TravellerRow, type TravellersForm, travellerDetailsForm } from './travellersForm.ts';

/** [QQ-008] The form as it opens: one traveller, the primary, and nothing typed. */
export const emptyTravellersForm: TravellersForm = {
  ...travellerDetailsForm.empty,
  travellers: [travellerRow(1)],
};

/** Whether nothing was entered in a form; the country may be filled in by itself. */
export function isUntouched(form: TravellersForm): boolean {
  const { country } = emptyTravellersForm;
  return JSON.stringify({ ...form, country }) === JSON.stringify(emptyTravellersForm);
}

/** A new row; its id is never given to another traveller of the flow. */
export function travellerRow(number: number): TravellerRow {
  return { id: `pax-${number}`, ...travellerDetailsForm.emptyRow };
}

/** The number of the newest row of a form. */
export function newestNumber(form: TravellersForm): number {
  return greatestNumber(form.travellers.map(({ id }) => id));
}

/** The greatest number at the end of the reference numbers of travellers; 0 where there is none. */
export function greatestNumber(referenceNumbers: readonly string[]): number {
  return Math.max(0, ...referenceNumbers.map((one) => Number(one.replace(/^\D+/, '')) || 0));
}

/** [QQ-006] [QQ-007] */
export function hasRoomForTraveller(form: TravellersForm): boolean {
  return form.travellers.length < maximumTravellers;
}

/** [QQ-008] Everybody but the primary can be removed. */
export function isRemovable(form: TravellersForm, traveller: string): boolean {
  return form.travellers.some(({ id }, index) => index > 0 && id === traveller);
}
