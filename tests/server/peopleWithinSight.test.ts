import { describe, expect, it } from 'vitest';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startPeopleOffice } from '#tests/support/server/peopleOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const agency = { organizationCode: 'BOREAL', isDefault: false };
const montreal = { organizationCode: 'BOREAL-MTL', isDefault: false };
const centre = { organizationCode: 'TC', isDefault: true };
const seen = (...organizations: object[]) => ({ organizations, city: null, province: null });

forEachEngine((engine) => {
  const office = startedFor(() => startPeopleOffice(engine));
  const nearby = () => office.clients.Administrator_Full;
  const read = (profileRef: string) =>
    office.clients['LIA manager'].body(personCalls.read, { query: { profileRef } });
  const change = async (profileRef: string, body: object) => {
    const { revision } = await read(profileRef);
    const query = { profileRef };
    return nearby().call(personCalls.change, { query, headers: { 'if-match': `"${revision}"` }, body });
  };

  describe('of a person who starts in an organization beyond the reach of who reads', () => {
    it('that organization is not seen, nor its place, in what is answered and in the history', async () => {
      const query = { profileRef: (await office.added({ organizations: [centre, montreal] })).profileRef };
      expect(await nearby().body(personCalls.read, { query })).toMatchObject(seen(montreal));
      expect(await change(query.profileRef, { lastName: 'Roy' })).toMatchObject({
        body: { lastName: 'Roy', ...seen(montreal) },
      });
      const stale = { query, headers: { 'if-match': '"1"' }, body: { lastName: 'Cyr' } };
      expect(await nearby().call(personCalls.change, stale)).toMatchObject({
        status: 412,
        problem: { current: seen(montreal) },
      });
      const { changes } = await nearby().body(personCalls.history, { query });
      expect(changes[1]?.fields).toContainEqual({ field: 'organizations', from: null, to: ['BOREAL-MTL'] });
      expect(JSON.stringify(changes)).not.toMatch(/TC|Toronto/);
    });

    it('it stays beside what is given, and nobody starts elsewhere instead', async () => {
      const { profileRef } = await office.added({ organizations: [centre, montreal] });
      expect(await change(profileRef, { organizations: [agency] })).toMatchObject({
        body: seen(agency),
      });
      expect(await read(profileRef)).toMatchObject({ organizations: [centre, agency], city: 'Toronto' });
      expect(await change(profileRef, { organizations: [{ ...montreal, isDefault: true }] })).toMatchObject({
        status: 400,
        problem: { fields: { 'body.organizations': 'notAllowed' } },
      });
    });
  });
});
