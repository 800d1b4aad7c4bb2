import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { ApplyForm, applicationForm } from '#domain/apply/applyForm.ts';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { LostPlan } from '#domain/apply/requote.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import type { ConnectionNews } from '../connection.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type ApplyInput = {
  form: ApplyForm | null;
  facts: FlowFacts;
  travellers: TravellersForm;
  trip: TripForm | null;
  plans: PlansForm;
  language: Language;
};

/** `travellers` and `plans` are null unless the quote was asked again ([AP-035]). */
export type ApplyOutput = {
  form: ApplyForm;
  towards: Towards;
  travellers: TravellersForm | null;
  plans: PlansForm | null;
};

export type ApplyContext = Omit<ApplyInput, 'form'> &
  FormContext<typeof applicationForm> & {
    /** [AP-035] The plans at the prices that the application gives; null as long as they were not asked. */
    requoted: PlansForm | null;
    /** [AP-035] The plans that cannot be bought as the application stands, as it was priced last. */
    lost: readonly LostPlan[];
    problem: string | null;
    /** [AP-027] In both languages; null until they are read. */
    consents: Record<Language, ConsentTexts> | null;
    towards: Towards;
    output: Pick<ApplyOutput, 'travellers' | 'plans'>;
  };

/** Whose content is read; the channel in its own spelling. */
export type ReadConsentsInput = { organizationCode: string; salesChannel: SalesChannel };

export type ApplyEvent =
  | FillEvent<typeof applicationForm>
  | LeaveFieldEvent<typeof applicationForm>
  | ConnectionNews
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'person.acceptPrice' }
  | { type: 'person.changePlans' }
  | { type: 'person.changeAnswers' }
  | { type: 'person.retryConsents' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.leave'; towards: Towards };
