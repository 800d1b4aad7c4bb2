import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { rowEvents } from '#machines/travellersTable/rowEvents.ts';
import { flowFacts, travellersForm } from '../support/quote/forms.ts';

function started() {
  const actor = createActor(quickQuoteMachine, { input: { form: travellersForm(), facts: flowFacts() } });
  actor.start();
  actor.send({ type: 'person.addTraveller' });
  actor.send({ type: 'person.removeTraveller', traveller: 'pax-2' });
  return actor;
}

test('rows are filled in from a traveller on, those who are missing are added, and each value is judged', () => {
  const actor = started();
  const rows = [{ tripCost: '0' }, { age: '200', tripCost: '50' }, { age: '7' }];
  for (const event of rowEvents(actor.getSnapshot().context, { from: 0, rows })) actor.send(event);
  const { form, problems } = actor.getSnapshot().context;
  expect(form.travellers).toEqual([
    { id: 'pax-1', age: '40', tripCost: '0' },
    { id: 'pax-3', age: '200', tripCost: '50' },
    { id: 'pax-4', age: '7', tripCost: '' },
  ]);
  expect(problems).toEqual({
    'tripCost.pax-1': null,
    'age.pax-3': 'ageGt',
    'tripCost.pax-3': null,
    'age.pax-4': null,
  });
  actor.stop();
});
