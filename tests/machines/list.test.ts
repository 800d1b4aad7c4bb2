import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { listMachine } from '#machines/list/list.machine.ts';
import type { ListInput, ListPage, PageRequest } from '#machines/list/list.types.ts';
import { earlier, input, rows } from '../tours/list.situations.ts';

/** A list that opens with its second page, and what was asked for since. */
async function opened(changed: Partial<ListInput> = {}) {
  const clock = new SimulatedClock();
  const asked: PageRequest[] = [];
  const readPage = fromPromise<ListPage, PageRequest>(async ({ input: page }) => {
    asked.push(page);
    return { total: 12, rows };
  });
  const list = createActor(
    listMachine.provide({ actors: { readPage }, actions: { showQuery: () => undefined } }),
    {
      input: { ...input, query: earlier, ...changed },
      clock,
    },
  ).start();
  await new Promise((resolve) => setImmediate(resolve));
  return { list, clock, asked };
}

test('[LS-032] a new search and another sort on the second page show page 1', async () => {
  const sorted = await opened();
  expect(sorted.asked.map(({ offset }) => offset)).toEqual([10]);
  sorted.list.send({ type: 'person.sort', sort: { column: 'name', direction: 'asc' } });
  expect(sorted.asked.at(-1)).toMatchObject({ sort: { column: 'name', direction: 'asc' }, offset: 0 });
  const searched = await opened();
  searched.list.send({ type: 'tableFilter.searchRows', filter: { name: 'Cho' } });
  expect(searched.asked.at(-1)).toMatchObject({ filter: { name: 'Cho' }, offset: 0 });
});

test('[LS-033 partly] the former filter and page are read 500 ms after the return and not before', async () => {
  const { clock, asked } = await opened({ isReturn: true });
  clock.increment(499);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked).toEqual([{ ...earlier, area: 'licensing', language: 'en' }]);
});
