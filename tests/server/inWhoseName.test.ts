import { afterEach, describe, expect, it } from 'vitest';
import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { samplePeople } from '#server/sample/people.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'loconnor'));
  const manager = startedFor(() => signInAs(server.client('b2b'), 'mchen'));

  const profileOf = (client: TestClient) => client.current?.user?.profileRef ?? '';
  const refOf = (userRef: string) =>
    samplePeople.find(({ username }) => username.startsWith(`${userRef}@`))?.subject ?? '';
  const sold = async (client: TestClient) => {
    const { purchaseId, record } = await buy(client, paidToAgency(await unpaidBody(client)));
    const kept = await server.database.db
      .selectFrom('policies')
      .select(['organization_code', 'sold_by', 'agent_ref', 'selling_code'])
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['profile_ref', 'organization_code', 'after'])
      .where('action', '=', 'purchase.submit')
      .where('object_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    return { policyNumber: record.policyNumber, kept, audited };
  };
  const statusFor = async (client: TestClient, policyNumber: string) =>
    (await client.call(readPolicyPdf, { params: { policyNumber }, headers: { lang: 'EN' } })).status;

  describe('an agency user', () => {
    const listed = async (client: TestClient, organizationCode: string) =>
      (await client.body(listAgents, { query: { organizationCode } })).agents.map(({ lastName }) => lastName);
    const refusalOf = async (client: TestClient, newDistrib: string) => {
      const answer = await client.call(setCiamUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib } });
      return answer.ok ? [200] : [answer.status, answer.problem.code];
    };
    const agentNow = async (client: TestClient) => (await client.open()).user?.distributorRef ?? null;

    it('[CP-020 partly] [CP-021 partly] [CP-029 partly] finds the agents of one’s own agency, and sells in the name of the one who was chosen', async () => {
      const lite = await signInAs(server.client('b2b'), 'dkowalski');
      expect(await listed(lite, 'BOREAL-HFX')).toEqual(['Bouchard', 'Diallo', 'Kowalski', 'O’Connor']);
      const newDistrib = profileOf(agent);
      await lite.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib } });
      expect(await agentNow(lite)).toBe(newDistrib);
      const { policyNumber, kept, audited } = await sold(lite);
      expect(kept).toEqual({
        organization_code: 'BOREAL-HFX',
        sold_by: profileOf(lite),
        agent_ref: newDistrib,
        selling_code: null,
      });
      expect(audited).toMatchObject({ profile_ref: profileOf(lite), after: { agentRef: newDistrib } });
      expect(await statusFor(agent, policyNumber)).toBe(200);
      await lite.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX' } });
      await lite.open();
      expect((await sold(lite)).kept).toMatchObject({ agent_ref: null, sold_by: profileOf(lite) });
    });

    it('cannot choose an agent of another agency, nobody who left, and nobody at all without the agency: nothing is written', async () => {
      const lite = await signInAs(server.client('b2b'), 'dkowalski');
      const chosen = profileOf(agent);
      await lite.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib: chosen } });
      await lite.open();
      for (const other of ['omartin', 'pmacdonald', 'slavoie'])
        expect(await refusalOf(lite, refOf(other)), other).toEqual([422, 'organization.noDistributor']);
      expect((await lite.call(setCiamUser, { headers: { newDistrib: chosen } })).status).toBe(400);
      expect(await agentNow(lite)).toBe(chosen);
    });

    it('(R-240) may not sell for somebody of the agency whose role does not sell', async () => {
      const headers = { newOrg: 'BOREAL-MTL', newDistrib: refOf('arahman') };
      expect(await manager.call(setUser, { headers })).toMatchObject({
        status: 422,
        problem: { code: 'organization.noDistributor' },
      });
    });

    it('whose role reaches own policies only finds and chooses nobody else', async () => {
      expect(await listed(agent, 'BOREAL-HFX')).toEqual(['O’Connor']);
      expect(await refusalOf(agent, refOf('dkowalski'))).toEqual([422, 'organization.noDistributor']);
      const newDistrib = profileOf(agent);
      await agent.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib } });
      await agent.open();
      expect((await sold(agent)).kept).toMatchObject({ agent_ref: newDistrib, sold_by: newDistrib });
      await agent.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX' } });
      await agent.open();
    });
  });

  describe('what is sold for an agent', () => {
    it('is kept in the agent’s name, and is one of the agent’s own policies', async () => {
      const agentRef = profileOf(agent);
      const soldBy = profileOf(manager);
      await manager.body(setUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib: agentRef } });
      await manager.open();
      const { policyNumber, kept, audited } = await sold(manager);
      expect(kept).toEqual({
        organization_code: 'BOREAL-HFX',
        sold_by: soldBy,
        agent_ref: agentRef,
        selling_code: null,
      });
      expect(audited).toEqual({
        profile_ref: soldBy,
        organization_code: 'BOREAL-HFX',
        after: { agentRef, sellingCode: null },
      });
      expect(await statusFor(agent, policyNumber)).toBe(200);
    });

    it('is not there for a consultant of an agency who has left that agency', async () => {
      const { policyNumber } = await sold(await signInAs(server.client('b2b'), 'slavoie'));
      const worksFor = (organization_code: string) =>
        server.database.db
          .updateTable('profile_organizations')
          .set({ organization_code })
          .where('profile_ref', '=', refOf('slavoie'))
          .execute();
      await worksFor('TC');
      expect(await statusFor(await signInAs(server.client('b2b'), 'slavoie'), policyNumber)).toBe(404);
      await worksFor('BOREAL-MTL');
      expect(await statusFor(await signInAs(server.client('b2b'), 'slavoie'), policyNumber)).toBe(200);
    });

    it('without an agent is no agent’s own', async () => {
      await manager.body(setUser, { headers: { newOrg: 'BOREAL-HFX' } });
      await manager.open();
      const { policyNumber, kept } = await sold(manager);
      expect(kept).toMatchObject({ agent_ref: null, selling_code: null });
      expect(await statusFor(agent, policyNumber)).toBe(404);
      expect(await statusFor(manager, policyNumber)).toBe(200);
    });

    it('under another’s code is kept under that code', async () => {
      const lite = await signInAs(server.client('b2b'), 'dkowalski');
      await lite.body(setCiamUser, { headers: { sellingCode: 'BOR-0202' } });
      await lite.open();
      const { kept, audited } = await sold(lite);
      expect(kept).toMatchObject({ selling_code: 'BOR-0202', sold_by: profileOf(lite) });
      expect(audited.after).toEqual({ agentRef: null, sellingCode: 'BOR-0202' });
    });
  });

  describe('who sells in the name of an agent', () => {
    const agentRef = refOf('adiallo');
    const code = 'BOR-0204';
    const changed = (change: { status?: 'NEW' | 'INACTIVE'; seller_code?: string }) =>
      server.database.db
        .updateTable('profiles')
        .set(change)
        .where('profile_ref', '=', agentRef)
        .executeTakeFirstOrThrow();
    const movedTo = (organization_code: string) =>
      server.database.db
        .updateTable('profile_organizations')
        .set({ organization_code })
        .where('profile_ref', '=', agentRef)
        .executeTakeFirstOrThrow();
    afterEach(async () => {
      await changed({ status: 'NEW', seller_code: code });
      await movedTo('BOREAL-HFX');
    });

    const sellerNow = async (client: TestClient) => {
      const { user } = await client.open();
      return [user?.distributorRef, user?.sellingCode];
    };
    const seller = async () => {
      const client = await signInAs(server.client('b2b'), 'dkowalski');
      await client.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib: agentRef } });
      await client.open();
      await client.body(setCiamUser, { headers: { sellingCode: code } });
      expect(await sellerNow(client)).toEqual([agentRef, code]);
      return client;
    };

    it.each([
      ['is disabled', () => changed({ status: 'INACTIVE' })],
      ['leaves the agency', () => movedTo('BOREAL-QUE')],
    ])('and under the agent’s code sells in their own once the agent %s; others go on', async (_, change) => {
      const lite = await seller();
      const other = profileOf(agent);
      await manager.body(setUser, { headers: { newOrg: 'BOREAL-HFX', newDistrib: other } });
      await change();
      await expect.poll(() => sellerNow(lite), { timeout: 5000 }).toEqual([null, null]);
      const own = { agent_ref: null, selling_code: null, sold_by: profileOf(lite) };
      expect((await sold(lite)).kept).toMatchObject(own);
      expect((await manager.open()).user?.distributorRef).toBe(other);
    });

    it('goes on in it under no code once the agent has another', async () => {
      const lite = await seller();
      await changed({ seller_code: 'BOR-0299' });
      await expect.poll(() => sellerNow(lite), { timeout: 5000 }).toEqual([agentRef, null]);
    });
  });
});
