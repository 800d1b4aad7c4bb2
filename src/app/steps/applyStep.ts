import { applyMachine } from '#machines/apply/apply.machine.ts';
import { connectionPort } from '../connectionPort.ts';
import { consentsPort } from '../consentsPort.ts';
import { organizationQueries } from '../organizationQueries.ts';
import { priceQuotePort } from '../priceQuotePort.ts';
import type { StepParts } from './stepParts.ts';

/** The chart of the application with its ports filled. */
export function connectApply({ callServer, queries, window }: StepParts): typeof applyMachine {
  return applyMachine.provide({
    actors: {
      priceQuote: priceQuotePort(callServer),
      hearConnection: connectionPort(window),
      readConsents: consentsPort(organizationQueries(callServer, queries)),
    },
  });
}
