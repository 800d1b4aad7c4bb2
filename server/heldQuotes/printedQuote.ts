import { applications } from '#domain/applications.ts';
import { businessDay } from '#domain/businessDay.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { lastDayHeld } from '#domain/heldQuotes/priceHold.ts';
import { type Language, languageOfHeader } from '#domain/locales.ts';
import { topUpPeriodOf } from '#domain/plans/topUpPeriod.ts';
import { everybodyHasPricedPlan } from '#domain/flow/flowSteps.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import { placeIn } from '#domain/quote/locationRules.ts';
import { quotedTraveller } from '#domain/quote/quoteBody.ts';
import { fieldsOfKind, tripTypeOf } from '#domain/quote/tripOnWire.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Printer } from '../documents/printer.ts';
import type { QuoteDocument } from '../documents/quotePdf.ts';
import { heldPriceOf } from '../drafts/heldPrices.ts';
import { editionOf } from '../editions/planEdition.ts';
import { answeredPdf } from '../http/answeredPdf.ts';
import { Problem } from '../http/problem.ts';
import type { KnownPlaces } from '../locations/knownPlaces.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { printedSeller } from '../organizations/printedSeller.ts';
import { asFound } from './takenUp.ts';

export type QuotePrintServices = {
  db: Database;
  clock: Clock;
  organizations: Organizations;
  catalogue: Pick<Catalogue, 'all'>;
  places: KnownPlaces;
  isSample: boolean;
};

/**
 * A held quote as it is printed, in the language of its first traveller where that was entered.
 * @throws Problem 404 `notFound`, 409 `quote.unpriced` or `quote.expired`
 */
export async function printedQuote(
  services: QuotePrintServices,
  draftId: string,
  asked: { language: Language; isChosen: boolean },
): Promise<QuoteDocument> {
  const { db, clock, organizations, catalogue, isSample } = services;
  const row = await db
    .selectFrom('drafts')
    .leftJoin('profiles', 'profiles.profile_ref', 'drafts.profile_ref')
    .selectAll('drafts')
    .select(['first_name', 'last_name'])
    .where('drafts.id', '=', draftId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const kept = row && flowDraftOf(row);
  if (!row || !kept) throw new Problem(404, 'notFound');
  const { forms } = await asFound(services, kept, row);
  const { travellers, trip, plans, apply } = forms;
  if (row.valid_until === null || !travellers || !plans || !everybodyHasPricedPlan(forms)) {
    throw new Problem(409, 'quote.unpriced');
  }
  if (row.valid_until.getTime() <= clock.now()) throw new Problem(409, 'quote.expired');
  const spoken = apply?.travellers[0]?.lang;
  const language = spoken && !asked.isChosen ? languageOfHeader(spoken) : asked.language;
  const { departureDate, returnDate } = travellers;
  const offered = await catalogue.all();
  return {
    quoteNumber: `Q-${row.number}`,
    seller: await printedSeller(
      { db, organizations },
      {
        organizationCode: row.organization_code ?? '',
        salesChannel: applications[row.application].channel,
        agent: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
        language,
      },
    ),
    trip: {
      ...(trip && fieldsOfKind(travellers, trip)),
      tripType: tripTypeOf(travellers),
      ...(isIsoDate(departureDate) && { startDate: departureDate }),
      ...(isIsoDate(returnDate) && { endDate: returnDate }),
      destinationName: placeIn(travellers.destination, language),
    },
    travellers: travellers.travellers.map((traveller) => {
      const { id, age } = quotedTraveller(traveller);
      const named = apply?.travellers.find(({ paxId }) => paxId === id);
      const chosen = plans.chosen.find(({ paxId }) => paxId === id);
      const plan = offered.find(({ rules }) => rules.code === chosen?.code);
      const days = heldPriceOf(row.prices, id)?.worksheet.days;
      return {
        name: named ? `${named.firstName} ${named.lastName}`.trim() : '',
        age: String(age),
        insured:
          chosen && plan && days !== undefined
            ? {
                chosen,
                plan: editionOf(plan, null)[language],
                days,
                topUp: topUpPeriodOf(travellers, trip, chosen),
              }
            : null,
      };
    }),
    date: businessDay(clock.now()),
    validUntil: lastDayHeld(row.valid_until),
    isSample,
    language,
  };
}

/** Such a quote as a call answers it. */
export async function answeredQuote(printer: Pick<Printer, 'quotePdf'>, quote: QuoteDocument) {
  return answeredPdf(await printer.quotePdf(quote), `${quote.quoteNumber}-${quote.language}.pdf`);
}
