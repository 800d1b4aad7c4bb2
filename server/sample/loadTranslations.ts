import { languages } from '#domain/locales.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import texts from './translations.json' with { type: 'json' };

const spaces = Object.entries(texts);

/** [LN-014] What some organizations say in the place of our own texts, and how their forms write a day. */
export async function loadTranslations(tx: DatabaseTransaction): Promise<void> {
  await insertRows(
    tx,
    'translation_spaces',
    spaces.map(([organization_code, { formDateFormat }]) => ({
      organization_code,
      form_date_format: formDateFormat,
    })),
  );
  await insertRows(
    tx,
    'translations',
    spaces.flatMap(([organization_code, space]) =>
      languages.map((lang) => ({
        organization_code,
        translation: 'portal' as const,
        lang,
        labels: JSON.stringify(space[lang]),
      })),
    ),
  );
}
