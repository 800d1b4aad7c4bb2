import { isIsoDate } from '#domain/calendar.ts';
import { defaultFormDateFormat, type FormDateFormat, writtenDay } from '#domain/texts/formDateFormat.ts';

const monthNames = new Map<string, number>();

/** Names and short names of the months in both languages, without accents and dots. */
function knownMonths(): ReadonlyMap<string, number> {
  if (monthNames.size > 0) return monthNames;
  for (const tag of ['en-CA', 'fr-CA']) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        monthNames.set(bare(format.format(Date.UTC(2000, month - 1, 1))), month);
      }
    }
  }
  return monthNames;
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase();
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
}

function isoDate(year: string, month: string | number, day: string): string | null {
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  const isReal =
    monthNumber >= 1 &&
    monthNumber <= 12 &&
    dayNumber >= 1 &&
    dayNumber <= daysInMonth(Number(year), monthNumber);
  return isReal
    ? `${year}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`
    : null;
}

/** Whether forms write the day or the month first, where the year stands last with this separator. */
function firstOfYearLast(separator: string, format: FormDateFormat): 'day' | 'month' | null {
  if (format.endsWith('YYYY') && format[2] === separator) return format.startsWith('DD') ? 'day' : 'month';
  return separator === '-' ? 'day' : null;
}

type Parts = Readonly<Record<string, string>>;

const unmistakable = [
  /^(?<year>\d{4})([-/. ])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})(?:er)? (?<name>[a-z]+),? (?<year>\d{4})$/,
  /^(?<name>[a-z]+) (?<day>\d{1,2}),? (?<year>\d{4})$/,
];
const yearLast = /^(?<first>\d{1,2})(?<separator>[-/ ])(?<second>\d{1,2})\2(?<year>\d{4})$/;

function yearLastDate({ first = '', separator = '', second = '', year = '' }: Parts, format: FormDateFormat) {
  const leads = firstOfYearLast(separator, format);
  if (leads === 'month') return isoDate(year, first, second);
  if (leads === 'day' || first === second || Number(first) > 12) return isoDate(year, second, first);
  return Number(second) > 12 ? isoDate(year, first, second) : null;
}

/**
 * A real day from what people type and paste, as `YYYY-MM-DD`, or null:
 * `2028-02-29`, `2028/2/29`, `20280229`, `29-02-2028` (day first), `29 février 2028`, `Feb. 29, 2028`.
 * With slashes and the year last the format of forms tells day from month, else only a day above 12; anything that
 * could mean two days is null.
 */
export function readDateText(text: string, format: FormDateFormat = defaultFormDateFormat): string | null {
  const words = bare(text.trim());
  const ambiguous = yearLast.exec(words)?.groups;
  if (ambiguous) return yearLastDate(ambiguous, format);
  const parts = unmistakable.map((writing) => writing.exec(words)?.groups).find(Boolean);
  if (!parts) return null;
  const { year = '', month, name = '', day = '' } = parts;
  return isoDate(year, month ?? knownMonths().get(name) ?? 0, day);
}

/** A real day that is written in exactly this format, as `YYYY-MM-DD`, or null. */
export function readWrittenDay(text: string, format: FormDateFormat): string | null {
  const written = text.trim();
  const part = (name: string) => written.slice(format.indexOf(name), format.indexOf(name) + name.length);
  const day = `${part('YYYY')}-${part('MM')}-${part('DD')}`;
  return isIsoDate(day) && writtenDay(day, format) === written ? day : null;
}
