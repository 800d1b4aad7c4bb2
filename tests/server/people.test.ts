import { beforeAll, describe, expect, it } from 'vitest';
import { getAgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import { listRoles } from '#domain/calls/people/listRoles.ts';
import { searchAgents } from '#domain/calls/people/searchAgents.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const people = ['mchen', 'etremblay', 'gbouchard', 'dkowalski', 'mgagnon', 'nfraser'] as const;
type Name = (typeof people)[number];

forEachEngine((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const clients = {} as Record<Name, TestClient>;
  beforeAll(async () => {
    for (const name of people) clients[name] = await signInAs(server.client('admin'), name);
  });
  const found = async (query: Record<string, string>, name: Name = 'mchen') =>
    (await clients[name].body(searchAgents, { query })).agents.map(({ profileRef }) => profileRef);

  describe('the list of people', () => {
    it('[US-037] answers a GET with total and agents, under its own path and that of the documents', async () => {
      const query = {
        lastName: 'lavoie',
        sortField: 'agentName',
        sortOrder: 'desc',
        offset: '0',
        limit: '5',
      };
      const sophie = {
        firstName: 'Sophie',
        lastName: 'Lavoie',
        profileCode: 'slavoie',
        profileRef: 'c-2001',
        status: 'ACTIVE',
        title: 'Conseillère en voyages',
        role: 'Consultant_Agency',
      };
      const answer = await clients.mchen.body(searchAgents, { query });
      expect(answer).toEqual({ total: 1, offset: 0, limit: 5, agents: [sophie] });
      const asDocumented = await clients.mchen.fetch(`/agent/search?${new URLSearchParams(query)}`);
      expect(await asDocumented.json()).toEqual(answer);
    });

    it('[US-035] shows ten of all by name, each person once however many organizations they have', async () => {
      const { total, agents } = await clients.mchen.body(searchAgents);
      expect([total, agents.length]).toEqual([18, 10]);
      expect(agents.slice(0, 3).map(({ firstName }) => firstName)).toEqual(['Aisha', 'Amara', 'Daniel']);
    });

    it.each([
      [{ firstName: ' E ' }, ['d-1002']],
      [{ firstName: 'ETIENNE' }, ['d-1002']],
      [{ lastName: 'oconnor' }, ['c-2002']],
      [{ email: 'Sophie.L' }, ['c-2001']],
      [{ profileCode: 'SLA' }, ['c-2001']],
      [{ status: 'NEW' }, ['c-2012', 'a-3001']],
      [{ title: 'clerk' }, ['c-2005']],
      [{ role: 'broker user' }, ['c-2008']],
      [{ organization: 'boreal-que' }, ['c-2014']],
      [{ organization: 'Québec' }, ['c-2014']],
      [{ firstName: 'Sophie', status: 'INACTIVE' }, []],
    ])('[US-026 partly] [US-027 partly] is searched by %o', async (query, refs) => {
      expect(await found(query)).toEqual(refs);
    });

    it('[PM-048 partly] shows whom the role reaches: all, the own organization with those below it, or that alone', async () => {
      expect(await found({ organization: 'harbour' })).toEqual(['c-2007']);
      expect(await found({ organization: 'harbour' }, 'gbouchard')).toEqual([]);
      expect(await found({ organization: 'boreal', role: 'Administrator_Lite' }, 'gbouchard')).toEqual([
        'c-2004',
      ]);
      expect(await found({ role: 'Administrator_Full' }, 'dkowalski')).toEqual(['c-2003']);
      expect(await found({ lastName: 'Lavoie' }, 'dkowalski')).toEqual([]);
    });

    it('[PM-022 partly] opens to PROFILE_READ with TRIPX_READ alone', async () => {
      expect(await clients.nfraser.call(searchAgents)).toMatchObject({
        status: 403,
        problem: { code: 'permission.missing' },
      });
    });

    it('refuses what is no value of a field, with a code each', async () => {
      const query = { status: 'GONE', role: 'consumer', colour: 'red', firstName: 'x'.repeat(101) };
      expect(await clients.mchen.call(searchAgents, { query })).toMatchObject({
        status: 400,
        problem: {
          fields: {
            'query.status': 'notAllowed',
            'query.role': 'notAllowed',
            'query.colour': 'unknown',
            'query.firstName': 'tooLong',
          },
        },
      });
    });
  });

  describe('the roles', () => {
    it('[US-038] have a category each, under the path of the documents too', async () => {
      const answer = await clients.mchen.fetch('/getRoles');
      const { roles } = (await answer.json()) as { roles: { role: string; category: string }[] };
      expect(roles.map(({ role, category }) => [role, category])).toEqual([
        ['LIA manager', 'Internal'],
        ['LIA agent', 'Internal'],
        ['Consultant_Agency', 'Agency'],
        ['Consultant_Own', 'Agency'],
        ['Administrator_Full', 'Agency'],
        ['Administrator_Lite', 'Agency'],
        ['View_Only', 'Agency'],
        ['Administrator_User', 'Agency'],
        ['sponsor user', 'Sponsor'],
        ['broker user', 'Broker'],
      ]);
    });

    it('say what they open, how far they reach, and which title comes with them, in the language of the request', async () => {
      const { roles } = await clients.mchen.body(listRoles, { headers: { lang: 'FR' } });
      expect(roles.find(({ role }) => role === 'Administrator_User')).toEqual({
        role: 'Administrator_User',
        category: 'Agency',
        title: 'Administration des utilisateurs',
        opens: [
          'APP.VIEW_APP',
          'AGENT.VIEW_AGENT',
          'AGENT.ADD_AGENT',
          'AGENT.EDIT_AGENT',
          'AGENT.DELETE_AGENT',
          'CONFIGURATION.VIEW_CONFIG',
        ],
        reach: 'own',
        reportScope: 'none',
        mayBeGiven: false,
      });
    });

    const ofAgency = [
      'Consultant_Agency',
      'Consultant_Own',
      'Administrator_Lite',
      'View_Only',
      'Administrator_User',
    ];
    it.each([
      ['mchen', 'BOREAL', [...ofAgency.slice(0, 2), 'Administrator_Full', ...ofAgency.slice(2)]],
      ['mchen', 'LAKES', ['broker user']],
      ['mchen', 'HARBOUR', ['sponsor user']],
      ['gbouchard', 'BOREAL-HFX', [...ofAgency.slice(0, 2), 'Administrator_Full', ...ofAgency.slice(2)]],
      ['mgagnon', 'BOREAL', ofAgency],
    ] as const)(
      '[US-024 partly] %s gives people of %s those that reach no further',
      async (name, organizationCode, given) => {
        const { roles } = await clients[name].body(listRoles, { query: { organizationCode } });
        expect(roles.filter(({ mayBeGiven }) => mayBeGiven).map(({ role }) => role)).toEqual(given);
      },
    );
  });

  it('[US-042] the hierarchy of a branch is its agency with the branches that the session reaches', async () => {
    const halifax = { category: 'AGENCY', city: 'Halifax', province: 'NS' };
    const answer = await clients.dkowalski.fetch('/getAgencyHierarchy?code=BOREAL-HFX', {
      headers: { lang: 'FR' },
    });
    expect(await answer.json()).toEqual({
      agency: {
        organizationCode: 'BOREAL',
        name: 'Voyages Boréal',
        category: 'AGENCY',
        city: 'Montréal',
        province: 'QC',
      },
      branches: [{ organizationCode: 'BOREAL-HFX', name: 'Voyages Boréal Halifax', ...halifax }],
    });
    const { branches } = await clients.gbouchard.body(getAgencyHierarchy, { query: { code: 'BOREAL' } });
    expect(branches.map(({ organizationCode }) => organizationCode)).toEqual([
      'BOREAL-HFX',
      'BOREAL-MTL',
      'BOREAL-QUE',
    ]);
    expect(await clients.dkowalski.call(getAgencyHierarchy, { query: { code: 'TC' } })).toMatchObject({
      status: 404,
    });
  });
});
