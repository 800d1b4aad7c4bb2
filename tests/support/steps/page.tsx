import { Profiler, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { type Language, languages } from '#domain/locales.ts';
import type { TravellersForm, TravelLocation } from '#domain/quote/forms.ts';
import { noLocation } from '#domain/quote/locationRules.ts';
import {
  type LocationSearch,
  locationSuggestMachine,
} from '#machines/locationSuggest/locationSuggest.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import { QuickQuoteScreen } from '#src/ui/quickQuote/QuickQuoteScreen.tsx';
import { TripDetailsScreen } from '#src/ui/tripDetails/TripDetailsScreen.tsx';
import '#src/ui/tokens/all.css';
import { flowFacts, lisbon, rows, toronto, travellersForm, vancouver } from '../quote/forms.ts';

/** What a test asks the page for: `step`, `lang`, and changes to form and facts as JSON. */
const asked = new URLSearchParams(location.search);
const language = (asked.get('lang') ?? 'en') as Language;
const changes = JSON.parse(asked.get('form') ?? 'null') as Partial<TravellersForm> | null;
const facts = flowFacts(JSON.parse(asked.get('facts') ?? '{}'));
const many = Number(asked.get('travellers') ?? 0);

const places: readonly TravelLocation[] = [toronto, vancouver, lisbon];
const found = ({ text }: LocationSearch) =>
  places.filter(({ city, iata }) => `${iata} ${city}`.toLowerCase().includes(text.toLowerCase()));
const suggest = locationSuggestMachine.provide({
  actors: {
    searchLocations: fromPromise<readonly TravelLocation[], LocationSearch>(({ input }) =>
      input.text === 'down' ? Promise.reject(new Error('down')) : Promise.resolve(found(input)),
    ),
  },
});
const actors = { suggestDepartures: suggest, suggestDestinations: suggest };

function quickQuote(): ReactNode {
  const filled = travellersForm({
    ...changes,
    ...(many > 0 && { travellers: rows(...Array<number>(many).fill(40)) }),
  });
  const form = changes || many > 0 ? filled : null;
  const actor = createActor(quickQuoteMachine.provide({ actors }), { input: { form, facts } });
  actor.subscribe(({ output }) => output && Object.assign(window, { output }));
  actor.start();
  return <QuickQuoteScreen actor={actor} />;
}

function tripDetails(): ReactNode {
  const travellers = travellersForm(changes ?? { departure: noLocation });
  const actor = createActor(tripDetailsMachine.provide({ actors }), {
    input: { form: null, travellers, facts },
  });
  actor.subscribe(({ output }) => output && Object.assign(window, { output }));
  actor.start();
  return <TripDetailsScreen actor={actor} />;
}

const counted = { commits: 0 };
Object.assign(window, { counted });

await Promise.all(languages.map((each) => loadRooms(each, ['kit', 'quickQuote', 'tripDetails'])));
document.documentElement.lang = language;
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <TextProvider language={language}>
      <Profiler id="step" onRender={() => (counted.commits += 1)}>
        <main style={{ maxWidth: '60rem', margin: '0 auto', padding: '1rem' }}>
          {asked.get('step') === 'tripDetails' ? tripDetails() : quickQuote()}
        </main>
      </Profiler>
    </TextProvider>
  </StrictMode>,
);
