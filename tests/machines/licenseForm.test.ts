import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Atom } from '#domain/permissions/atoms.ts';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { licenseFormInputOf } from '#machines/licenseForm/licenseForm.setup.ts';
import { adding } from '../support/licensing/savedLicenses.ts';
import { onLiveChart, stimuliOf, testModelOf, toBeShown, tours } from '../support/tours/paths.ts';
import { declareProof } from '../support/tours/register.ts';
import { testSentences } from '../support/tours/vitest.ts';
import { licenseFormTour } from '../tours/licenseForm.tour.ts';
import { internalSession } from '../tours/sessions.ts';

const model = testModelOf(licenseFormMachine);
const beginnings = Object.entries({
  'a saved licence': licenseFormTour.input,
  ...licenseFormTour.otherInputs,
});
const walks = beginnings.map(
  ([name, input]) => [name, input, model.getPaths(tours(licenseFormTour), { input })] as const,
);
const shown = toBeShown(
  licenseFormTour,
  walks.flatMap(([, , paths]) => paths),
);

for (const [name, input, paths] of walks) {
  for (const [index, path] of paths.entries()) {
    const title = `${name}: tour ${index + 1} of ${paths.length}: ${stimuliOf(path).join(' › ')}`;
    test(`licenseForm: ${title}`, async () => {
      const { states, events } = onLiveChart(shown, path, input);
      await path.test({ states, events });
    });
  }
}
declareProof(shown, test);
testSentences(licenseFormTour);

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

test('[LF-006] [LF-007] adding needs the permission to create licences and changing the one to edit them', () => {
  const mayWith = (...atoms: readonly Atom[]) => {
    const address = { path: '/add', search: '' };
    const session = { ...internalSession, atoms };
    return licenseFormInputOf({ area: '/licensing', address, language: 'en', session });
  };
  expect(mayWith('LICENSE_CREATE', 'PROFILE_EDIT')).toMatchObject({ mayAdd: true, mayEdit: false });
  expect(mayWith('LICENSE_EDIT', 'PROFILE_EDIT')).toMatchObject({ mayAdd: false, mayEdit: true });
});
