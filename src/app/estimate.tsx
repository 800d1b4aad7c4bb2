import type { ComponentType } from 'react';
import { createActor, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import { estimateQuote } from '#domain/calls/quotes/estimateQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { languages } from '#domain/locales.ts';
import { estimateMachine } from '#machines/estimate/estimate.machine.ts';
import type { Estimate } from '#machines/estimate/estimate.types.ts';
import type { CallServer } from '../ports/http.ts';
import { loadRooms } from '../text/rooms.ts';
import { EstimateLine } from '../ui/estimate/EstimateLine.tsx';
import type { QuickQuoteRef } from '../ui/quickQuote/quickQuoteRef.ts';
import { besideForm } from './besideForm.ts';
import { connectionPort } from './connectionPort.ts';
import { mustBeFilled } from './mustBeFilled.ts';

type Inspect = ((event: InspectionEvent) => void) | undefined;

/** The estimate beside the first step, with its texts. */
export async function fetchEstimate(
  callServer: CallServer,
  inspect: Inspect,
  window: Window,
): Promise<ComponentType<{ actor: QuickQuoteRef }>> {
  await Promise.all(languages.map((language) => loadRooms(language, ['estimate'])));
  const estimateOf = besideForm((form) =>
    createActor(connectEstimate(form, callServer, window), { inspect }).start(),
  );
  return function EstimateOfForm({ actor }) {
    return <EstimateLine estimate={estimateOf(actor)} />;
  };
}

function connectEstimate(
  form: QuickQuoteRef,
  callServer: CallServer,
  window: Window,
): typeof estimateMachine {
  return mustBeFilled(
    estimateMachine.provide({
      actors: {
        hearForm: fromCallback(({ sendBack }) => {
          let told: unknown = null;
          const tell = ({ context }: ReturnType<QuickQuoteRef['getSnapshot']>) => {
            if (context.form === told) return;
            told = context.form;
            sendBack({ type: 'quickQuote.change', form: context.form, facts: context.facts });
          };
          tell(form.getSnapshot());
          const { unsubscribe } = form.subscribe(tell);
          return unsubscribe;
        }),
        hearConnection: connectionPort(window),
        estimateQuote: fromPromise<Estimate, QuoteBody>(
          async ({ input, signal }) =>
            (await callServer(estimateQuote, { body: input }, signal)).body.estimate,
        ),
      },
    }),
  );
}
