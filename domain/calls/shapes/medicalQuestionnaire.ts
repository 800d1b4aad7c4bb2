import * as z from 'zod';
import { rateCategories } from '../../rating/rateVersion.ts';

/** How a question about health is answered: yes or no, a whole number, or one of its options. */
export const medicalAnswerTypes = ['YES_NO', 'NUMBER', 'CHOICE'] as const;

/** [MQ-004] A question in one language; `options` are the answers that can be chosen. */
const medicalQuestion = z.object({
  questionKey: z.string(),
  questionText: z.string(),
  answerType: z.enum(medicalAnswerTypes),
  order: z.int(),
  options: z.array(z.object({ value: z.string(), text: z.string() })),
});
export type MedicalQuestion = z.output<typeof medicalQuestion>;

/** What an answer is measured by: one of `answers`, or a number from `from` on. */
const medicalCondition = z.object({
  questionKey: z.string(),
  answers: z.array(z.string()).optional(),
  from: z.number().optional(),
});
export type MedicalCondition = z.output<typeof medicalCondition>;

/** [MQ-004] Questions that belong together; those of a section with `showIf` are asked where that holds. */
const medicalSection = z.object({
  order: z.int(),
  description: z.string(),
  showIf: medicalCondition.nullable(),
  questions: z.array(medicalQuestion),
});

/** [MQ-004] */
const medicalPage = z.object({
  pageNumber: z.int(),
  description: z.string(),
  sections: z.array(medicalSection),
});
export type MedicalPage = z.output<typeof medicalPage>;

/** What answers make of a traveller: the first outcome of which every condition holds. */
const medicalOutcome = z.object({
  when: z.array(medicalCondition),
  rateCategory: z.enum(rateCategories),
  mqEligible: z.boolean(),
});

/** [MQ-004] A medical questionnaire in one language. */
export const medicalQuestionnaireData = z.object({
  pages: z.array(medicalPage),
  /** What is accepted at the end. */
  declaration: z.string(),
  outcomes: z.array(medicalOutcome),
});
export type MedicalQuestionnaireData = z.output<typeof medicalQuestionnaireData>;

const titledText = z.object({ title: z.string(), text: z.string() });

/** [MQ-002] A questionnaire with what its organization says about it. */
export const medicalQuestionnaireAnswer = z.object({
  organization: z.object({
    organizationCode: z.string(),
    /** [MQ-017] Said to whom the answers make not eligible. */
    mqNotEligible: titledText,
    /** [MQ-018] What an agent is to know before reading the questions aloud; null where that is not asked for. */
    mqLIAScripting: titledText.nullable(),
  }),
  medicalQuestionnaireData,
});
export type MedicalQuestionnaireAnswer = z.output<typeof medicalQuestionnaireAnswer>;
