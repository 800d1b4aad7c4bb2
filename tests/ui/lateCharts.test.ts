import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, fromPromise, setup, toPromise } from 'xstate';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { stepKeys } from '#domain/flow/steps.ts';
import {
  type LocationSearch,
  locationSuggestMachine,
} from '#machines/locationSuggest/locationSuggest.machine.ts';
import { chartPort, port, unfilledPorts } from '#machines/ports.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { lateChart } from '#src/app/chartInPlace.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { storageOf } from '#tests/support/storageOf.ts';
import { lateSteps } from '#src/app/steps/lateSteps.ts';

const child = setup({
  types: { input: {} as { add: number }, output: {} as number },
  actors: { readNumber: port<number>('readNumber') },
}).createMachine({
  id: 'child',
  context: ({ input }) => ({ add: (input as { add: number }).add, sum: 0 }),
  initial: 'reading',
  states: {
    reading: { invoke: { src: 'readNumber', onDone: 'done' } },
    done: { type: 'final' },
  },
  output: ({ context }) => (context as { add: number }).add + 1,
});
const filled = child.provide({ actors: { readNumber: fromPromise<number, void>(async () => 1) } });
const parent = setup({ actors: { child: chartPort<typeof child>('child') } }).createMachine({
  id: 'parent',
  invoke: { id: 'child', src: 'child', input: { add: 41 }, onDone: '.told' },
  initial: 'waiting',
  states: { waiting: {}, told: { type: 'final' } },
  output: ({ event }) => (event as unknown as { output: number }).output,
});

test('the hole of a late chart is named like any other, and a chart that is not there fails by name', async () => {
  expect(unfilledPorts(parent)).toEqual(['parent.child']);
  expect(unfilledPorts(quoteFlowMachine)).toContain('quoteFlow.payment');
  const actor = createActor(parent);
  actor.subscribe({ error: () => undefined });
  actor.start();
  expect(actor.getSnapshot()).toMatchObject({
    status: 'error',
    error: new Error('Port "child" is not connected'),
  });
});

test('a late chart fills its hole, and goes on as the chart itself once it was fetched', async () => {
  const late = lateChart(async () => filled);
  const whole = parent.provide({ actors: { child: late.logic } });
  expect(unfilledPorts(whole)).toEqual([]);
  await late.fetch();
  const actor = createActor(whole).start();
  expect(actor.getSnapshot().children.child?.getSnapshot().matches('reading')).toBe(true);
  await toPromise(actor);
  expect(actor.getSnapshot().value).toBe('told');
});

test('a late chart with a hole of its own is refused by the name of the hole, and fetched again when it is asked for again', async () => {
  const charts = [child, filled];
  const late = lateChart(async () => charts.shift() ?? child);
  await expect(late.fetch()).rejects.toThrow('Nobody filled the ports child.readNumber');
  await late.fetch();
  await late.fetch();
  expect(charts).toEqual([]);
});

test('the chart of every later step comes with all its ports filled', async () => {
  const parts = {
    callServer: async () => Promise.reject(new Error('down')),
    queries: new QueryClient(),
    memory: createTabMemory(storageOf(), storageOf()),
    window: {} as Window,
    cardFrame: () => ({ url: '', origin: '' }),
    readSession: async () => Promise.reject(new Error('down')),
    whileMoving: <Result>(work: () => Promise<Result>) => work(),
  };
  const suggest = locationSuggestMachine.provide({
    actors: { searchLocations: fromPromise<readonly TravelLocation[], LocationSearch>(async () => []) },
  });
  const sync = quoteSyncMachine.provide({
    actors: { syncQuote: fromPromise<void, QuoteForm>(async () => undefined) },
  });
  const later = lateSteps(parts, { suggest, sync });
  for (const step of stepKeys) await later.fetchChart(step);
  const flow = quoteFlowMachine.provide({ actors: later.charts });
  expect(unfilledPorts(flow).filter((hole) => hole.startsWith('quoteFlow.'))).toEqual([
    'quoteFlow.closeDraft',
    'quoteFlow.fetchStep',
    'quoteFlow.hearConnection',
    'quoteFlow.keepDraft',
    'quoteFlow.readDraft',
    'quoteFlow.readPurchase',
    'quoteFlow.takeInHand',
  ]);
});
