import * as z from 'zod';
import { planClasses } from '../../catalogue/plans.ts';
import { defineCall } from '../call.ts';
import { medicalQuestionnaireAnswer } from '../shapes/medicalQuestionnaire.ts';
import { isoDate, languageHeader, organizationCode, salesChannel } from '../shapes/text.ts';

/** [MQ-001] [MQ-002] [MQ-003] The questions about health that hold for a class of plans on a day, in one language. */
export const readMedicalQuestionnaire = defineCall({
  name: 'readMedicalQuestionnaire',
  method: 'GET',
  path: '/api/product/medicalQuestionaire',
  query: z.strictObject({
    planClass: z.enum(planClasses),
    date: isoDate,
    language: languageHeader,
    salesChannel,
    /** [MQ-018] Whether the content of the organization has words about it. */
    mqLIAScripting: z.enum(['true', 'false']),
    organizationCode,
  }),
  answers: { 200: medicalQuestionnaireAnswer },
  access: { kind: 'claims', allOf: ['BOOKING.ANSWER_QUESTIONNAIRE'] },
  scope: { names: 'organization', at: 'query.organizationCode' },
  ratePerMinute: { address: 1200, session: 120 },
  example: {
    query: {
      planClass: 'VTC',
      date: '2027-02-01',
      language: 'EN',
      salesChannel: 'b2b',
      mqLIAScripting: 'true',
      organizationCode: 'CM',
    },
  },
});
