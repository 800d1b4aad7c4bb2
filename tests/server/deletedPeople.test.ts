import { describe, expect, it } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import { deletePerson } from '#domain/calls/people/deletePerson.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { searchAgents } from '#domain/calls/people/searchAgents.ts';
import { personRoles } from '#domain/people/profileRoles.ts';
import { forEachEngine } from '#tests/support/database.ts';
import {
  newPersonBody,
  type PeopleOffice,
  profileRefOf,
  startPeopleOffice,
} from '#tests/support/server/peopleOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Giver = keyof PeopleOffice['clients'];
const gone = { status: 404, problem: { code: 'notFound' } };

forEachEngine((engine) => {
  const office = startedFor(() => startPeopleOffice(engine));
  const remove = (profileRef: string, by: Giver = 'LIA manager', revision = 1) =>
    office.clients[by].call(deletePerson, {
      params: { profileRef },
      headers: { 'if-match': `"${revision}"` },
    });

  it('[PM-022] people are read, added, changed and deleted by the roles that hold the permission for it', async () => {
    const { profileRef } = await office.added();
    const who = { query: { profileRef }, headers: { 'if-match': '"9"' } };
    const rolesWith = async (status: number, ask: (by: Giver) => Promise<{ status: number }>) => {
      const answers = await Promise.all(personRoles.map(async (by) => ({ by, ...(await ask(by)) })));
      const others = answers.filter((answer) => answer.status !== status);
      expect(others.map((answer) => answer.status)).toEqual(others.map(() => 403));
      return answers.filter((answer) => answer.status === status).map(({ by }) => by);
    };
    const all = ['LIA manager', 'Administrator_Full', 'Administrator_User'];
    expect(await rolesWith(200, (by) => office.clients[by].call(personCalls.read, who))).toEqual([
      'LIA manager',
      'LIA agent',
      'Administrator_Full',
      'Administrator_Lite',
      'Administrator_User',
    ]);
    expect(
      await rolesWith(201, (by) => office.clients[by].call(personCalls.add, { body: newPersonBody() })),
    ).toEqual(all);
    const change = { ...who, body: { firstName: 'Luc' } };
    expect(await rolesWith(412, (by) => office.clients[by].call(personCalls.change, change))).toEqual([
      'LIA manager',
      'Administrator_Full',
      'Administrator_Lite',
      'Administrator_User',
    ]);
    expect(await rolesWith(412, (by) => remove(profileRef, by, 9))).toEqual(all);
  });

  describe('somebody who is deleted', () => {
    it('is not read, listed, searched or invited any more, and leaves the email to somebody else', async () => {
      const body = newPersonBody({ lastName: 'Deleted' });
      const { profileRef } = await office.added(body);
      expect(await remove(profileRef)).toMatchObject({ status: 200, body: { profileRef } });
      const manager = office.clients['LIA manager'];
      expect(await manager.call(personCalls.read, { query: { profileRef } })).toMatchObject(gone);
      expect(await remove(profileRef, 'LIA manager', 2)).toMatchObject(gone);
      const found = await manager.body(searchAgents, { query: { lastName: 'Deleted' } });
      expect(found).toMatchObject({ agents: [], total: 0 });
      const agents = await manager.body(listAgents, { query: { organizationCode: 'BOREAL' } });
      expect(JSON.stringify(agents)).not.toContain(profileRef);
      expect(await office.added({ email: body.email, lastName: 'Deleted' })).toMatchObject({ status: 'NEW' });
    });

    it('is signed out at once, and signs in no more', async () => {
      await remove(profileRefOf('Consultant_Own'), 'Administrator_Full');
      expect(await office.clients['Consultant_Own'].call(getClaims)).toMatchObject({ status: 401 });
      await expect(
        office.server.client('admin').signIn({ issuer: 'customers', subject: 'Consultant-Own' }),
      ).rejects.toThrow('identity.newcomer');
    });

    it('is written down with who did it', async () => {
      const { profileRef } = await office.added();
      await remove(profileRef, 'Administrator_User');
      const entry = await office.server.database.db
        .selectFrom('audit')
        .select(['action', 'profile_ref'])
        .where('object_id', '=', profileRef)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      expect(entry).toEqual({ action: 'profile.delete', profile_ref: profileRefOf('Administrator_User') });
    });
  });

  describe('refused, and nothing changes, is who deletes', () => {
    it.each<[string, Giver, () => Promise<string> | string, number, object]>([
      [
        'themselves',
        'Administrator_Full',
        () => profileRefOf('Administrator_Full'),
        1,
        { status: 403, problem: { code: 'person.own' } },
      ],
      [
        'somebody whose role reaches further',
        'Administrator_User',
        () => profileRefOf('Administrator_Full'),
        1,
        { status: 403, problem: { code: 'person.reachesFurther' } },
      ],
      [
        'somebody of a foreign organization',
        'Administrator_Full',
        async () =>
          (await office.added({ organizations: [{ organizationCode: 'TC', isDefault: true }] })).profileRef,
        1,
        gone,
      ],
      [
        'somebody whom another changed meanwhile',
        'LIA manager',
        () => profileRefOf('View_Only'),
        7,
        { status: 412, problem: { code: 'person.stale', current: { revision: 1 } } },
      ],
    ])('%s', async (_, by, whom, revision, answer) => {
      const profileRef = await whom();
      const before = await office.kept();
      expect(await remove(profileRef, by, revision)).toMatchObject(answer);
      expect(await office.kept()).toEqual(before);
    });

    it('without naming a revision', async () => {
      const params = { profileRef: profileRefOf('View_Only') };
      expect(await office.clients['LIA manager'].call(deletePerson, { params })).toMatchObject({
        status: 428,
      });
    });
  });
});
