import type { ActorRefFrom } from 'xstate';
import type { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';

export type MedicalRef = ActorRefFrom<typeof medicalQuestionnaireMachine>;

/** The questionnaire of one traveller, and the place of that traveller among those who are insured. */
export type MedicalProps = { actor: MedicalRef; number: number };
