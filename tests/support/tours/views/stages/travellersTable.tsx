import { createActor } from 'xstate';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { QuickQuoteFields } from '#src/ui/quickQuote/quickQuoteFields.ts';
import { ToolsContext } from '#src/ui/quickQuote/toolsContext.ts';
import { TravellersCard } from '#src/ui/quickQuote/TravellersCard.tsx';
import { TravellersTools } from '#src/ui/quickQuote/TravellersTools.tsx';
import type { TravellersTableRef } from '#src/ui/quickQuote/travellersTableRef.ts';
import { travellersTableTour } from '../../../../tours/travellersTable.tour.ts';
import { flowFacts, travellersForm } from '../../../quote/forms.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

const travellers = ['pax-1', 'pax-2', 'pax-3'].map((id) => ({ id, age: '40', tripCost: '1200.50' }));

/** The table over a form of its own, which nothing but typing changes here. */
function show(table: TravellersTableRef) {
  const form = createActor(withDoubles(quickQuoteMachine) as typeof quickQuoteMachine, {
    input: { form: travellersForm({ travellers }), facts: flowFacts() },
  }).start();
  const shortcuts = createActor(withDoubles(shortcutsMachine) as typeof shortcutsMachine, {
    input: { areOn: true },
  }).start();
  return (
    <main>
      <ToolsContext value={(actor) => <TravellersTools actor={actor} table={table} shortcuts={shortcuts} />}>
        <QuickQuoteFields.Provider actor={form}>
          <TravellersCard actor={form} />
        </QuickQuoteFields.Provider>
      </ToolsContext>
    </main>
  );
}

export const travellersTableStage = defineStage(travellersTableTour, show);
