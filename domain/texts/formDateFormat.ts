import { isIsoDate } from '../calendar.ts';

/** [LN-009] The ways in which a form may write a day. */
export const formDateFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'DD-MM-YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
] as const;
export type FormDateFormat = (typeof formDateFormats)[number];

/** The format of forms for which nothing is configured. */
export const defaultFormDateFormat: FormDateFormat = 'YYYY-MM-DD';

/** A text of a catalogue as a format; the default one when it is none. */
export function formDateFormatOf(text: string): FormDateFormat {
  return formDateFormats.find((format) => format === text) ?? defaultFormDateFormat;
}

/** [LN-009] A day `YYYY-MM-DD` as forms write it; any other text stays as it was typed. */
export function writtenDay(text: string, format: FormDateFormat): string {
  if (!isIsoDate(text)) return text;
  const [year = '', month = '', day = ''] = text.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}
