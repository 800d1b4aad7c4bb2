import type { PlanClass } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type { NeedsAnalysis } from '#domain/needsAnalysis/needsAnswers.ts';
import type { NeedsForm, needsForm } from '#domain/needsAnalysis/needsForm.ts';
import type { NeedsQuestionTexts } from '#domain/needsAnalysis/needsQuestions.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';
import type { ConnectionNews } from '../connection.ts';

/** Which questions are read. */
export type ReadNeedsInput = { planClass: PlanClass; effectiveDate: string };

export type NeedsAnalysisInput = {
  /** One row for each insured traveller, the primary first. */
  form: NeedsForm;
  asks: ReadNeedsInput;
};

export type NeedsAnalysisContext = FormContext<typeof needsForm> & {
  asks: ReadNeedsInput;
  /** Null until they are read. */
  questions: Record<Language, NeedsQuestionTexts> | null;
  problem: string | null;
};

export type NeedsAnalysisEvent =
  | FillEvent<typeof needsForm>
  | LeaveFieldEvent<typeof needsForm>
  | { type: 'person.openNeeds' }
  | { type: 'person.closeNeeds' }
  | { type: 'person.retry' }
  | ConnectionNews
  | { type: 'person.finishNeeds' };

/** What the chart reports to the step in which it is answered. */
export type NeedsAnalysisNews = { type: 'needsAnalysis.keepAnswers'; needs: NeedsAnalysis };
