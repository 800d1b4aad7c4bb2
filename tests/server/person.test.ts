import { describe, expect, it } from 'vitest';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { forEachEngine } from '#tests/support/database.ts';
import {
  newPersonBody,
  type PeopleOffice,
  profileRefOf,
  startPeopleOffice,
} from '#tests/support/server/peopleOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Giver = keyof PeopleOffice['clients'];
const branch = { organizationCode: 'BOREAL-MTL', isDefault: true };
const agency = { organizationCode: 'BOREAL', isDefault: false };

forEachEngine((engine) => {
  const office = startedFor(() => startPeopleOffice(engine));
  const add = (person: object = {}, by: Giver = 'LIA manager') =>
    office.clients[by].call(personCalls.add, { body: { ...newPersonBody(), ...person } });
  const read = (profileRef: string) =>
    office.clients['LIA manager'].body(personCalls.read, { query: { profileRef } });
  const change = async (profileRef: string, body: object, by: Giver = 'LIA manager') => {
    const { revision } = await read(profileRef);
    const headers = { 'if-match': `"${revision}"` };
    return office.clients[by].call(personCalls.change, { query: { profileRef }, headers, body });
  };
  const provinces = (...codes: ProvinceCode[]) => ({
    licenses: codes.map((licensedProvince) => ({ licensedProvince })),
  });
  const licensesOf = (profileRef: string) =>
    office.server.database.db
      .selectFrom('licenses')
      .select(['licensed_province', 'status', 'license_number', 'is_deleted'])
      .where('profile_ref', '=', profileRef)
      .orderBy('licensed_province')
      .execute();

  it('[US-012 partly] [US-013 partly] [US-015 partly] [US-043] a person is added as NEW, and read by profileRef', async () => {
    const body = newPersonBody({
      role: 'Consultant_Agency',
      organizations: [branch, agency],
      ...provinces('NS', 'SK'),
    });
    const { profileRef } = await office.clients['Administrator_Full'].body(personCalls.add, { body });
    const answer = await office.clients['LIA manager'].fetch(`/getProfileByRef?profileRef=${profileRef}`);
    const licence = { id: expect.any(String), status: 'IN_PROGRESS' };
    expect(await answer.json()).toEqual({
      profileRef,
      referenceNumber: body.referenceNumber,
      profileCode: body.email.split('@')[0],
      userType: 'ciamid',
      role: 'Consultant_Agency',
      title: 'Conseil en voyages',
      status: 'NEW',
      organizations: [branch, agency],
      firstName: 'Noémie',
      lastName: 'Côté',
      language: 'FR',
      city: 'Laval',
      province: 'QC',
      country: 'CA',
      email: body.email,
      sellerCode: null,
      expiryDate: null,
      employmentType: 'REGULAR',
      createdBy: profileRefOf('Administrator_Full'),
      licenses: [
        { ...licence, licensedProvince: 'NS' },
        { ...licence, licensedProvince: 'SK' },
      ],
      revision: 1,
    });
  });

  it('[US-014] [US-040] a POST of the whole payload adds a person, always of Canada; a failure answers what is wrong', async () => {
    const post = async (more: object) => {
      const whole = {
        ...newPersonBody(),
        title: 'Conseil en voyages',
        city: 'Laval',
        province: 'QC',
        ...more,
      };
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const answer = await office.clients['LIA manager'].fetch('/createProfile', {
        ...init,
        body: JSON.stringify(whole),
      });
      return [answer.status, await answer.json()];
    };
    expect(await post({})).toEqual([201, expect.objectContaining({ country: 'CA', status: 'NEW' })]);
    expect(await post({ country: 'US' })).toEqual([
      400,
      expect.objectContaining({
        code: 'request.invalid',
        error: 'Some of the information sent cannot be used.',
        fields: { 'body.country': 'notAllowed' },
      }),
    ]);
  });

  it('[US-017 partly] [US-041] a PUT with profileRef changes what is sent, and what comes with it; what is left out stays', async () => {
    const { profileRef } = await office.added({ ...provinces('NS') });
    const { headers: _, ...answer } = await change(profileRef, {
      role: 'Administrator_Lite',
      language: 'EN',
      email: 'noemie.roy@boreal.example',
      profileCode: 'noemie.roy',
      organizations: [branch],
      status: 'INACTIVE',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        role: 'Administrator_Lite',
        title: 'Administrator',
        email: 'noemie.roy@boreal.example',
        profileCode: 'noemie.roy',
        organizations: [branch],
        city: 'Laval',
        status: 'INACTIVE',
        licenses: [{ licensedProvince: 'NS' }],
        revision: 2,
      },
    });
    const asDocumented = await office.clients['LIA manager'].fetch(
      `/updateProfile?profileRef=${profileRef}`,
      {
        method: 'PUT',
        headers: { 'if-match': '"2"', 'content-type': 'application/json' },
        body: JSON.stringify({ lastName: 'Roy' }),
      },
    );
    expect(await asDocumented.json()).toMatchObject({ lastName: 'Roy', firstName: 'Noémie', revision: 3 });
  });

  it('[US-016] what only a new person has is no field of a change', async () => {
    const { profileRef } = await office.added();
    expect(await change(profileRef, { referenceNumber: 'A1B2C3D4E5', createdBy: 'x' })).toMatchObject({
      status: 400,
      problem: { fields: { 'body.referenceNumber': 'unknown', 'body.createdBy': 'unknown' } },
    });
  });

  it('[US-018] a province that is taken away deletes the licence in progress alone, and a deleted one is not answered', async () => {
    const { profileRef } = await office.added({ ...provinces('NS', 'PE', 'SK') });
    const nova = office.server.database.db.updateTable('licenses').where('profile_ref', '=', profileRef);
    await nova.set({ status: 'AUTHORIZED' }).where('licensed_province', '=', 'NS').execute();
    expect(await change(profileRef, provinces('SK', 'YT'))).toMatchObject({
      body: {
        licenses: [{ licensedProvince: 'NS' }, { licensedProvince: 'SK' }, { licensedProvince: 'YT' }],
      },
    });
    expect(await change(profileRef, provinces())).toMatchObject({
      body: { licenses: [{ licensedProvince: 'NS' }] },
    });
    const inProgress = { license_number: null, status: 'IN_PROGRESS', is_deleted: true };
    expect(await licensesOf(profileRef)).toEqual([
      { licensed_province: 'NS', license_number: null, status: 'AUTHORIZED', is_deleted: false },
      { licensed_province: 'PE', ...inProgress },
      { licensed_province: 'SK', ...inProgress },
      { licensed_province: 'YT', ...inProgress },
    ]);
  });

  it('[US-019] the code is the text before the @, which two agencies may share', async () => {
    const there = await office.added({ email: 'info@boreal.example' });
    const too = await office.added({ email: 'info@centre.example' });
    for (const { profileRef } of [there, too])
      expect(await read(profileRef)).toMatchObject({ profileCode: 'info' });
    expect(await add({ email: 'info@third.example', profileCode: 'other' })).toMatchObject({
      status: 400,
      problem: { fields: { 'body.profileCode': 'notAllowed' } },
    });
  });

  it('an email is given once, in any case, also to two at once, and so is a reference number', async () => {
    const { profileRef, revision } = await office.added({ email: 'Zoe@boreal.example' });
    const twice = {
      status: 409,
      problem: { code: 'person.duplicate', fields: { 'body.email': 'notUnique' } },
    };
    const before = await office.kept();
    expect(await add({ email: 'zoe@BOREAL.example', profileCode: 'zoe' })).toMatchObject(twice);
    expect(await office.kept()).toEqual(before);
    const other = await office.added();
    expect(await change(other.profileRef, { email: 'ZOE@boreal.example', profileCode: 'ZOE' })).toMatchObject(
      twice,
    );
    const { referenceNumber } = await read(profileRef);
    expect(revision).toBe(1);
    expect(await add({ ...newPersonBody(), referenceNumber })).toMatchObject({
      status: 409,
      problem: { fields: { 'body.referenceNumber': 'notUnique' } },
    });
    const body = newPersonBody();
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => office.clients['LIA manager'].call(personCalls.add, { body })),
    );
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    ['a name of 101 characters', { firstName: 'x'.repeat(101) }, { firstName: 'tooLong' }],
    ['a name that is a formula', { lastName: '=cmd' }, { lastName: 'wrongFormat' }],
    ['a name that no document prints', { firstName: 'アイコ' }, { firstName: 'notAllowed' }],
    ['an email that is none', { email: 'noemie', profileCode: 'n' }, { email: 'wrongFormat' }],
    ['a status of its own', { status: 'ACTIVE' }, { status: 'notAllowed' }],
    ['another country', { country: 'US' }, { country: 'notAllowed' }],
    ['a role that nobody has', { role: 'consumer' }, { role: 'notAllowed' }],
    ['a role of the directory', { role: 'LIA agent' }, { role: 'notAllowed' }],
    [
      'two defaults',
      { organizations: [branch, { ...agency, isDefault: true }] },
      { 'organizations.1.isDefault': 'notUnique' },
    ],
    ['no default', { organizations: [agency] }, { 'organizations.0.isDefault': 'missing' }],
    [
      'one organization twice',
      { organizations: [branch, { ...branch, isDefault: false }] },
      { 'organizations.1.organizationCode': 'notUnique' },
    ],
    [
      'one that works no more',
      { organizations: [{ organizationCode: 'CLOSED', isDefault: true }] },
      { 'organizations.0.organizationCode': 'notAllowed' },
    ],
    [
      'a province of no agent',
      { licenses: [{ licensedProvince: 'QC' }] },
      { 'licenses.0.licensedProvince': 'notAllowed' },
    ],
    ['a reference number of digits', { referenceNumber: '1234567890' }, { referenceNumber: 'wrongFormat' }],
  ])(
    '[US-013 partly] %s is refused with a code of its field, and nothing is written',
    async (_, person, fields) => {
      const before = await office.kept();
      const named = Object.entries(fields).map(([field, code]) => [`body.${field}`, code]);
      expect(await add(person)).toMatchObject({
        status: 400,
        problem: { fields: Object.fromEntries(named) },
      });
      expect(await office.kept()).toEqual(before);
    },
  );

  it.each(['TC', 'NOWHERE'])(
    'an organization beyond the reach is as one that is not there: %s',
    async (organizationCode) => {
      const there = [{ organizationCode, isDefault: true }];
      expect(await add({ organizations: there }, 'Administrator_Full')).toMatchObject({ status: 404 });
      const { profileRef } = await office.added();
      expect(await change(profileRef, { organizations: there }, 'Administrator_Full')).toMatchObject({
        status: 400,
        problem: { fields: { 'body.organizations.0.organizationCode': 'unknown' } },
      });
    },
  );

  it.each(['LIA manager', 'Administrator_Full', 'Administrator_User'] as const)(
    'nobody gives themselves another role or status: %s',
    async (giver) => {
      const answer = await change(profileRefOf(giver), { role: 'View_Only', status: 'INACTIVE' }, giver);
      expect(answer).toMatchObject({
        status: 400,
        problem: { fields: { 'body.role': 'notAllowed', 'body.status': 'notAllowed' } },
      });
      expect(await change(profileRefOf(giver), { firstName: 'Élodie' }, giver)).toMatchObject({
        status: 200,
      });
    },
  );

  it('whoever reaches further is read, and changed by nobody who reaches less', async () => {
    const { profileRef } = await office.added({ role: 'Administrator_Full' });
    expect(await change(profileRef, { firstName: 'Élodie' }, 'Administrator_Lite')).toMatchObject({
      status: 403,
      problem: { code: 'person.reachesFurther' },
    });
  });

  describe('the status', () => {
    const statusOf = async (...wanted: string[]) => {
      const { profileRef } = await office.added();
      const answers: unknown[] = [];
      for (const status of wanted) answers.push((await change(profileRef, { status })).status);
      return answers;
    };

    it('[US-021 partly] is ACTIVE only for who has signed in, NEW again for who was let in no more before', async () => {
      expect(await statusOf('ACTIVE')).toEqual([400]);
      expect(await statusOf('INACTIVE', 'ACTIVE', 'NEW')).toEqual([200, 400, 200]);
    });

    it('INACTIVE ends every session at once, and who has signed in comes back as ACTIVE', async () => {
      const leaving = office.clients.View_Only;
      const mine = { query: { profileRef: profileRefOf('View_Only') } };
      expect((await leaving.open()).user?.profileRef).toBe(profileRefOf('View_Only'));
      expect(await change(mine.query.profileRef, { status: 'INACTIVE' })).toMatchObject({ status: 200 });
      await expect
        .poll(async () => (await leaving.call(personCalls.read, mine)).status, { timeout: 5000 })
        .toBe(401);
      expect(await change(mine.query.profileRef, { status: 'NEW' })).toMatchObject({ status: 400 });
      expect(await change(mine.query.profileRef, { status: 'ACTIVE' })).toMatchObject({ status: 200 });
    });
  });

  it('the history says what was changed by whom, without names and emails', async () => {
    const { profileRef } = await office.added({ organizations: [branch] });
    await change(profileRef, {
      firstName: 'Élodie',
      role: 'Consultant_Own',
      organizations: [branch, agency],
      ...provinces('YT', 'NS'),
    });
    const { changes } = await office.clients['LIA manager'].body(personCalls.history, {
      query: { profileRef },
    });
    expect(changes.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(changes[0]?.fields).toEqual([
      { field: 'firstName', from: '***', to: '***' },
      { field: 'role', from: 'View_Only', to: 'Consultant_Own' },
      { field: 'title', from: 'Consultation', to: 'Conseil en voyages' },
      { field: 'organizations', from: ['BOREAL-MTL'], to: ['BOREAL-MTL', 'BOREAL'] },
      { field: 'licenses', from: [], to: ['NS', 'YT'] },
    ]);
  });
});
