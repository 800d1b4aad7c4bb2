import { businessDay } from '#domain/businessDay.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { heldUntil } from '#domain/heldQuotes/priceHold.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { Clock } from '../clock.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { storedDraft } from '../drafts/storedDraft.ts';
import type { KnownPlaces } from '../locations/knownPlaces.ts';
import { type SampleQuote, sampleQuotes } from './heldQuotes.ts';
import { priceSampleQuote } from './priceSampleQuote.ts';
import { type Pricing, withPricing } from './pricing.ts';
import { type Airports, sampleQuoteForms } from './sampleQuoteForms.ts';

const dayMs = 86_400_000;

/** For how many days a draft is kept, and its price held. */
export type KeptQuotes = { clock: Clock; draftsDays: number; quoteValidDays: number };

const asTheyAre: KnownPlaces = { known: (entry) => Promise.resolve(entry) };

/** The quotes that people of the sample hold, as drafts: priced on the day on which they were begun. */
export async function sampleQuoteRows(database: OpenDatabase, kept: KeptQuotes) {
  const airports = await airportsOf(database.db);
  return withPricing(database, (pricing) =>
    Promise.all(sampleQuotes.map((quote) => rowOf(pricing, airports, quote, kept))),
  );
}

async function rowOf(pricing: Pricing, airports: Airports, quote: SampleQuote, kept: KeptQuotes) {
  const { by, application, organization, ago, plan, names } = quote;
  const now = kept.clock.now();
  const at = new Date(now - ago * dayMs);
  const made = businessDay(at.getTime());
  const today = businessDay(now);
  const begun = sampleQuoteForms(quote, { made, today, airports });
  const until = heldUntil(at.getTime(), kept.quoteValidDays);
  const { plans, prices } =
    plan === undefined
      ? { plans: null, prices: {} }
      : await priceSampleQuote(pricing, quote, begun, { made, until });
  const step = plan === undefined ? 'TRIP_DETAILS' : names ? 'CONTACT_DETAILS' : 'QUOTE_DETAILS';
  return {
    id: `5a3f0000-0000-4000-8003-00000000000${quote.number}`,
    application,
    profile_ref: by,
    session_hash: null,
    organization_code: organization,
    revision: 1,
    ...(await storedDraft(flowDraftEnvelope({ step, forms: { ...begun, plans } }), prices, asTheyAre)),
    created_at: at,
    updated_at: at,
    expires_at: new Date(at.getTime() + kept.draftsDays * dayMs),
    closed_at: null,
  };
}

/** The airports of the quotes: among all of them a few would be searched for too long. */
async function airportsOf(db: Database): Promise<Airports> {
  const codes = sampleQuotes.flatMap(({ from, to }) => [from, to]);
  const rows = await db.selectFrom('travel_locations').selectAll().where('iata', 'in', codes).execute();
  const countryIn = (language: Language, code: string) =>
    new Intl.DisplayNames(locales[language].tag, { type: 'region' }).of(code) ?? code;
  return new Map(
    rows.map(({ id, iata, country_code, ...row }) => [
      iata,
      {
        id,
        iata,
        name: row.name_en,
        city: row.city_en,
        state: row.state_en,
        country: countryIn('en', country_code),
        called: {
          fr: {
            name: row.name_fr,
            city: row.city_fr,
            state: row.state_fr,
            country: countryIn('fr', country_code),
          },
        },
      },
    ]),
  );
}
