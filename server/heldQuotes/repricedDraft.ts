import { applications } from '#domain/applications.ts';
import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { answeredPrice, answeredProblem } from '#domain/plans/cardQuestion.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { emptyParameters } from '#domain/plans/productCard.ts';
import { chosenQuote } from '#domain/plans/chosenQuote.ts';
import { dropPlan, repricePlan } from '#domain/plans/selection.ts';
import type { Language } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { priceBasis, writeBasis } from '#domain/plans/priceBasis.ts';
import type { RepricedPlan } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { productConfigurationOf } from '../catalogue/productConfiguration.ts';
import type { Clock } from '../clock.ts';
import { heldPriceOf, type HeldPrices } from '../drafts/heldPrices.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { answerQuote } from '../quotes/answerQuote.ts';
import { draftQuestion } from '../quotes/draftQuestion.ts';
import { type QuoteServices, readQuestion } from '../quotes/question.ts';
import { todayOf } from '../today.ts';

export type RepriceServices = QuoteServices & { catalogue: Catalogue; clock: Clock };

/**
 * The forms of a quote with the prices of today, and the price of each plan that the server had found before and
 * after; null where nothing has a price, or one’s own quote states the prices of today.
 */
export async function repricedForms(
  services: RepriceServices,
  session: Session,
  forms: FlowForms,
  { prices, isOwn }: { prices: HeldPrices | null; isOwn: boolean },
): Promise<{ forms: FlowForms; plans: RepricedPlan[] } | null> {
  const { travellers, trip, plans: held } = forms;
  const organization = services.organizations.find(session.organizationCode ?? defaultOrganization);
  if (!travellers || !held || held.chosen.length === 0 || !organization) return null;
  const today = todayOf(services.clock);
  const question = draftQuestion(forms, travellers, organization, today);
  const pricedFor = writeBasis(priceBasis(travellers, trip, question.facts));
  const before = ({ paxId }: { paxId: string }) => heldPriceOf(prices, paxId)?.worksheet;
  if (isOwn && pricedFor === held.pricedFor && held.chosen.every(before)) return null;

  const body = chosenQuote(question, held);
  const { channel } = applications[session.application];
  const configuration = (language: Language) =>
    productConfigurationOf(services.catalogue, organization.code, channel, today, language);
  const [answer, en, fr] = await Promise.all([
    answered(services, session, body),
    configuration('en'),
    configuration('fr'),
  ]);
  const catalogue = catalogueOf({ en, fr });
  let form: PlansForm = held;
  const plans = held.chosen.flatMap((chosen): RepricedPlan[] => {
    const { paxId, code } = chosen;
    const price = answeredPrice(answer, chosen);
    const stored = held.plans.tripParams.find((one) => one.paxId === paxId && one.plan === code)?.params;
    form = price
      ? repricePlan(form, catalogue, { paxId, code, price, params: { ...emptyParameters, ...stored } })
      : dropPlan(form, paxId, code);
    const after = form.chosen.find((one) => one.paxId === paxId)?.premiumTotalCents ?? null;
    const beforeCents = before(chosen)?.totalCents;
    const isAskedFirst = answeredProblem(answer, chosen).problem === 'plan.questionnaireNeeded';
    if (beforeCents === undefined || (after === null && isAskedFirst)) return [];
    return [{ referenceNumber: paxId, planName: chosen.name, beforeCents, afterCents: after }];
  });
  return { forms: { ...forms, plans: { ...form, pricedFor } }, plans };
}

const nobodyPriced: QuoteAnswer = { paxes: [] };

/** The answer to a quote; of one that can no longer be asked, such as a trip that has begun, one without prices. */
async function answered(services: RepriceServices, session: Session, body: QuoteBody): Promise<QuoteAnswer> {
  try {
    return answerQuote(await readQuestion(services, body, session, services.clock), 'en');
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return nobodyPriced;
    throw error;
  }
}
