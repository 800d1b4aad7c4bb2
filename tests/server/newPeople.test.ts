import { expect, it } from 'vitest';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { onPostgres } from '#tests/support/database.ts';
import { newPersonBody, startPeopleOffice } from '#tests/support/server/peopleOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const office = startedFor(() => startPeopleOffice(engine));
  const add = (person: object) =>
    office.clients['LIA manager'].call(personCalls.add, { body: { ...newPersonBody(), ...person } });
  const provinces = (...codes: ProvinceCode[]) => ({
    licenses: codes.map((licensedProvince) => ({ licensedProvince })),
  });

  it.each([
    ['firstName', undefined, 'missing'],
    ['lastName', undefined, 'missing'],
    ['email', undefined, 'missing'],
    ['email', 'noemie.cote@', 'wrongFormat'],
    ['role', undefined, 'missing'],
    ['organizations', undefined, 'missing'],
    ['organizations', [], 'tooShort'],
  ])('[US-049 partly] nobody is added with %s as %o', async (field, value, code) => {
    const before = await office.kept();
    expect(await add({ [field]: value })).toMatchObject({
      status: 400,
      problem: { fields: { [`body.${field}`]: code } },
    });
    expect(await office.kept()).toEqual(before);
  });

  it('[US-050 partly] a person takes several of the provinces of agents at once, and no other', async () => {
    const ofAgents = ['NB', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'] as const;
    const { profileRef } = await office.added({ ...provinces(...ofAgents) });
    const { licenses } = await office.clients['LIA manager'].body(personCalls.read, {
      query: { profileRef },
    });
    expect(licenses.map(({ licensedProvince }) => licensedProvince)).toEqual(ofAgents);
    expect(await add(provinces('SK', 'AB', 'BC', 'MB', 'NL', 'ON', 'QC'))).toMatchObject({
      problem: {
        fields: Object.fromEntries(
          [1, 2, 3, 4, 5, 6].map((at) => [`body.licenses.${at}.licensedProvince`, 'notAllowed']),
        ),
      },
    });
  });

  it('[US-020 partly] takes the reference numbers that advisors are given, and no others', async () => {
    const referenceNumber = referenceNumberOf('0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55');
    expect(await add({ referenceNumber })).toMatchObject({ status: 201, body: { referenceNumber } });
    for (const other of ['ABCDEFGHJK', '2345678923', 'a1b2c3d4e5', 'A1B2C3D4E', 'A1B2C3D4E5F'])
      expect(await add({ referenceNumber: other }), other).toMatchObject({
        problem: { fields: { 'body.referenceNumber': expect.any(String) } },
      });
  });
});
