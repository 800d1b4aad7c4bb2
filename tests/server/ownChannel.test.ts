import { beforeAll, expect, it } from 'vitest';
import type { ApplicationKey } from '#domain/applications.ts';
import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { contractConfigurationDocument } from '#domain/calls/graphql/contractConfiguration.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { getContent } from '#domain/calls/organizations/getContent.ts';
import { getNavContent } from '#domain/calls/organizations/getNavContent.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** Every call that names a channel, with a channel as the call spells it. */
const asks: Record<string, (client: TestClient, channel: 'b2b' | 'b2c') => Promise<{ status: number }>> = {
  content: (client, channel) =>
    client.call(getContent, { body: { organizationCode: 'CM', lang: 'EN', salesChannel: upper(channel) } }),
  navigation: (client, channel) =>
    client.call(getNavContent, {
      query: { organizationCode: 'CM', lang: 'EN', salesChannel: upper(channel) },
    }),
  products: (client, channel) =>
    client.call(readProductConfiguration, {
      query: { organizationCode: 'CM', language: 'EN', salesChannel: channel },
    }),
  'the contract': (client, channel) =>
    client.call(readContractConfiguration, { query: { lang: 'EN', salesChannel: channel } }),
  'the contract by graphql': (client, channel) =>
    client.call(postGraphql, {
      body: { query: contractConfigurationDocument, variables: { lang: 'EN', salesChannel: channel } },
    }),
};
const upper = (channel: 'b2b' | 'b2c') => (channel === 'b2b' ? 'B2B' : 'B2C');

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const clients: Partial<Record<ApplicationKey, TestClient>> = {};
  beforeAll(async () => {
    clients.b2b = await signInAs(server.client('b2b'), 'mchen');
    clients.admin = await signInAs(server.client('admin'), 'mchen');
    clients.b2c = server.client('b2c');
    clients['co-brand'] = server.client('co-brand');
    for (const client of [clients.b2c, clients['co-brand']]) await client.open();
  });

  it.each(Object.keys(asks))(
    '%s of the other channel are refused on every application, and it is written down',
    async (what) => {
      const ask = asks[what] as (typeof asks)[string];
      for (const [key, own, other] of [
        ['b2b', 'b2b', 'b2c'],
        ['admin', 'b2b', 'b2c'],
        ['b2c', 'b2c', 'b2b'],
        ['co-brand', 'b2c', 'b2b'],
      ] as const) {
        const client = clients[key] as TestClient;
        expect((await ask(client, own)).status, key).toBe(200);
        expect(await ask(client, other), key).toMatchObject({
          status: 403,
          problem: { code: 'claims.mismatch' },
        });
        const audited = await server.database.db
          .selectFrom('audit')
          .select(['action', 'object_type', 'object_id'])
          .orderBy('id', 'desc')
          .executeTakeFirst();
        expect(audited).toEqual({ action: 'claims.mismatch', object_type: 'channel', object_id: other });
      }
    },
  );
});
