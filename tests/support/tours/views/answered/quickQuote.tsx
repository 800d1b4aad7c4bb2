import { createActor } from 'xstate';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { fetchTravellersTable } from '#src/app/travellersTable.tsx';
import { QuickQuoteScreen } from '#src/ui/quickQuote/QuickQuoteScreen.tsx';
import { ToolsContext } from '#src/ui/quickQuote/toolsContext.ts';
import { flowFacts, rows, travellersForm } from '../../../quote/forms.ts';
import { type FirstStepAsked, keepOutput, searchedPlaces } from './firstSteps.ts';
import type { AnsweredScreen } from './types.ts';

export const quickQuote: AnsweredScreen<FirstStepAsked> = async ({ form, travellers = 0, facts }) => {
  const filled = travellersForm({
    ...form,
    ...(travellers > 0 && { travellers: rows(...Array<number>(travellers).fill(40)) }),
  });
  const actor = createActor(quickQuoteMachine.provide({ actors: searchedPlaces }), {
    input: { form: form || travellers > 0 ? filled : null, facts: flowFacts(facts) },
  });
  keepOutput(actor);
  actor.start();
  const isForConsumers = facts?.channel === 'b2c';
  const Table = await fetchTravellersTable(undefined);
  const content = (
    <ToolsContext value={!isForConsumers && ((step) => <Table actor={step} />)}>
      <QuickQuoteScreen actor={actor} />
    </ToolsContext>
  );
  return { content, stop: () => actor.stop() };
};
