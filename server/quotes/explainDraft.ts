import { plannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { chosenQuote } from '#domain/plans/chosenQuote.ts';
import type { DraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import type { Clock } from '../clock.ts';
import type { StatedPrice } from '../drafts/heldPrices.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import { todayOf } from '../today.ts';
import { draftQuestion } from './draftQuestion.ts';
import { explainQuote } from './explainQuote.ts';
import { type QuoteServices, readQuestion } from './question.ts';

export type ExplainDraft = (
  session: Session,
  envelope: DraftEnvelope,
) => Promise<ReadonlyMap<string, StatedPrice>>;

type ExplainServices = QuoteServices & { privateAnswers: Pick<PrivateAnswers, 'fingerprint'> };

/**
 * Prices the chosen plans of a draft again, by traveller; of another chart, or while nothing is chosen, it finds nothing.
 */
export function draftExplainer(services: ExplainServices, clock: Clock): ExplainDraft {
  return async (session, envelope) => {
    const forms = flowDraftOf(envelope)?.forms;
    const plans = forms?.plans;
    const organization = services.organizations.find(session.organizationCode ?? defaultOrganization);
    if (!forms?.travellers || !plans || plans.chosen.length === 0 || !organization) return new Map();
    const question = draftQuestion(forms, forms.travellers, organization, todayOf(clock));
    const body = chosenQuote(question, plans);
    const worksheets = await explained(services, clock, session, body);
    return new Map(
      plans.chosen.map(({ paxId, code, premiumTotalCents: totalCents }) => {
        const asked = services.privateAnswers.fingerprint(askedFor(body, paxId));
        return [paxId, { code, totalCents, question: asked, today: worksheets.get(paxId) ?? null }];
      }),
    );
  };
}

function askedFor({ paxes, tripInformation, ...shared }: QuoteBody, paxId: string): string {
  const ofAnyDay = { applicationDate: undefined };
  const pax = paxes.find(({ referenceNumber }) => referenceNumber === paxId);
  return JSON.stringify([pax, { ...shared, ...ofAnyDay }, { ...tripInformation, ...ofAnyDay }]);
}

/** A quote that is being changed may make no sense for a while; it has no worksheets then. */
async function explained(
  services: QuoteServices,
  clock: Clock,
  session: Session,
  body: QuoteBody,
): Promise<ReadonlyMap<string, Worksheet>> {
  const read = plannedQuote.safeParse(body);
  if (!read.success) return new Map();
  try {
    const question = await readQuestion(services, read.data, session, clock);
    const { paxes } = explainQuote(question, 'en');
    return new Map(
      paxes.flatMap(({ referenceNumber, worksheet }) => (worksheet ? [[referenceNumber, worksheet]] : [])),
    );
  } catch (failure) {
    if (failure instanceof Problem) return new Map();
    throw failure;
  }
}
