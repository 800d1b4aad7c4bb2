import { isIsoDate, type IsoDate } from '../calendar.ts';
import type { Language } from '../locales.ts';
import type { FlowDraft } from '../flow/flowForms.ts';
import { shortPlaceIn } from '../quote/locationRules.ts';
import type { StepKey } from '../flow/steps.ts';

/** What a list shows of a quote beside its price, and nothing of what is told about health. */
export type HeldQuoteFacts = {
  step: StepKey;
  /** Names that were entered at apply, one after another; empty before. */
  travellerNames: string;
  travellerCount: number;
  destination: Record<Language, string>;
  departureDate: IsoDate | null;
};

const longestNames = 300;
const longestDestination = 120;

/** What a draft of the flow is listed by. */
export function heldQuoteFacts({ step, forms }: FlowDraft): HeldQuoteFacts {
  const { travellers, apply } = forms;
  const names = (apply?.travellers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const departure = travellers?.departureDate ?? '';
  const destinationIn = (language: Language) =>
    travellers ? shortPlaceIn(travellers.destination, language).slice(0, longestDestination) : '';
  return {
    step,
    travellerNames: names
      .filter((name) => name !== '')
      .join(', ')
      .slice(0, longestNames),
    travellerCount: travellers?.travellers.length ?? 0,
    destination: { en: destinationIn('en'), fr: destinationIn('fr') },
    departureDate: isIsoDate(departure) ? departure : null,
  };
}
