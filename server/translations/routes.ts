import { getTmsConfiguration } from '#domain/calls/translations/getTmsConfiguration.ts';
import { getTmsTranslations } from '#domain/calls/translations/getTmsTranslations.ts';
import { languageOfHeader } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import type { Organization, Organizations } from '../organizations/organizations.ts';
import { createTranslations } from './translations.ts';

export function translationRoutes(services: {
  db: Database;
  organizations: Organizations;
}): Implementation[] {
  const translations = createTranslations(services);
  const spaceOf = (code: string): Organization => {
    const space = services.organizations.find(code);
    if (!space) throw new Problem(404, 'notFound');
    return space;
  };
  return [
    implement(getTmsTranslations, async ({ params: { translationSpace, translation }, query, log }) => ({
      status: 200,
      body: {
        labels: await translations.labelsOf(
          spaceOf(translationSpace),
          translation,
          languageOfHeader(query.lang),
          log,
        ),
      },
    })),
    implement(getTmsConfiguration, async ({ params: { translationSpace }, log }) => ({
      status: 200,
      body: { formDateFormat: await translations.formDateFormatOf(spaceOf(translationSpace), log) },
    })),
  ];
}
