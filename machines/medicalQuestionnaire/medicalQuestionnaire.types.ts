import type { SalesChannel } from '#domain/applications.ts';
import type { PlanClass } from '#domain/catalogue/plans.ts';
import type {
  MedicalContent,
  TravellerQuestionnaire,
} from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { ConnectionNews } from '../connection.ts';

/** [MQ-001] Which questionnaire is read. */
export type ReadMedicalInput = {
  planClass: PlanClass;
  date: string;
  salesChannel: SalesChannel;
  organizationCode: string;
};

export type MedicalQuestionnaireInput = {
  /** [MQ-021] What the traveller answered before. */
  questionnaire: TravellerQuestionnaire;
  asks: ReadMedicalInput;
};

export type MedicalQuestionnaireContext = MedicalQuestionnaireInput & {
  /** Null until it is read. */
  content: MedicalContent | null;
  /** [MQ-020] Questions of the page that were passed over, by key. */
  unanswered: readonly string[];
  /** [MQ-020] The declaration is ticked, and whether finishing was tried without. */
  isAccepted: boolean;
  isDeclarationMissed: boolean;
  /** How often going on was refused; the error summary takes the focus each time. */
  attempts: number;
  problem: string | null;
};

export type AnswerGiven = { key: string; answer: string };

export type MedicalQuestionnaireEvent =
  | { type: 'person.takeQuestionnaire' }
  | { type: 'person.editQuestionnaire' }
  | { type: 'person.closeQuestionnaire' }
  | { type: 'person.retry' }
  | ConnectionNews
  | ({ type: 'person.answerQuestion' } & AnswerGiven)
  | { type: 'person.nextPage' }
  | { type: 'person.previousPage' }
  | { type: 'person.acceptDeclaration' }
  | { type: 'person.withdrawDeclaration' }
  | { type: 'person.finishQuestionnaire' };

/** What the chart reports to the step in which it is answered. */
export type MedicalQuestionnaireNews =
  | { type: 'medicalQuestionnaire.keepProgress'; questionnaire: TravellerQuestionnaire }
  | { type: 'medicalQuestionnaire.complete'; questionnaire: TravellerQuestionnaire };
