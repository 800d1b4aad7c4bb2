import type { ApplicationKey } from './applications.ts';
import type { IsoDate } from './calendar.ts';
import type { Language } from './locales.ts';

/** The day of first screens as they are painted by the build; who hands one out puts the day of today there. */
export const paintedDay: IsoDate = '1901-02-03';

/** Folder of the painted first screens among the built files. */
export const paintedFolder = 'painted';

/** Name of the file that holds a painted first screen. */
export function paintedFile(painted: {
  application: ApplicationKey;
  language: Language;
  sample: boolean;
}): string {
  return `${painted.application}.${painted.language}${painted.sample ? '.sample' : ''}.html`;
}

/** A painted first screen as it is on a day, YYYY-MM-DD. */
export function paintedOn(today: IsoDate, markup: string): string {
  return markup.replaceAll(paintedDay, today).replaceAll(paintedDay.slice(0, 4), today.slice(0, 4));
}
