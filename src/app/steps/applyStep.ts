import { applyMachine } from '#machines/apply/apply.machine.ts';
import { consentsPort } from '../consentsPort.ts';
import { organizationQueries } from '../organizationQueries.ts';
import { priceQuotePort } from '../priceQuotePort.ts';
import type { StepParts } from './stepParts.ts';

/** The chart of the application with its ports filled. */
export function connectApply({ callServer, queries }: StepParts): typeof applyMachine {
  return applyMachine.provide({
    actors: {
      priceQuote: priceQuotePort(callServer),
      readConsents: consentsPort(organizationQueries(callServer, queries)),
    },
  });
}
