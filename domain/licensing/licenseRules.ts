import { isIsoDate, type IsoDate } from '../calendar.ts';
import { holdsCardNumber, isCardNumber } from '../payment/cardNumber.ts';
import { plainTextPattern } from '../patterns.ts';
import { type LicenseStatus, licenseStatuses, type ScreeningStatus } from './licenses.ts';

/** [LF-033] [LF-045] The first day that a date of a licence can be. */
export const earliestLicenseDate: IsoDate = '1990-01-01';

/** [LF-015] [LF-017] What the form puts in place of a date that was filled; it counts as empty. */
export const placeholderDate: IsoDate = '9999-01-01';

const timeOnWire = 'T10:00:00.000Z';

/** [LF-017] A date without the placeholder and the empty text: null where there is none. */
export function licenseDateOf(date: string | null): string | null {
  return date === '' || date === placeholderDate ? null : date;
}

/** [LF-033] [LF-034] [LF-035] What is wrong with a date that is given; no licence lasts until the year of the placeholder. */
export function licenseDateProblem(date: string): 'tooEarly' | 'notAllowed' | null {
  if (!isIsoDate(date) || date >= placeholderDate) return 'notAllowed';
  return date < earliestLicenseDate ? 'tooEarly' : null;
}

/** [LF-057] A day as licences are sent: the same instant wherever it is read, which is that day all over Canada. */
export function sentLicenseDate(day: IsoDate): string {
  return day + timeOnWire;
}

/** [LF-057] The day that was sent, whether it is a real one or not; null for another form. */
export function readLicenseDate(sent: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T10:00:00\.000Z$/.test(sent) ? sent.slice(0, -timeOnWire.length) : null;
}

/** [LF-043] */
export const longestLicenseNumber = 255;
/** */
export const longestLegalName = 255;

/** [LF-042] */
export const licenseNumberPattern = /^[A-Za-z0-9-]+$/;

/** What a licence says of itself, in the order of the form; days as `YYYY-MM-DD`, null where nothing is said. */
export type LicenseValues = {
  licensedProvince: string | null;
  status: LicenseStatus | null;
  legalName: string | null;
  licenseNumber: string | null;
  effectiveDate: string | null;
  expiredDate: string | null;
  screeningEffectiveDate: string | null;
  screeningStatus: ScreeningStatus | null;
};
export type LicenseField = keyof LicenseValues;

export const licenseFields = [
  'licensedProvince',
  'status',
  'legalName',
  'licenseNumber',
  'effectiveDate',
  'expiredDate',
  'screeningEffectiveDate',
  'screeningStatus',
] as const satisfies readonly LicenseField[];

export type LicenseProblem =
  | 'missing'
  | 'notAllowed'
  | 'wrongFormat'
  | 'tooLong'
  | 'cardNumber'
  | 'tooEarly'
  | 'beforeEffectiveDate'
  | 'afterExpiredDate';

type Status = Pick<LicenseValues, 'status'>;

/** [LF-029] to [LF-032] Whether a licence of this status needs its name, number and dates. */
function needsAll({ status }: Status): boolean {
  return status === 'AUTHORIZED' || status === 'RENEWAL_PENDING';
}

/** [LF-027] [LF-047] [LF-048] [LF-049] Of a new licence; that of an old one stays what it is. */
export function licensedProvinceProblem(
  province: string | null,
  offered: readonly string[],
): LicenseProblem | null {
  if (!province) return 'missing';
  return offered.includes(province) ? null : 'notAllowed';
}

/** [LF-020] The statuses that a licence can be given, by the one that is saved; null for a new one. */
export function statusesOffered(saved: LicenseStatus | null): readonly LicenseStatus[] {
  return licenseStatuses.filter((status) => saved !== 'IN_PROGRESS' || status !== 'RENEWAL_PENDING');
}

/** [LF-020] [LF-028] */
export function statusProblem(
  status: LicenseStatus | null,
  saved: LicenseStatus | null,
): LicenseProblem | null {
  if (!status) return 'missing';
  return statusesOffered(saved).includes(status) ? null : 'notAllowed';
}

/** [LF-029] */
export function legalNameProblem(name: string | null, rest: Status): LicenseProblem | null {
  if (!name) return needsAll(rest) ? 'missing' : null;
  if (name.length > longestLegalName) return 'tooLong';
  if (!plainTextPattern.test(name)) return 'wrongFormat';
  return holdsCardNumber(name) ? 'cardNumber' : null;
}

/** [LF-030] [LF-042] [LF-043] */
export function licenseNumberProblem(number: string | null, rest: Status): LicenseProblem | null {
  if (!number) return needsAll(rest) ? 'missing' : null;
  if (number.length > longestLicenseNumber) return 'tooLong';
  if (!licenseNumberPattern.test(number)) return 'wrongFormat';
  return isCardNumber(number) ? 'cardNumber' : null;
}

/** [LF-031] [LF-033] [LF-037] */
export function effectiveDateProblem(
  date: string | null,
  rest: Status & Pick<LicenseValues, 'expiredDate'>,
): LicenseProblem | null {
  const effective = licenseDateOf(date);
  const expired = licenseDateOf(rest.expiredDate);
  if (effective === null) return needsAll(rest) || expired !== null ? 'missing' : null;
  return licenseDateProblem(effective) ?? (isBefore(expired, effective) ? 'afterExpiredDate' : null);
}

/** [LF-032] [LF-034] [LF-036] */
export function expiredDateProblem(
  date: string | null,
  rest: Status & Pick<LicenseValues, 'effectiveDate'>,
): LicenseProblem | null {
  const expired = licenseDateOf(date);
  const effective = licenseDateOf(rest.effectiveDate);
  if (expired === null) return needsAll(rest) || effective !== null ? 'missing' : null;
  return licenseDateProblem(expired) ?? (isBefore(expired, effective) ? 'beforeEffectiveDate' : null);
}

/** [LF-035] */
export function screeningEffectiveDateProblem(date: string | null): LicenseProblem | null {
  const given = licenseDateOf(date);
  return given === null ? null : licenseDateProblem(given);
}

/** Only real days are compared: the other field says itself what is wrong with it. */
function isBefore(expired: string | null, effective: string | null): boolean {
  if (expired === null || effective === null) return false;
  if (licenseDateProblem(expired) !== null || licenseDateProblem(effective) !== null) return false;
  return expired < effective;
}

/** What the rules need to know besides: `offered` is null where the province stays what it is, `saved` for a new licence. */
export type LicenseFacts = { offered: readonly string[] | null; saved: LicenseStatus | null };

/** Everything that is wrong with a licence, by field; empty when it can be kept. */
export function licenseProblems(
  values: LicenseValues,
  { offered, saved }: LicenseFacts,
): Partial<Record<LicenseField, LicenseProblem>> {
  const found: Record<LicenseField, LicenseProblem | null> = {
    licensedProvince: offered && licensedProvinceProblem(values.licensedProvince, offered),
    status: statusProblem(values.status, saved),
    legalName: legalNameProblem(values.legalName, values),
    licenseNumber: licenseNumberProblem(values.licenseNumber, values),
    effectiveDate: effectiveDateProblem(values.effectiveDate, values),
    expiredDate: expiredDateProblem(values.expiredDate, values),
    screeningEffectiveDate: screeningEffectiveDateProblem(values.screeningEffectiveDate),
    screeningStatus: null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
