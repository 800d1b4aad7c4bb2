import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { offeredClass } from '#domain/catalogue/offeredClass.ts';
import { answeredPrice, questionFor, withAnswers } from '#domain/plans/cardQuestion.ts';
import { choicesThatStay, earlierPlan } from '#domain/plans/earlierPlans.ts';
import { hasNoUsablePlan, type OfferFacts, offersOf, withQuestionnaire } from '#domain/plans/offers.ts';
import { needsAreAnswered } from '#domain/flow/needsAreAnswered.ts';
import { amfRequires } from '#domain/needsAnalysis/amfRequirement.ts';
import { needsAnalysisOf, needsFormFor } from '#domain/needsAnalysis/needsAnswers.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { PlansForm, PlansLayout } from '#domain/plans/plansForm.ts';
import { type CardOffer, questionnaireBars } from '#domain/plans/productCard.ts';
import { emptyTravellersPlan, heldPlan } from '#domain/plans/travellersPlan.ts';
import {
  type TravellerQuestionnaire,
  unansweredQuestionnaire,
} from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { plansThatHold, priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import { insuredRows, quotedTraveller, toQuoteBody } from '#domain/quote/quoteBody.ts';
import { coverageStart } from '#domain/quote/tripOnWire.ts';
import type { MedicalQuestionnaireInput } from '../medicalQuestionnaire/medicalQuestionnaire.types.ts';
import type { NeedsAnalysisInput } from '../needsAnalysis/needsAnalysis.types.ts';
import type { ProductCardInput } from '../productCard/productCard.types.ts';
import type {
  MissingPlan,
  PlanSelectionContext,
  PlanSelectionInput,
  TravellerOffers,
} from './planSelection.types.ts';

/** [QS-007] The form as the step opens: plans whose price no longer holds are gone. */
export function openingForm({ form, facts, travellers, trip }: PlanSelectionInput): PlansForm {
  const basis = priceBasis(travellers, trip, facts);
  const opened: PlansForm = form
    ? plansThatHold(form, basis)
    : {
        plans: emptyTravellersPlan,
        chosen: [],
        needs: null,
        questionnaires: [],
        pricedFor: writeBasis(basis),
      };
  const amfRequirement = amfRequires(travellers.province) || null;
  const needs = opened.needs && needsAnalysisOf(needsFormFor(idsOf(travellers), opened.needs.form));
  const questionnaires = opened.questionnaires.filter(
    ({ paxId, planClass }) =>
      idsOf(travellers).includes(paxId) && planClass === offeredClass(travellers.flowTravellerType),
  );
  return { ...opened, needs, questionnaires, plans: { ...opened.plans, amfRequirement } };
}

const idsOf = (travellers: TravellersForm) => insuredRows(travellers).map(({ id }) => id);

/** [NA-001] [NA-013] The needs analysis of everybody who is insured, as far as it was answered. */
export function needsInput({ travellers, form, facts }: PlanSelectionContext): NeedsAnalysisInput {
  return {
    form: form.needs?.form ?? needsFormFor(idsOf(travellers), null),
    asks: { planClass: offeredClass(travellers.flowTravellerType), effectiveDate: facts.today },
  };
}

/** [MQ-001] [MQ-021] The medical questionnaire of a traveller, as far as it was answered. */
export function questionnaireInput(
  { travellers, form, facts }: PlanSelectionContext,
  paxId: string,
): MedicalQuestionnaireInput {
  const planClass = offeredClass(travellers.flowTravellerType);
  return {
    questionnaire: questionnaireOf(form, paxId) ?? unansweredQuestionnaire(paxId, planClass),
    asks: {
      planClass,
      date: facts.today,
      salesChannel: facts.channel,
      organizationCode: facts.organizationCode,
    },
  };
}

/** [MQ-023] What is kept of one traveller’s questionnaire. */
function questionnaireOf({ questionnaires }: PlansForm, paxId: string) {
  return questionnaires.find((questionnaire) => questionnaire.paxId === paxId);
}

/** The plans that are laid out as cards of a traveller. */
export function cardsOf({ offers }: PlanSelectionContext, paxId: string): readonly string[] {
  return offers.find((offer) => offer.paxId === paxId)?.codes ?? [];
}

/** [MQ-023] The form with the questionnaire of one traveller in place of the earlier one. */
export function withKeptQuestionnaire(form: PlansForm, questionnaire: TravellerQuestionnaire): PlansForm {
  const others = form.questionnaires.filter(({ paxId }) => paxId !== questionnaire.paxId);
  return { ...form, questionnaires: [...others, questionnaire] };
}

/** [NA-012] Whether the needs analysis keeps the step from being left. */
export function needsAreMissing({ travellers, form }: PlanSelectionContext): boolean {
  return !needsAreAnswered({ travellers, plans: form });
}

/** Everybody who is insured; of a family the primary alone. */
export function openingOffers({ travellers }: PlanSelectionInput): TravellerOffers[] {
  return insuredRows(travellers).map((row) => {
    const { id, age } = quotedTraveller(row);
    return { paxId: id, age, isLoading: false, problem: null, codes: [], calculating: [] };
  });
}

/** How the plans are laid out as the step opens: as somebody chose, else for several travellers as a table. */
export function shownLayout({ form, offers }: PlanSelectionContext): PlansLayout {
  return form.layout ?? (offers.length > 1 ? 'table' : 'cards');
}

/** The quote of some travellers, every plan on offer with its default parameters. */
export function quoteOfPlans(context: PlanSelectionContext): QuoteBody {
  return questionFor(wholeQuote(context), context.requested);
}

/** [PS-100] The quote of everybody, with the discount of an employee as far as the relationship is known. */
function wholeQuote({ travellers, trip, facts, employeeRelationship }: PlanSelectionContext): QuoteBody {
  return toQuoteBody({ travellers, trip, facts, ...(employeeRelationship && { employeeRelationship }) });
}

export function offerFacts({ facts, travellers, trip, applicationDate }: PlanSelectionContext): OfferFacts {
  return {
    organizationKind: facts.organizationKind,
    organizationCategory: facts.organizationCategory,
    flowTravellerType: travellers.flowTravellerType,
    superVisa: trip?.isSuperVisa === 'true',
    startDate: coverageStart(travellers, trip),
    applicationDate: applicationDate ?? facts.today,
  };
}

/** [QR-010] [QR-025] The travellers of a request once their recommendation is known. */
export function withRecommendation(
  context: PlanSelectionContext,
  answer: RecommendationAnswer,
): TravellerOffers[] {
  return context.offers.map((offer) => {
    if (!context.requested.includes(offer.paxId) || !hasNoUsablePlan(answer, offer.paxId)) return offer;
    const pax = answer.paxes.find(({ referenceNumber }) => referenceNumber === offer.paxId);
    return { ...offer, isLoading: false, problem: pax?.errors[0]?.code ?? 'traveller.noPlan' };
  });
}

/** Those of a request who can be priced: a recommendation was found for them. */
export function priceable({ offers, requested }: PlanSelectionContext): string[] {
  return offers
    .filter(({ paxId, problem }) => requested.includes(paxId) && problem === null)
    .map(({ paxId }) => paxId);
}

/** [QR-006] [QR-007] [QR-025] The travellers of a request once their prices are known, and the cards to lay out. */
export function laidOut(
  context: PlanSelectionContext,
  answer: QuoteAnswer,
): { offers: TravellerOffers[]; cards: ProductCardInput[] } {
  const cards: ProductCardInput[] = [];
  const offers = context.offers.map((offer) => {
    if (!context.requested.includes(offer.paxId)) return offer;
    const errors = answer.paxes.find(({ referenceNumber }) => referenceNumber === offer.paxId)?.errors ?? [];
    if (errors[0]) return { ...offer, isLoading: false, problem: errors[0].code };
    const inputs = cardInputs(context, offer, answer).filter(
      ({ offer: { code } }) => !offer.codes.includes(code),
    );
    cards.push(...inputs);
    const codes = [...offer.codes, ...inputs.map((input) => input.offer.code)];
    return { ...offer, isLoading: false, problem: codes.length === 0 ? 'traveller.noPlan' : null, codes };
  });
  return { offers, cards };
}

function cardInputs(
  context: PlanSelectionContext,
  traveller: TravellerOffers,
  answer: QuoteAnswer,
): ProductCardInput[] {
  const { catalogue, recommendation, form } = context;
  if (!catalogue || !recommendation) return [];
  const alone = questionFor(wholeQuote(context), [traveller.paxId]);
  const questionnaire = questionnaireOf(form, traveller.paxId);
  return offersOf(traveller, recommendation, catalogue, offerFacts(context)).map((laid) => {
    const offer = withQuestionnaire(laid, questionnaire);
    const question = offer.isMqRequired ? withAnswers(alone, questionnaire) : alone;
    return { offer, price: answeredPrice(answer, offer), question, ...choicesFor(form, offer) };
  });
}

/** What stands on a card from an earlier visit, or from the plan that was chosen for another trip. */
function choicesFor(
  form: PlansForm,
  offer: CardOffer,
): Pick<ProductCardInput, 'stored' | 'benefits' | 'isSelected'> {
  const isOfCard = ({ paxId, code }: { paxId: string; code: string }) =>
    paxId === offer.paxId && code === offer.code;
  const held = heldPlan(form.plans, offer.paxId);
  const returning = returningCode(form, offer.paxId) === offer.code && earlierPlan(form, offer.paxId);
  if (returning) {
    const { params, benefits } = returning;
    return { stored: choicesThatStay(offer, params), benefits, isSelected: !questionnaireBars(offer) };
  }
  const kept = form.plans.tripParams.find(({ paxId, plan }) => isOfCard({ paxId, code: plan }));
  const chosen = form.chosen.find(isOfCard);
  return {
    stored: kept?.params ?? null,
    benefits: chosen?.optionalBenefits.map(({ code }) => code) ?? [],
    isSelected: held?.code === offer.code,
  };
}

/** The plan that a traveller without one had chosen for another trip; null where none waits for its new price. */
function returningCode(form: PlansForm, paxId: string): string | null {
  return heldPlan(form.plans, paxId) ? null : (earlierPlan(form, paxId)?.code ?? null);
}

/** The plan whose card is told when a traveller takes another one: the one that is held, or that waits for its new price. */
export function planToRelease({ form, offers }: PlanSelectionContext, paxId: string): string | null {
  const code = heldPlan(form.plans, paxId)?.code ?? returningCode(form, paxId);
  const isLaidOut = offers.some((offer) => offer.paxId === paxId && offer.codes.includes(code ?? ''));
  return isLaidOut ? code : null;
}

/** The plans of a form that are still on offer to their travellers. */
export function stillOffered(form: PlansForm, offers: readonly TravellerOffers[]): PlansForm {
  const isOffered = ({ paxId, plan }: { paxId: string; plan: string | null }) =>
    plan === null || offers.some((offer) => offer.paxId === paxId && offer.codes.includes(plan));
  if (form.plans.products.every(isOffered)) return form;
  return {
    ...form,
    plans: { ...form.plans, products: form.plans.products.filter(isOffered) },
    chosen: form.chosen.filter(({ paxId, code }) => isOffered({ paxId, plan: code })),
  };
}

/** [QR-026] [QS-006] By traveller, why the step cannot be left. */
export function missingPlans({ offers, form }: PlanSelectionContext): Record<string, MissingPlan> {
  const missing = offers.flatMap(({ paxId, problem, isLoading, calculating }): [string, MissingPlan][] => {
    const held = heldPlan(form.plans, paxId);
    if (problem !== null) return [[paxId, 'inError']];
    if (isLoading || calculating.length > 0) return [[paxId, 'calculating']];
    return !held || held.totalCents <= 0 ? [[paxId, 'planMissing']] : [];
  });
  return Object.fromEntries(missing);
}

/** The problems that an earlier attempt to go on showed and that still stand. */
export function remainingProblems(
  { problems }: PlanSelectionContext,
  missing: Readonly<Record<string, MissingPlan>>,
): Record<string, MissingPlan> {
  return Object.fromEntries(
    Object.keys(problems).flatMap((paxId) => {
      const left = ownValue(missing, paxId);
      return left === undefined ? [] : [[paxId, left] as const];
    }),
  );
}
