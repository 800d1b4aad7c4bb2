import { businessZone } from './calendar.ts';
import { type Language, locales } from './locales.ts';
import { defaultFormDateFormat, type FormDateFormat, writtenDay } from './texts/formDateFormat.ts';

export type Formats = {
  /** [LN-004] Integer cents as `$1,234.50` or `1 234,50 $`, with a true minus. */
  money(cents: number): string;
  /** [LN-029] Dollars without their sign, grouped and with two decimals: `1,234.50` or `1 234,50`. */
  amount(dollars: number): string;
  number(value: number): string;
  /** A ratio: 0.125 is `12.5%` or `12,5 %`. */
  percent(ratio: number): string;
  /** A day `YYYY-MM-DD` in words: `January 1, 2026` or `1er janvier 2026`. */
  date(isoDate: string): string;
  /** [LN-009] How forms write a day. */
  formDateFormat: FormDateFormat;
  /** [LN-009] A day `YYYY-MM-DD` as forms write it; what is no day stays as it is. */
  formDay(text: string): string;
  /** A month from 1 to 12 in words. */
  month(month: number): string;
  /** [LN-006] [LN-007] An instant in epoch milliseconds as `YYYY-MM-DD h:mma z` in Toronto. */
  transactionTime(epochMs: number): string;
  /** Two-letter region code to its name. */
  country(code: string): string;
  list(items: readonly string[]): string;
  /** [LN-034] Order of two texts in this language; numbers as people count, 2 before 11. */
  compare(left: string, right: string): number;
};

const narrowSpace = /\u202f/g;
const withFullSpaces = (text: string) => text.replace(narrowSpace, '\u00a0');

const dayOf = (isoDate: string) => {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return { day, instant: Date.UTC(year, month - 1, day) };
};

/** Made when it is first asked for: the browser reads much for each of them, and a screen needs few. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}

function createFormats(language: Language, formDateFormat: FormDateFormat): Formats {
  const { tag } = locales[language];
  const money = lazily(
    () => new Intl.NumberFormat(tag, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' }),
  );
  const amount = lazily(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const number = lazily(() => new Intl.NumberFormat(tag));
  const percent = lazily(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));
  const date = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
  const month = lazily(() => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));
  const moment = lazily(
    () =>
      new Intl.DateTimeFormat(tag, {
        timeZone: businessZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  );
  const countries = lazily(() => new Intl.DisplayNames(tag, { type: 'region' }));
  const list = lazily(() => new Intl.ListFormat(tag));
  const collator = lazily(() => new Intl.Collator(tag, { numeric: true }));

  return {
    money: (cents) => withFullSpaces(money().format(cents / 100)).replace('-', '\u2212'),
    amount: (dollars) => withFullSpaces(amount().format(dollars)),
    number: (value) => withFullSpaces(number().format(value)),
    percent: (ratio) => withFullSpaces(percent().format(ratio)),
    date: (isoDate) => {
      const { day, instant } = dayOf(isoDate);
      const text = date().format(instant);
      return language === 'fr' && day === 1 ? text.replace(/^1 /, '1er ') : text;
    },
    formDateFormat,
    formDay: (text) => writtenDay(text, formDateFormat),
    month: (value) => month().format(Date.UTC(2000, value - 1, 1)),
    transactionTime: (epochMs) => {
      const part = Object.fromEntries(
        moment()
          .formatToParts(epochMs)
          .map(({ type, value }) => [type, value]),
      );
      const hour = Number(part.hour);
      const half = hour < 12 ? 'am' : 'pm';
      return `${part.year}-${part.month}-${part.day} ${hour % 12 || 12}:${part.minute}${half} ${part.timeZoneName}`;
    },
    country: (code) => countries().of(code) ?? code,
    list: (items) => list().format(items),
    compare: (left, right) => collator().compare(left, right),
  };
}

const made = new Map<string, Formats>();

/** Formats of a language, made once for each format of forms. */
export function formatsOf(
  language: Language,
  formDateFormat: FormDateFormat = defaultFormDateFormat,
): Formats {
  const key = `${language} ${formDateFormat}`;
  const formats = made.get(key) ?? createFormats(language, formDateFormat);
  made.set(key, formats);
  return formats;
}
