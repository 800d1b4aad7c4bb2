import { isIsoDate, type IsoDate } from '../calendar.ts';
import type { Language } from '../locales.ts';
import { groupTotalCents } from '../plans/totals.ts';
import { everybodyHasPricedPlan } from '../quote/flowSteps.ts';
import type { FlowDraft } from '../quote/flowForms.ts';
import { shortPlaceIn } from '../quote/locationRules.ts';
import type { StepKey } from '../quote/steps.ts';

/** What a list shows of a quote, and nothing of what is told about health. */
export type HeldQuoteFacts = {
  step: StepKey;
  /** Names that were entered at apply, one after another; empty before. */
  travellerNames: string;
  travellerCount: number;
  destination: Record<Language, string>;
  departureDate: IsoDate | null;
  /** What everybody pays together, in cents; null while somebody has no plan. */
  premiumCents: number | null;
  /** Another text as soon as a price is another one; null without a price. */
  priceMark: string | null;
};

const longestNames = 300;
const longestDestination = 120;

/** What a draft of the flow is listed by. */
export function heldQuoteFacts({ step, forms }: FlowDraft): HeldQuoteFacts {
  const { travellers, plans, apply } = forms;
  const names = (apply?.travellers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const departure = travellers?.departureDate ?? '';
  const chosen = plans !== null && everybodyHasPricedPlan(forms) ? plans.chosen : null;
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
    premiumCents: chosen && groupTotalCents(chosen),
    priceMark:
      chosen &&
      JSON.stringify(
        chosen.map(({ paxId, code, premiumTotalCents, rateVersion }) => [
          paxId,
          code,
          premiumTotalCents,
          rateVersion,
        ]),
      ),
  };
}
