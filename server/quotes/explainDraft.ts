import { plannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { defaultOrganization, organizationKind } from '#domain/organizations.ts';
import { chosenQuote } from '#domain/plans/chosenQuote.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import type { DraftEnvelope } from '#domain/quote/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/quote/flowDraftVersions.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';
import { explainQuote } from './explainQuote.ts';
import { type QuoteServices, readQuestion } from './question.ts';

/** The plans that a draft states with their totals, and the worksheets of those that cost the same today, by traveller. */
export type ExplainedDraft = {
  stated: Record<string, Pick<Worksheet, 'code' | 'totalCents'>>;
  worksheets: Record<string, Worksheet>;
};

export type ExplainDraft = (session: Session, envelope: DraftEnvelope) => Promise<ExplainedDraft>;

/** Prices the chosen plans of a saved quote again; of another chart, or while nothing is chosen, it finds nothing. */
export function draftExplainer(services: QuoteServices, clock: Clock): ExplainDraft {
  return async (session, envelope) => {
    const forms = flowDraftOf(envelope)?.forms;
    const plans = forms?.plans;
    if (!forms?.travellers || !plans || plans.chosen.length === 0) return { stated: {}, worksheets: {} };
    const { chosen } = plans;
    const organization = services.organizations.find(session.organizationCode ?? defaultOrganization);
    if (organization === null) return { stated: statedBy(chosen), worksheets: {} };
    const question = {
      travellers: forms.travellers,
      trip: forms.trip,
      facts: {
        organizationCode: organization.code,
        organizationCategory: organization.category,
        organizationKind: organizationKind(organization.code),
        today: todayOf(clock),
      },
    };
    const worksheets = await explained(services, clock, session, chosenQuote(question, plans));
    return { stated: statedBy(chosen), worksheets };
  };
}

function statedBy(chosen: readonly ChosenPlan[]): ExplainedDraft['stated'] {
  return Object.fromEntries(
    chosen.map(({ paxId, code, premiumTotalCents }) => [paxId, { code, totalCents: premiumTotalCents }]),
  );
}

/** A quote that is being changed may make no sense for a while; it has no worksheets then. */
async function explained(
  services: QuoteServices,
  clock: Clock,
  session: Session,
  body: unknown,
): Promise<Record<string, Worksheet>> {
  const read = plannedQuote.safeParse(body);
  if (!read.success) return {};
  try {
    const question = await readQuestion(services, read.data, session, clock);
    const { paxes } = explainQuote(read.data, question, 'en');
    return Object.fromEntries(
      paxes.flatMap(({ referenceNumber, worksheet }) => (worksheet ? [[referenceNumber, worksheet]] : [])),
    );
  } catch (failure) {
    if (failure instanceof Problem) return {};
    throw failure;
  }
}
