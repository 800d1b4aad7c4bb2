import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { ApplicantForm, ApplyForm } from '#domain/apply/applyForm.ts';
import type { ApplyKey, ApplyProblems } from '#domain/apply/applyProblems.ts';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravellersForm } from '#domain/quote/forms.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';

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

export type ApplyContext = Omit<ApplyInput, 'form'> & {
  form: ApplyForm;
  problems: ApplyProblems;
  /** How often continuing was refused; the error summary takes the focus each time. */
  attempts: number;
  /** [AP-035] The plans at the prices that the application gives; null as long as they were not asked. */
  requoted: PlansForm | null;
  problem: string | null;
  /** [AP-027] In both languages; null until they are read. */
  consents: Record<Language, ConsentTexts> | null;
  towards: Towards;
  output: Pick<ApplyOutput, 'travellers' | 'plans'>;
};

/** Fields of a traveller that hold a text, a date part or a choice. */
export type ApplicantTextField = Exclude<
  keyof ApplicantForm,
  'paxId' | 'nameToFollow' | 'sameAsPrimary' | 'bill96Consent' | 'eligibilityConsent'
>;
export type ApplicantTick = 'nameToFollow' | 'sameAsPrimary' | 'bill96Consent' | 'eligibilityConsent';
export type PurchaseTextField = Exclude<
  keyof ApplyForm,
  'travellers' | 'legalConsent' | 'dependentsWaiver' | 'bill96Flag'
>;
export type PurchaseTick = 'legalConsent' | 'dependentsWaiver';

/** Whose content is read; the channel in its own spelling. */
export type ReadConsentsInput = { organizationCode: string; salesChannel: SalesChannel };

export type TypedApplicant = { paxId: string; field: ApplicantTextField; text: string };
export type TickedApplicant = { paxId: string; field: ApplicantTick; ticked: boolean };
export type TypedPurchase = { field: PurchaseTextField; text: string };
export type TickedPurchase = { field: PurchaseTick; ticked: boolean };

export type ApplyEvent =
  | ({ type: 'person.typeApplicant' } & TypedApplicant)
  | ({ type: 'person.tickApplicant' } & TickedApplicant)
  | ({ type: 'person.type' } & TypedPurchase)
  | ({ type: 'person.tick' } & TickedPurchase)
  | { type: 'person.leaveField'; key: ApplyKey }
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'person.acceptPrice' }
  | { type: 'person.changePlans' }
  | { type: 'person.changeAnswers' }
  | { type: 'person.retryConsents' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.leave'; towards: Towards };
