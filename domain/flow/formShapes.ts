import { applicationForm } from '../apply/applyForm.ts';
import type { PaymentForm } from '../payment/paymentForm.ts';
import type { ChosenPlan, EarlierPlan, PlansForm, ProductEntry } from '../plans/plansForm.ts';
import { toggles } from '../catalogue/travellers.ts';
import { keptOf } from '../forms/kept.ts';
import type { NeedsAnalysis } from '../needsAnalysis/needsAnswers.ts';
import { needsForm } from '../needsAnalysis/needsForm.ts';
import type { TravellerQuestionnaire } from '../questionnaires/travellerQuestionnaire.ts';
import type { FlowForms } from './flowForms.ts';
import type { LocationEntry, TravelLocation } from '../quote/forms.ts';
import { travellerDetailsForm } from '../quote/travellersForm.ts';
import { tripDetailsForm } from '../quote/tripForm.ts';

/** A value of each field's kind, or the question whether a value fits. */
type Sample<Value> = { [Name in keyof Value]: unknown };
type Fits = (value: unknown) => boolean;

const oneOf =
  (values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value);
const nullOr =
  (sample: unknown): Fits =>
  (value) =>
    value === null || hasShapeOf(value, sample);
const cents: Fits = Number.isSafeInteger;
const toggle = oneOf(['', ...toggles]);

/** Names by language and then by field, which early drafts have not. */
const isCalled: Fits = (value) =>
  value === undefined ||
  (hasShapeOf(value, {}) && Object.values(value as object).every((names) => isRecordOfTexts(names)));
const isRecordOfTexts: Fits = (value) =>
  hasShapeOf(value, {}) && Object.values(value as object).every((text) => typeof text === 'string');
const location: Sample<Required<TravelLocation>> = {
  id: '',
  iata: '',
  name: '',
  city: '',
  state: '',
  country: '',
  called: isCalled,
};
const place: Sample<LocationEntry> = { text: '', chosen: nullOr(location) };
const isPlace: Fits = (value) => hasShapeOf(value, place);
const places = { departure: isPlace, destination: isPlace };

const product: Sample<ProductEntry> = {
  paxId: '',
  age: nullOr(0),
  dateOfBirth: nullOr(''),
  code: nullOr(''),
  totalCents: cents,
  premiumCents: cents,
  plan: nullOr(''),
  type: nullOr(''),
};
const texts = { en: '', fr: '' };
const document = nullOr({ href: '', text: '' });
const documents = { policy: document, product: document, factSheet: document, noticeOfRescission: document };
const chosen: Omit<Sample<ChosenPlan>, 'questionnaireMinimumAge' | 'topUpDays'> = {
  paxId: '',
  code: '',
  name: texts,
  premiumCents: cents,
  adjustments: [{ breakdownType: '', amountCents: cents }],
  optionalBenefits: [{ code: '', name: texts, premiumCents: cents }],
  premiumTotalCents: cents,
  preference: {},
  documents: { en: documents, fr: documents },
  eligibilityText: nullOr(texts),
  rateVersion: '',
};

const earlier: Sample<EarlierPlan> = {
  paxId: '',
  code: '',
  name: texts,
  premiumTotalCents: cents,
  benefits: [''],
  params: {},
};

const needs: Sample<NeedsAnalysis> = {
  form: (kept: unknown) => keptOf(needsForm).read(kept) !== null,
  isComplete: false,
};

/** As much of a questionnaire as its chart rests on. */
const questionnaire: Partial<Sample<TravellerQuestionnaire>> = {
  paxId: '',
  pageAnswers: {},
  inProgress: nullOr({ answers: {} }),
};

/** Reads a form of the shape of a sample: one that has all, lists with one item. */
const like =
  (sample: unknown) =>
  (kept: unknown): unknown =>
    hasShapeOf(kept, sample) ? kept : null;

const declared = {
  travellers: keptOf(travellerDetailsForm, places),
  trip: keptOf(tripDetailsForm, places),
  apply: keptOf(applicationForm),
};

const readers: Record<keyof FlowForms, (kept: unknown) => unknown> = {
  travellers: declared.travellers.read,
  trip: declared.trip.read,
  plans: like({
    plans: {
      products: [product],
      tripParams: [{ paxId: '', plan: '', params: {} }],
      amfRequirement: nullOr(false),
      individualPayment: toggle,
    } satisfies Sample<PlansForm['plans']>,
    chosen: [chosen],
    earlier: (kept: unknown) => kept === undefined || hasShapeOf(kept, [earlier]),
    needs: (kept: unknown) => kept === null || hasShapeOf(kept, needs),
    confirmed: (kept: unknown) => kept === undefined || hasShapeOf(kept, ['']),
    layout: (kept: unknown) => kept === undefined || kept === 'table' || kept === 'cards',
    questionnaires: [questionnaire],
    pricedFor: '',
  } satisfies Sample<PlansForm>),
  apply: declared.apply.read,
  payment: like({
    purchaseId: nullOr(''),
    method: '',
    cardHolderName: '',
    seller: (kept: unknown) => kept === undefined || typeof kept === 'string',
  } satisfies Sample<PaymentForm>),
};

/**
 * The forms of a draft, however old it is: a form of today's shape as it is, any other as one that was not left yet, so
 * that its step is asked for again. What is no form any more is left out.
 */
export function formsOfToday(kept: Record<string, unknown>): FlowForms {
  const forms = Object.entries(readers).map(([name, read]) => [name, read(kept[name])]);
  return Object.fromEntries(forms) as FlowForms;
}

/** Where the forms of a draft have a text that is longer than its field keeps, by path. */
export function overlongTexts(forms: object): string[] {
  return Object.entries(declared).flatMap(([name, { overlong }]) =>
    overlong((forms as Partial<Record<string, unknown>>)[name]).map((at) => `${name}.${at}`),
  );
}

function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (typeof sample === 'function') return (sample as Fits)(value);
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => hasShapeOf(item, sample[0]));
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(sample).every(([name, inner]) =>
    hasShapeOf((value as Record<string, unknown>)[name], inner),
  );
}
