import { expect, it } from 'vitest';
import { onPostgres } from '#tests/support/database.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  it.each([
    ['with neither scope nor id token', {}],
    ['with an id token, which opens nothing here', { 'id-token': 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' }],
    ['with the scope of the session', { 'x-scope': 'all' }],
  ])(
    '[SI-019] GET claims answers claims and user to who names user, type, organization and agent of the distributor, %s',
    async (_, optional: Record<string, string>) => {
      const client = server.client('b2b');
      await client.signIn(server.people.manager);
      const answer = await client.fetch('/api/auth/claims', {
        headers: {
          'x-user-ref': 'mia',
          'x-user-type': 'lanid',
          'x-distributor-organization': 'CM',
          'x-distributor-ref': server.people.manager.profileRef,
          ...optional,
        },
      });
      const { claims, user, ...more } = (await answer.json()) as Record<string, Record<string, unknown>>;
      expect([answer.status, more]).toEqual([200, {}]);
      expect(claims?.['claimGroups']).toContain('POLICY_MAINTENANCE.REINSTATE_POLICY');
      expect(user).toMatchObject({ userRef: 'mia', profileCode: 'mia', organizationCode: 'CM' });
    },
  );
});
