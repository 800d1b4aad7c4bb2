import type { Draft } from '#domain/calls/drafts/drafts.ts';
import { heldQuoteFacts } from '#domain/heldQuotes/heldQuoteFacts.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import type { FlowDraft } from '#domain/flow/flowForms.ts';
import { type KnownPlaces, withKnownPlaces } from '../locations/knownPlaces.ts';
import { groupPrice, type HeldPrices } from './heldPrices.ts';

export type ChartState = Pick<Draft, 'machine' | 'version' | 'snapshot'>;

const unlisted = {
  step: null,
  traveller_names: '',
  traveller_count: 0,
  destination_en: '',
  destination_fr: '',
  departure_date: null,
  premium_cents: null,
  valid_until: null,
};

/** The columns in which a saved chart stands; of a quote also those by which it is listed, with the prices found for it. */
export async function storedDraft(
  { machine, version, snapshot }: ChartState,
  prices: HeldPrices,
  places: KnownPlaces,
) {
  const text = JSON.stringify(snapshot);
  const draft = flowDraftOf({ machine, version, snapshot });
  return {
    machine,
    version,
    snapshot: text,
    bytes: Buffer.byteLength(text),
    prices: Object.keys(prices).length === 0 ? null : JSON.stringify(prices),
    ...(draft ? await listedBy(draft, prices, places) : unlisted),
  };
}

async function listedBy({ step, forms }: FlowDraft, prices: HeldPrices, places: KnownPlaces) {
  const facts = heldQuoteFacts({ step, forms: await withKnownPlaces(forms, places) });
  return {
    step: facts.step,
    traveller_names: facts.travellerNames,
    traveller_count: facts.travellerCount,
    destination_en: facts.destination.en,
    destination_fr: facts.destination.fr,
    departure_date: facts.departureDate,
    ...groupPrice(forms.travellers, prices),
  };
}
