import { beforeAll, expect, it } from 'vitest';
import { ZodObject } from 'zod';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { digests } from '#tests/support/server/digests.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const calls = (await callTable()).filter(
  ({ access }) => access.kind === 'session' || access.kind === 'claims',
);

/** What another person's browser would truly say, in each header that says who asks. */
const ofSomebodyElse: Record<string, string> = {
  'x-user-ref': 'mchen',
  'x-user-type': 'lanid',
  'x-scope': 'everything',
  'x-distributor-organization': 'TC',
  'x-distributor-ref': 'profile-of-somebody-else',
  sellingCode: 'TC-0001',
};

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const asker = startedFor(() => signInAs(server.client('b2b'), 'gbouchard'));
  let before: Awaited<ReturnType<typeof digests>>;
  beforeAll(async () => {
    before = await held();
  });

  const held = () => digests(server.database.db, ['rate_limits', 'audit', 'refusals']);
  const lastAudit = () =>
    server.database.db
      .selectFrom('audit')
      .select(['action', 'object_type', 'object_id', 'user_ref', 'request_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();

  it.each(calls)(
    '$name is refused to who forges a header of identity, written down, and nothing is done',
    async (call) => {
      const own = call.headers instanceof ZodObject ? Object.keys(call.headers.shape) : [];
      const forged = Object.entries(ofSomebodyElse).filter(([name]) => !own.includes(name));
      for (const [name, value] of forged) {
        const { example } = call;
        const headers = { ...example.headers, [name]: value };
        const answer = await asker.call(call, { ...example, headers });
        expect(answer, name).toMatchObject({ ok: false, status: 403, problem: { code: 'claims.mismatch' } });
        expect(await lastAudit()).toEqual({
          action: 'claims.mismatch',
          object_type: 'header',
          object_id: name,
          user_ref: asker.current?.user?.userRef,
          request_id: answer.headers.get('x-request-id'),
        });
      }
      expect(await held()).toEqual(before);
    },
  );
});
