import { expect, it } from 'vitest';
import { samplePeople } from '#server/sample/people.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** What tells an agent from others, for the header by which the agent is taken along. */
const refOf = (userRef: string) =>
  samplePeople.find(({ username }) => username.startsWith(`${userRef}@`))?.subject ?? '';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));

  /** What is answered where somebody asks for a switch by an address and headers. */
  async function userAfter(userRef: string, path: string, ...asked: Record<string, string>[]) {
    const client = await signInAs(server.client('admin'), userRef);
    const users: object[] = [];
    for (const headers of asked) {
      const answer = await client.fetch(path, { headers });
      expect(answer.status).toBe(200);
      users.push(((await answer.json()) as { user: object }).user);
    }
    return users;
  }

  it('[OS-007] a LAN id moves by GET /api/auth/set-user with the headers newOrg and newDistrib', async () => {
    const newDistrib = refOf('omartin');
    const moved = await userAfter(
      'mchen',
      '/api/auth/set-user',
      { newOrg: 'TC', newDistrib },
      { newOrg: 'ME' },
    );
    expect(moved).toMatchObject([
      { organizationCode: 'TC', distributorRef: newDistrib },
      { organizationCode: 'ME', distributorRef: null },
    ]);
  });

  it('[OS-008] a CIAM id moves by GET /api/auth/set-ciam-user with the header newOrg, or sellingCode', async () => {
    const moved = await userAfter(
      'gbouchard',
      '/api/auth/set-ciam-user',
      { newOrg: 'BOREAL-QUE' },
      { newOrg: 'BOREAL' },
      { sellingCode: 'BOR-0001' },
    );
    expect(moved).toMatchObject([
      { organizationCode: 'BOREAL-QUE' },
      { organizationCode: 'BOREAL' },
      { organizationCode: 'BOREAL', sellingCode: 'BOR-0001' },
    ]);
  });
});
