import { useIntl } from 'react-intl';
import type { Language } from '#domain/locales.ts';
import { type Formats, formatsOf } from '#domain/formats.ts';
import { formDateFormatOf } from '#domain/texts/formDateFormat.ts';
import { useText } from './useText.ts';

/** The language of the screen. */
export function useLanguage(): Language {
  return useIntl().locale === 'fr-CA' ? 'fr' : 'en';
}

/** Money, days, instants and names as the language of the screen writes them. */
export function useFormats(): Formats {
  return formatsOf(useLanguage(), formDateFormatOf(useText('kit')('date.pattern')));
}
