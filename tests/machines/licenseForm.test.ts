import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { adding } from '../support/licensing/savedLicenses.ts';

test('another type empties the form without calling what it emptied wrong, until one goes on', () => {
  const machine = licenseFormMachine.provide({ actions: { reportUnsaved: () => undefined } });
  const actor = createActor(machine, { input: adding }).start();
  const problemAt = () => actor.getSnapshot().context.problems.organizationCode;
  actor.send({ type: 'person.save' });
  expect(problemAt()).toBe('required');
  actor.send({ type: 'person.fill', key: 'licenseType', value: 'AGENCY' });
  expect(problemAt()).toBeUndefined();
  actor.send({ type: 'person.save' });
  expect(problemAt()).toBe('required');
});
