import { type IsoDate, wholeYears } from '../calendar.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import { ageOf } from '../quote/travellerRules.ts';
import { birthDateOf } from './dateOfBirth.ts';

type AgeFacts = Pick<TravellersForm, 'flowTravellerType' | 'departureDate' | 'bookingDate'>;

type Born = { birthDay: string; birthMonth: string; birthYear: string };

/** [AP-034] The day at which ages count: departure for visitors and students, else application, else booking. */
export function calculationDate(form: AgeFacts, applicationDate: IsoDate | ''): IsoDate {
  const counts = form.flowTravellerType === 'VISITOR_TO_CANADA' || form.flowTravellerType === 'STUDENT';
  if (counts) return form.departureDate;
  return applicationDate === '' ? form.bookingDate : applicationDate;
}

/** The parts of an applicant's date of birth as a day, or null while they name none. */
export function dateOfBirthOf(applicant: Born): IsoDate | null {
  return birthDateOf({ day: applicant.birthDay, month: applicant.birthMonth, year: applicant.birthYear });
}

/** [AP-034] Age of an applicant in whole years, or null while the date of birth is none. */
export function applicantAge(applicant: Born, at: IsoDate): number | null {
  const date = dateOfBirthOf(applicant);
  return date === null ? null : wholeYears(date, at);
}

export type ChangedAge = { paxId: string; quoted: number; actual: number; dateOfBirth: IsoDate };

/** [AP-035] The travellers whose date of birth gives another age than the one that was quoted. */
export function changedAges(
  apply: { travellers: readonly (Born & { paxId: string })[] },
  travellers: TravellersForm,
  at: IsoDate,
): ChangedAge[] {
  return apply.travellers.flatMap((applicant) => {
    const quoted = ageOf(travellers.travellers.find(({ id }) => id === applicant.paxId)?.age ?? '');
    const dateOfBirth = dateOfBirthOf(applicant);
    if (dateOfBirth === null || quoted === null) return [];
    const actual = wholeYears(dateOfBirth, at);
    return actual === quoted ? [] : [{ paxId: applicant.paxId, quoted, actual, dateOfBirth }];
  });
}

/** The quick quote with the ages that the dates of birth give. */
export function withActualAges(travellers: TravellersForm, changed: readonly ChangedAge[]): TravellersForm {
  const actual = new Map(changed.map(({ paxId, actual: age }) => [paxId, String(age)]));
  const rows = travellers.travellers.map((row) => ({ ...row, age: actual.get(row.id) ?? row.age }));
  return { ...travellers, travellers: rows };
}
