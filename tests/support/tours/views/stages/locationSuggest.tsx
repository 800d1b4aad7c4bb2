import { createActor, fromCallback } from 'xstate';
import { noLocation } from '#domain/quote/locationRules.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import type { QuickQuoteRef } from '#src/ui/quickQuote/quickQuoteRef.ts';
import { QuickQuoteFields } from '#src/ui/quickQuote/quickQuoteFields.ts';
import { locationSuggestTour } from '../../../../tours/locationSuggest.tour.ts';
import { flowFacts, travellersForm } from '../../../quote/forms.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { withChildren } from './withChildren.ts';

/** The field of the destination in a form for trips abroad; what the form tells its list it tells this chart. */
export const locationSuggestStage = defineStage(locationSuggestTour, (suggest) => {
  const machine = withDoubles(quickQuoteMachine).provide({
    actors: {
      suggestDestinations: fromCallback(({ receive }) => receive((event) => suggest.send(event as never))),
    },
  });
  const form = createActor(machine, {
    input: { form: travellersForm({ destination: noLocation }), facts: flowFacts() },
  }).start();
  return (
    <QuickQuoteFields.Provider actor={form as QuickQuoteRef}>
      <QuickQuoteFields.Place
        actor={withChildren(form as QuickQuoteRef, { suggestDestinations: suggest })}
        field="destination"
      />
    </QuickQuoteFields.Provider>
  );
});
