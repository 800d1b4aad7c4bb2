import { isIsoDate, type IsoDate } from '../calendar.ts';
import { groupTotalCents } from '../plans/totals.ts';
import { everybodyHasPricedPlan } from '../quote/flowSteps.ts';
import type { FlowDraft } from '../quote/flowForms.ts';
import type { LocationEntry } from '../quote/forms.ts';
import type { StepKey } from '../quote/steps.ts';

/** What a list shows of a quote, and nothing of what is told about health. */
export type HeldQuoteFacts = {
  step: StepKey;
  /** Names that were entered at apply, one after another; empty before. */
  travellerNames: string;
  travellerCount: number;
  destination: string;
  departureDate: IsoDate | null;
  /** What everybody pays together, in cents; null while somebody has no plan. */
  premiumCents: number | null;
  /** Another text as soon as a price is another one; null without a price. */
  priceMark: string | null;
};

const longestNames = 300;
const longestDestination = 120;

/** A place as it is told: the city that was chosen, or what was typed. */
const placeShown = ({ text, chosen }: LocationEntry): string =>
  chosen ? [chosen.city, chosen.country].filter(Boolean).join(', ') : text;

/** What a draft of the flow is listed by. */
export function heldQuoteFacts({ step, forms }: FlowDraft): HeldQuoteFacts {
  const { travellers, plans, apply } = forms;
  const names = (apply?.travellers ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const departure = travellers?.departureDate ?? '';
  const chosen = plans !== null && everybodyHasPricedPlan(forms) ? plans.chosen : null;
  return {
    step,
    travellerNames: names
      .filter((name) => name !== '')
      .join(', ')
      .slice(0, longestNames),
    travellerCount: travellers?.travellers.length ?? 0,
    destination: travellers ? placeShown(travellers.destination).slice(0, longestDestination) : '',
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
