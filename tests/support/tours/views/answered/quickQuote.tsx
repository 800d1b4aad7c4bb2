import { createActor } from 'xstate';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { fetchEstimate } from '#src/app/estimate.tsx';
import { fetchTravellersTable } from '#src/app/travellersTable.tsx';
import { QuickQuoteScreen } from '#src/ui/quickQuote/QuickQuoteScreen.tsx';
import { ToolsContext } from '#src/ui/quickQuote/toolsContext.ts';
import type { CallServer } from '#src/ports/http.ts';
import { flowFacts, rows, travellersForm } from '../../../quote/forms.ts';
import { type FirstStepAsked, keepOutput, searchedPlaces } from './firstSteps.ts';
import type { AnsweredScreen } from './types.ts';

const planName = { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' };
const answersEstimate = (isOffline: boolean) => {
  let isLost = isOffline;
  const answer = async () => {
    if (isLost) {
      isLost = false;
      throw { code: 'network.unreachable' };
    }
    return { body: { estimate: { planCode: 'SEMH', planName, total: 52.3 } } };
  };
  return answer as unknown as CallServer;
};

export const quickQuote: AnsweredScreen<FirstStepAsked> = async ({
  form,
  travellers = 0,
  facts,
  isOffline = false,
}) => {
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
  const Table = await fetchTravellersTable(undefined, window);
  const Estimate = await fetchEstimate(answersEstimate(isOffline), undefined, window);
  const content = (
    <ToolsContext
      value={(step) => (
        <>
          {!isForConsumers && <Table actor={step} />}
          <Estimate actor={step} />
        </>
      )}
    >
      <QuickQuoteScreen actor={actor} />
    </ToolsContext>
  );
  return { content, stop: () => actor.stop() };
};
