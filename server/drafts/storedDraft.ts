import type { Draft } from '#domain/calls/drafts/drafts.ts';
import { heldQuoteFacts } from '#domain/heldQuotes/heldQuoteFacts.ts';
import { flowDraftOf } from '#domain/quote/flowDraftVersions.ts';

export type ChartState = Pick<Draft, 'machine' | 'version' | 'snapshot'>;

const unlisted = {
  step: null,
  travellerNames: '',
  travellerCount: 0,
  destination: { en: '', fr: '' },
  departureDate: null,
  premiumCents: null,
  priceMark: null,
};

/** The columns in which a saved chart stands; of a quote also those by which it is listed. */
export function storedDraft({ machine, version, snapshot }: ChartState) {
  const text = JSON.stringify(snapshot);
  const draft = flowDraftOf({ machine, version, snapshot });
  const facts = draft ? heldQuoteFacts(draft) : unlisted;
  return {
    machine,
    version,
    snapshot: text,
    bytes: Buffer.byteLength(text),
    step: facts.step,
    traveller_names: facts.travellerNames,
    traveller_count: facts.travellerCount,
    destination_en: facts.destination.en,
    destination_fr: facts.destination.fr,
    departure_date: facts.departureDate,
    premium_cents: facts.premiumCents,
    price_mark: facts.priceMark,
  };
}
