import { beforeEach, expect, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import type { AreaParts } from '#src/app/areas/areaParts.ts';
import { lateAreas } from '#src/app/areas/lateAreas.ts';
import type { CallServer } from '#src/ports/http.ts';
import { hearingParent } from '#tests/support/hearingParent.ts';
import { internalSession } from '../tours/sessions.ts';
import { taskToGiveUp } from '../tours/taskGivingUp.tour.ts';

const area = await lateAreas.get('/tasks')!();
const page = { total: 1, offset: 0, limit: 10, rows: [taskToGiveUp] };
/** How often the number in the menu was asked to be counted again. */
let counted: number;
let list: AnyActorRef;
/** What was asked of the server, by name. */
let asked: [name: string, request: unknown][];

beforeEach(async () => {
  counted = 0;
  asked = [];
  const callServer = (async ({ name }: { name: string }, request: unknown) => {
    asked.push([name, request]);
    return { body: name === 'searchTasks' ? page : { isSettled: true, revision: 1 } };
  }) as unknown as CallServer;
  const queries = { invalidateQueries: async () => void (counted += 1) };
  list = createActor(area.connect({ callServer, queries } as unknown as AreaParts), {
    input: { area: '/tasks', address: { path: '/', search: '' }, language: 'en', session: internalSession },
    parent: hearingParent().parent,
  } as object).start();
  await waitFor(list, ({ children }) => children.list !== undefined);
});

/** Does something with a task; gives what is told of it. */
async function act(name: 'retry' | 'takeOver', taskId: string): Promise<unknown> {
  list.send({ type: 'person.actOnRow', act: name, id: taskId, revision: 0 });
  await waitFor(list, (snapshot) => snapshot.matches({ act: { resting: 'done' } }));
  return list.getSnapshot().context.outcome.told;
}

test('an email that was sent again is told as sent, since it may come back, and any other task as settled', async () => {
  expect(await act('retry', 'mail.6f1c1f0a')).toEqual({ settled: 'mailed' });
  expect(await act('retry', 'purchase.6f1c1f0a')).toEqual({ settled: 'true' });
});

test('the number in the menu is counted again after a task was tried again or taken over', async () => {
  await act('takeOver', 'purchase.6f1c1f0a');
  expect(counted).toBe(1);
  await act('retry', 'purchase.6f1c1f0a');
  expect(counted).toBe(2);
});

test.each([
  ['/give-up', 'giveUpTask'],
  ['/refund', 'refundTask'],
])('the page at %s asks for %s over the revision that was read', async (path, name) => {
  const { taskId } = taskToGiveUp;
  list.send({ type: 'parent.openAddress', address: { path, search: `?id=${taskId}` } });
  const { children } = await waitFor(list, (snapshot) => snapshot.children.page !== undefined);
  const opened = children.page as AnyActorRef;
  await waitFor(opened, (snapshot) => snapshot.matches('asking'));
  opened.send({ type: 'person.fill', key: 'reason', value: 'Cannot be issued' });
  opened.send({ type: 'person.confirm' });
  await waitFor(opened, (snapshot) => snapshot.matches('done'));
  const request = {
    params: { taskId },
    headers: { 'if-match': '"2"' },
    body: { reason: 'Cannot be issued' },
  };
  expect(asked.at(-1)).toEqual([name, request]);
});
