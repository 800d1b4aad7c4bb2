import type { Language } from '#domain/locales.ts';
import type { TranslationName } from '#domain/texts/translations.ts';
import type { JsonColumn } from '../database/columns.ts';

export type TranslationTables = {
  /** The space of an organization. */
  translation_spaces: {
    organization_code: string;
    /** [LN-009] Null takes that of the organization above. */
    form_date_format: string | null;
  };
  translations: {
    organization_code: string;
    translation: TranslationName;
    lang: Language;
    /** ICU messages by the dotted key of the text whose place they take. */
    labels: JsonColumn<Record<string, string>>;
  };
};
