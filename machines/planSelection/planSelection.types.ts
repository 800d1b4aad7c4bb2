import type { RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { EmployeeRelationship } from '#domain/catalogue/plans.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Catalogue } from '#domain/plans/bilingualCatalogue.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { TravellerQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import type { ConnectionNews } from '../connection.ts';
import type { MedicalQuestionnaireNews } from '../medicalQuestionnaire/medicalQuestionnaire.types.ts';
import type { NeedsAnalysisNews } from '../needsAnalysis/needsAnalysis.types.ts';
import type { PlanMatrixNews } from '../planMatrix/planMatrix.types.ts';
import type { ProductCardNews } from '../productCard/productCard.types.ts';

export type PlanSelectionInput = {
  form: PlansForm | null;
  facts: FlowFacts;
  travellers: TravellersForm;
  trip: TripForm | null;
  /** [PS-065] The day of an application that was begun already; today without one. */
  applicationDate?: IsoDate | null;
  /** [PS-100] What an application that was begun already states. */
  employeeRelationship?: EmployeeRelationship | null;
};

export type PlanSelectionOutput = { form: PlansForm; towards: Towards };

/** [QR-005] [QR-006] [QR-025] One traveller on the screen. */
export type TravellerOffers = {
  paxId: string;
  age: number;
  isLoading: boolean;
  /** Code of what keeps this traveller from having plans. */
  problem: string | null;
  /** Plans that are laid out as cards, by code; [PS-030]. */
  codes: readonly string[];
  /** Plans whose price is being asked for. */
  calculating: readonly string[];
};

/** [QR-026] Why a traveller keeps the step from being left. */
export type MissingPlan = 'planMissing' | 'calculating' | 'inError';

export type PlanSelectionContext = {
  facts: FlowFacts;
  travellers: TravellersForm;
  trip: TripForm | null;
  applicationDate: IsoDate | null;
  employeeRelationship: EmployeeRelationship | null;
  form: PlansForm;
  catalogue: Catalogue | null;
  recommendation: RecommendationAnswer | null;
  offers: readonly TravellerOffers[];
  /** [QR-005] Travellers in the request. */
  requested: readonly string[];
  /** [QR-011] */
  serverError: boolean;
  problem: string | null;
  /** By traveller, after the agent tried to go on. */
  problems: Readonly<Record<string, MissingPlan>>;
  /** [NA-012] After the agent tried to go on without the needs analysis, until it is answered. */
  needsProblem: boolean;
  /** How often continuing was refused; the error summary takes the focus each time. */
  attempts: number;
  towards: Towards;
};

/** [MQ-022] Answers about health, and the cards of their traveller that are not told yet. */
export type AnswersToTell = { questionnaire: TravellerQuestionnaire; codes: readonly string[] };

export type PlanSelectionEvent =
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'person.retryPlans' }
  | { type: 'person.retryTraveller'; paxId: string }
  | { type: 'parent.leave'; towards: Towards }
  | ConnectionNews
  | PlanMatrixNews
  | ProductCardNews
  | NeedsAnalysisNews
  | MedicalQuestionnaireNews
  | ({ type: 'planSelection.tellCards' } & AnswersToTell);

export type ReadProductsInput = {
  organizationCode: string;
  effectiveDate: string;
  salesChannel: 'b2b' | 'b2c';
};
