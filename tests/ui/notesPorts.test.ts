import { expect, it } from 'vitest';
import { createActor, setup, sendTo, toPromise } from 'xstate';
import { notesPorts } from '#src/app/areas/sections/notesPorts.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { answered, openCallsInPage } from '#tests/support/http/callsInPage.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const { callServer, asked, answer } = await openCallsInPage();
const place = { policyNumber: 'TC-100000001', writer: 'P-1001' };
const tab = storageOf();
const memory = createTabMemory(tab, storageOf());

/** Types a note in a page that was just opened; gives what the page had kept. */
function typing(texts: readonly string[], writer = place.writer): string | null {
  const { keepNote } = notesPorts({ callServer, memory });
  let kept: string | null = null;
  const page = setup({
    types: { events: {} as { type: 'type'; text: string } | { type: 'page.giveNote'; text: string } },
    actors: { keepNote },
  }).createMachine({
    invoke: { id: 'keepNote', src: 'keepNote', input: { ...place, writer } },
    on: {
      type: { actions: sendTo('keepNote', ({ event }) => ({ type: 'parent.keepNote', text: event.text })) },
      'page.giveNote': {
        actions: ({ event }) => {
          kept = event.text;
        },
      },
    },
  });
  const actor = createActor(page).start();
  for (const text of texts) actor.send({ type: 'type', text });
  actor.stop();
  return kept;
}
const add = (text: string) =>
  toPromise(
    createActor(notesPorts({ callServer, memory }).addNote, { input: { ...place, form: { text } } }).start(),
  );
const idsSent = () => asked.map(({ body }) => (body as { newId: string }).newId);

it('a note that is typed is there again for who typed it, until the session is ended', () => {
  expect(typing(['Call', 'Called back.'])).toBeNull();
  expect(typing([], 'P-1002')).toBeNull();
  expect(typing([])).toBe('Called back.');
  memory.forgetTyped();
  expect(typing([])).toBeNull();
});

it('a text with a card number is not kept', () => {
  typing(['Visa 4111', 'Visa 4111 1111 1111 1111 12/27']);
  expect(JSON.stringify(tab.getItem('portage-notes'))).not.toContain('4111');
});

it('what is added again because no answer came has the same id, also in a page that was loaded again', async () => {
  answer(() => Response.json({ code: 'server.failed' }, { status: 500 }));
  await expect(add('Once.')).rejects.toMatchObject({ code: 'server.failed' });
  typing([]);
  answer(answered({}));
  await add('Once.');
  await add('Another.');
  const [first, again, other] = idsSent();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
