import type { QuoteClient } from '#domain/calls/heldQuotes/readQuoteClient.ts';
import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Language } from '#domain/locales.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import { Problem } from '../http/problem.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { heldPriceOf } from '../drafts/heldPrices.ts';
import type { Session } from '../identity/session.ts';
import { plansFound } from './plansFound.ts';
import { heldQuote, type HeldQuoteServices } from './heldQuotesWithinReach.ts';

async function read(services: HeldQuoteServices, session: Session, quoteNumber: string) {
  const { id } = await heldQuote(services, session, quoteNumber);
  const row = await services.db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
  const draft = row && flowDraftOf(row);
  if (!row || !draft) throw new Problem(404, 'notFound');
  return { forms: draft.forms, prices: row.prices };
}

/**
 * The first traveller of a held quote, as far as the application names one.
 * @throws Problem 404 `notFound`
 */
export async function quoteClient(
  services: HeldQuoteServices,
  session: Session,
  quoteNumber: string,
): Promise<QuoteClient> {
  const { forms } = await read(services, session, quoteNumber);
  const first = forms.apply?.travellers[0];
  return { firstName: first?.firstName ?? '', email: first?.email ?? '', language: first?.lang ?? null };
}

/**
 * What was kept of how the prices of a held quote came about, traveller by traveller.
 * @throws Problem 404 `notFound`
 */
export async function quoteWorksheets(
  services: HeldQuoteServices & { catalogue: Catalogue },
  session: Session,
  quoteNumber: string,
  language: Language,
): Promise<KeptWorksheet[]> {
  const { catalogue } = services;
  const { forms, prices } = await read(services, session, quoteNumber);
  const { plans, apply } = forms;
  const found = plans && (await plansFound(catalogue, plans, prices));
  const kept = (plans?.chosen ?? []).map(async ({ paxId, code }) => {
    const named = apply?.travellers.find((traveller) => traveller.paxId === paxId);
    const priced = found?.chosen.find((plan) => plan.paxId === paxId);
    const name = priced?.name ?? (await catalogue.find(code))?.names;
    return {
      name: named ? `${named.firstName} ${named.lastName}`.trim() : '',
      planName: name?.[language] ?? '',
      benefits: (priced?.optionalBenefits ?? []).map((one) => ({ code: one.code, name: one.name[language] })),
      worksheet: heldPriceOf(prices, paxId)?.worksheet ?? null,
    };
  });
  return (await Promise.all(kept)).filter(({ planName }) => planName !== '');
}
