import { fromPromise } from 'xstate';
import { readMedicalQuestionnaire } from '#domain/calls/questionnaires/readMedicalQuestionnaire.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { MedicalContent } from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { ReadMedicalInput } from '#machines/medicalQuestionnaire/medicalQuestionnaire.types.ts';
import type { CallServer } from '../ports/http.ts';
import type { OrganizationQueries } from './organizationQueries.ts';

/** [MQ-001] [MQ-018] [MQ-024] Fills the port of reading the medical questionnaire, in both languages. */
export function medicalPorts(callServer: CallServer, organization: OrganizationQueries) {
  return {
    readQuestionnaire: fromPromise<MedicalContent, ReadMedicalInput>(async ({ input, signal }) => {
      const read = async (language: Language) => {
        const { mqLIAScripting } = await organization.content(language, input);
        const query = {
          ...input,
          language: locales[language].header,
          mqLIAScripting: mqLIAScripting.text === '' ? ('false' as const) : ('true' as const),
        };
        return (await callServer(readMedicalQuestionnaire, { query }, signal)).body;
      };
      const [en, fr] = await Promise.all([read('en'), read('fr')]);
      return { en, fr };
    }),
  };
}
