import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { userFormMachine } from '#machines/userForm/userForm.machine.ts';
import { userFormInputOf } from '#machines/userForm/userForm.setup.ts';
import type { UserFormInput } from '#machines/userForm/userForm.types.ts';
import { boreal, lavoie, outsider } from '../support/people/answeredPeople.ts';
import { agencyRoles } from '../support/people/answeredRoles.ts';
import { internalSession } from '../tours/sessions.ts';
import { adding, editing } from '../tours/userForm.situations.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The chart with what its ports answer; one that is not named fails. */
function begun(input: UserFormInput, answers: Readonly<Record<string, unknown>>) {
  const asked: [string, unknown][] = [];
  const ports = Object.fromEntries(
    ['readRecord', 'saveRecord', 'readHierarchy', 'readRoles'].map((name) => [
      name,
      fromPromise(({ input: question }) => {
        asked.push([name, question]);
        return name in answers && !(answers[name] instanceof Error)
          ? Promise.resolve(answers[name])
          : Promise.reject(answers[name] ?? { code: 'server.failed' });
      }),
    ]),
  );
  const machine = userFormMachine.provide({
    actors: ports as never,
    actions: { reportUnsaved: () => undefined, leaveSaved: () => undefined, leaveBack: () => undefined },
  });
  const actor = createActor(machine, { input }).start();
  return { actor, asked, at: () => actor.getSnapshot() };
}

const newcomer = [
  ['firstName', 'Noémie'],
  ['lastName', 'Côté'],
  ['emailAddress', 'noemie.cote@voyages-boreal.example'],
  ['preferredLang', 'FR'],
  ['organizationCode', 'BOREAL-MTL'],
  ['role', 'View_Only'],
] as const;
const failure = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });
const inUse = failure('person.duplicate', { body: { fields: { 'body.email': 'notUnique' } } });
const theirs = { ...lavoie, lastName: 'Martin', revision: 2 };

test('[US-044] [US-045] register, update, fetch and hierarchy go from start to success or failure, each for itself, and a page that opens begins with all as at first', async () => {
  const fresh = () => begun(editing, {}).at();
  const { actor, at } = begun(editing, { readRecord: lavoie, readRoles: agencyRoles, saveRecord: inUse });
  expect(at().matches({ record: 'reading', hierarchy: 'none' })).toBe(true);
  expect(at().context).toMatchObject({ saved: null, problem: null, problems: {}, form: { lastName: '' } });
  expect(at().value).toEqual(fresh().value);
  await settled();
  expect(at().matches({ record: 'readOnly', hierarchy: 'unavailable', roles: 'listed' })).toBe(true);
  actor.send({ type: 'person.edit' });
  actor.send({ type: 'person.fill', key: 'lastName', value: 'Roy' });
  actor.send({ type: 'person.save' });
  expect(at().matches({ record: 'saving', hierarchy: 'unavailable' })).toBe(true);
  await settled();
  expect(at().matches({ record: { answering: 'duplicate' } })).toBe(true);

  const another = begun(editing, { readHierarchy: boreal });
  await settled();
  expect(another.at().matches({ record: 'unavailable', hierarchy: 'none' })).toBe(true);
  another.actor.send({ type: 'person.retry' });
  expect(another.at().context.problem).toBeNull();

  const registering = begun(adding, { readHierarchy: boreal, readRoles: agencyRoles, saveRecord: lavoie });
  for (const [key, value] of newcomer) registering.actor.send({ type: 'person.fill', key, value } as never);
  expect(registering.at().matches({ hierarchy: 'reading' })).toBe(true);
  await settled();
  registering.actor.send({ type: 'person.save' });
  expect(registering.at().matches({ record: 'saving', hierarchy: 'known' })).toBe(true);
  await settled();
  expect(registering.at().matches({ record: 'left' })).toBe(true);
  expect(fresh().value).toEqual({
    record: 'reading',
    leave: 'free',
    agency: 'shown',
    hierarchy: 'none',
    roles: 'none',
  });
});

