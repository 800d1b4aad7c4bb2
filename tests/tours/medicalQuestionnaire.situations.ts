import type { MedicalQuestionnaireEvent } from '#machines/medicalQuestionnaire/medicalQuestionnaire.types.ts';

export const give = (key: string, answer: string): MedicalQuestionnaireEvent => ({
  type: 'person.answerQuestion',
  key,
  answer,
});
export const next = { type: 'person.nextPage' } as const;
export const previous = { type: 'person.previousPage' } as const;
export const accept = { type: 'person.acceptDeclaration' } as const;
export const finish = { type: 'person.finishQuestionnaire' } as const;
