import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#domain/locales.ts';
import { defaultFormDateFormat, type FormDateFormat, formDateFormats } from '#domain/texts/formDateFormat.ts';
import type { Message } from '#domain/texts/message.ts';
import type { TranslationName } from '#domain/texts/translations.ts';
import type { Database } from '../database/database.ts';
import { lineageOf } from '../organizations/lineage.ts';
import type { Organization, Organizations } from '../organizations/organizations.ts';
import { readBuiltInTexts } from './builtInTexts.ts';
import { takenLabels } from './takenLabels.ts';

type Services = { db: Database; organizations: Organizations };

/** What organizations say in the place of our own texts, the nearest first. */
export function createTranslations({ db, organizations }: Services) {
  const builtIn = readBuiltInTexts();
  return {
    /** [LN-014] Labels of a space; what it lacks comes from the organizations above it, what cannot be taken is logged. */
    async labelsOf(
      space: Organization,
      translation: TranslationName,
      language: Language,
      log: FastifyBaseLogger,
    ): Promise<Record<string, Message>> {
      const codes = lineageOf(organizations, space);
      const rows = await db
        .selectFrom('translations')
        .select(['organization_code', 'labels'])
        .where('organization_code', 'in', codes)
        .where('translation', '=', translation)
        .where('lang', '=', language)
        .execute();
      const labels: Record<string, Message> = {};
      for (const code of codes.toReversed()) {
        const row = rows.find(({ organization_code }) => organization_code === code);
        const { taken, refused } = takenLabels(row?.labels ?? {}, builtIn);
        Object.assign(labels, taken);
        for (const { key, reason } of refused) {
          log.warn({ translationSpace: code, language, key, reason }, 'a label was not taken');
        }
      }
      return labels;
    },

    /** [LN-009] The format in which forms of a space write a day. */
    async formDateFormatOf(space: Organization, log: FastifyBaseLogger): Promise<FormDateFormat> {
      const codes = lineageOf(organizations, space);
      const rows = await db
        .selectFrom('translation_spaces')
        .selectAll()
        .where('organization_code', 'in', codes)
        .execute();
      for (const code of codes) {
        const told = rows.find(({ organization_code }) => organization_code === code)?.form_date_format;
        const format = formDateFormats.find((known) => known === told);
        if (format) return format;
        if (told) log.warn({ translationSpace: code, formDateFormat: told }, 'a date format was not taken');
      }
      return defaultFormDateFormat;
    },
  };
}
