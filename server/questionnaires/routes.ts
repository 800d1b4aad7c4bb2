import { readMedicalQuestionnaire } from '#domain/calls/questionnaires/readMedicalQuestionnaire.ts';
import { languageOfHeader } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { readContent } from '../organizations/content.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { sellingOrganization } from '../quotes/question.ts';
import type { ReadMedical } from './readMedical.ts';

/** The call that reads the questions about health. */
export function questionnaireRoutes(services: {
  db: Database;
  organizations: Organizations;
  readMedical: ReadMedical;
}): Implementation[] {
  const { db, organizations, readMedical } = services;
  return [
    implement(readMedicalQuestionnaire, async ({ query, session }) => {
      const language = languageOfHeader(query.language);
      const organization = sellingOrganization({ organizations }, query, session);
      const content = await readContent(db, organizations, organization, language, query.salesChannel);
      if (!content) throw new Problem(404, 'notFound');
      const medicalQuestionnaireData = await readMedical({ ...query, language });
      if (!medicalQuestionnaireData) throw new Problem(404, 'medicalQuestionnaire.noQuestions');
      const { organizationCode, mqNotEligible, mqLIAScripting } = content;
      return {
        status: 200,
        body: {
          organization: {
            organizationCode,
            mqNotEligible,
            mqLIAScripting: query.mqLIAScripting === 'true' ? mqLIAScripting : null,
          },
          medicalQuestionnaireData,
        },
      };
    }),
  ];
}