test('[US-047] what the server answered to a register or an update that failed is kept: its code, its fields, and the person as saved meanwhile', async () => {
  const ways = { register: [adding, newcomer], update: [editing, [['lastName', 'Roy']]] } as const;
  for (const [way, [input, entries]] of Object.entries(ways)) {
    const saving = async (answer: Error) => {
      const known = { readRecord: lavoie, readHierarchy: boreal, readRoles: agencyRoles };
      const { actor, at } = begun(input, { ...known, saveRecord: answer });
      await settled();
      actor.send({ type: 'person.edit' });
      for (const [key, value] of entries) actor.send({ type: 'person.fill', key, value } as never);
      await settled();
      actor.send({ type: 'person.save' });
      await settled();
      return at().context;
    };
    const { refused, form } = await saving(inUse);
    expect(refused, way).toEqual({ emailAddress: { code: 'notUnique', value: form.emailAddress } });
    expect(form, way).toMatchObject(Object.fromEntries(entries));
    expect((await saving(failure('server.failed'))).problem, way).toBe('server.failed');
  }
  const { actor, at } = begun(editing, {
    readRecord: lavoie,
    readHierarchy: boreal,
    readRoles: agencyRoles,
    saveRecord: failure('person.stale', { current: theirs }),
  });
  await settled();
  actor.send({ type: 'person.edit' });
  actor.send({ type: 'person.fill', key: 'firstName', value: 'Anna' });
  actor.send({ type: 'person.save' });
  await settled();
  expect(at().context).toMatchObject({ theirs, form: { firstName: 'Anna' } });
});

test('of somebody without an organization the roles are read and no agency; whoever reaches further is not changed', async () => {
  const input = { ...editing, own: { role: 'Consultant_Agency', userRef: 'proy' } } as const;
  const { asked, at } = begun(input, {
    readRecord: { ...outsider, role: 'LIA manager' },
    readRoles: agencyRoles,
  });
  expect(at().can({ type: 'person.edit' })).toBe(false);
  await settled();
  expect(asked.map(([name]) => name)).toEqual(['readRecord', 'readRoles']);
  expect(at().can({ type: 'person.edit' })).toBe(false);
});

test('of somebody who starts beyond the reach the rest is changed and saved, and the agency that is seen is named', async () => {
  const organizations = [{ organizationCode: 'TC', isDefault: false }];
  const { actor, asked, at } = begun(editing, {
    readRecord: { ...lavoie, organizations },
    readHierarchy: boreal,
    readRoles: agencyRoles,
  });
  await settled();
  expect(asked.map(([, question]) => question)).toEqual([
    { profileRef: 'c-2001' },
    { code: 'TC', language: 'en' },
    { organizationCode: 'TC', language: 'en' },
  ]);
  actor.send({ type: 'person.edit' });
  actor.send({ type: 'person.fill', key: 'organizationCode', value: 'BOREAL' });
  actor.send({ type: 'person.fill', key: 'lastName', value: 'Roy' });
  expect(at().context.form).toMatchObject({ organizationCode: '', role: 'Consultant_Agency' });
  actor.send({ type: 'person.save' });
  expect(asked.at(-1)).toMatchObject(['saveRecord', { changed: ['lastName'] }]);
});

test('adding needs the permission to add people and changing the one to edit them', () => {
  const mayWith = (atom: 'PROFILE_CREATE' | 'PROFILE_EDIT') => {
    const address = { path: '/register', search: '' };
    const session = { ...internalSession, atoms: [atom, 'TRIPX_READ'] as const };
    return userFormInputOf({ area: '/users', address, language: 'en', session }, 'A1B2C3D4E5');
  };
  expect(mayWith('PROFILE_CREATE')).toMatchObject({ mayAdd: true, mayEdit: false });
  expect(mayWith('PROFILE_EDIT')).toMatchObject({ mayAdd: false, mayEdit: true });
});
