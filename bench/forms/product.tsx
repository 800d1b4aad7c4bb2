import { MemoryRouter } from 'react-router';
import { createActor, fromPromise } from 'xstate';
import type { TravelLocation } from '#domain/quote/forms.ts';
import {
  type LocationSearch,
  locationSuggestMachine,
} from '#machines/locationSuggest/locationSuggest.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { QuickQuoteScreen } from '#src/ui/quickQuote/QuickQuoteScreen.tsx';
import { facts, form } from './given.ts';

const suggest = locationSuggestMachine.provide({
  actors: { searchLocations: fromPromise<readonly TravelLocation[], LocationSearch>(async () => []) },
});
const actor = createActor(
  quickQuoteMachine.provide({ actors: { suggestDepartures: suggest, suggestDestinations: suggest } }),
  { input: { form, facts } },
).start();

/** The product's chart and screen as they are. */
export function Form() {
  return (
    <MemoryRouter>
      <QuickQuoteScreen actor={actor} />
    </MemoryRouter>
  );
}
