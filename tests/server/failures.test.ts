import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { maskSecrets } from '#server/http/maskSecrets.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addOrganization, addPerson } from '#tests/support/server/people.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const person = { issuer: 'customers', subject: 'rosa' } as const;
const draft = { machine: 'quoteFlow', version: 1, snapshot: { medical: 'a heart condition' } };

forEachEngine((engine) => {
  const server = startedFor(() =>
    startServer(engine, {
      settings: { PORTAGE_LOG_LEVEL: 'verbose' },
      prepare: async ({ db }, issuer) => {
        await addOrganization(db, { code: 'CM', category: 'AFFILIATION' });
        await addPerson(db, issuer, { subject: 'rosa', role: 'Consultant_Agency', organizationCode: 'CM' });
      },
    }),
  );

  it('a failure of the server is told without a word about it, and logged with its request id', async () => {
    const client = server.client('b2b');
    await client.signIn(person);
    await sql`alter table drafts rename to lost_drafts`.execute(server.database.db);
    const answer = await client.call(createDraft, { body: draft });
    await sql`alter table lost_drafts rename to drafts`.execute(server.database.db);
    expect(answer).toMatchObject({
      status: 500,
      problem: { code: 'server.failed', error: 'Something went wrong. Please try again.' },
    });
    const requestId = answer.headers.get('x-request-id') ?? 'none';
    expect(JSON.stringify(answer)).not.toContain('lost_drafts');
    const line = server.log
      .map((text) => JSON.parse(text))
      .find((entry) => entry.reqId === requestId && entry.err);
    expect(line).toMatchObject({ level: 0, msg: 'server.failed', err: { code: '42P01' } });
    expect(await client.call(createDraft, { body: draft })).toMatchObject({ status: 201 });
  });

  it('[PL-034] no line of the log, at the highest level, holds a token, a cookie or an answer', async () => {
    const client = server.client('b2b');
    const nonce = 'b2b.nonce-of-the-page';
    const idToken = await server.issuer.token('customers', 'rosa', nonce);
    await client.body(openSession, { body: { idToken, nonce } });
    await client.open();
    await client.body(createDraft, { body: draft });
    await client.call(openSession, { body: { idToken, nonce } });
    const log = server.log.join('\n');
    expect(log).toContain('/api/auth/token');
    for (const secret of [
      idToken,
      client.current?.claimsToken ?? '-',
      client.cookies.get('__Host-portage-b2b') ?? '-',
    ]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain('heart');
  });
});

describe('the mask of the log', () => {
  it.each([
    ['a token', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln failed', 'Bearer *** failed'],
    ['a card number', '{"msg":"declined 4242 4242 4242 4242"}', '{"msg":"declined ***"}'],
    ['a card number without spaces', '{"x":"5454545454545454"}', '{"x":"***"}'],
    ['an email address', '{"detail":"anna.roy@example.com"}', '{"detail":"***"}'],
    ['a security code', '{"cvd":"123","amount":5}', '{"cvd":"***","amount":5}'],
    ['a data key', '{"dataKey":"ot-abc"}', '{"dataKey":"***"}'],
    ['medical answers', '{"answers":[{"key":"q1","answer":"yes"}],"a":1}', '{"answers":"***","a":1}'],
    ['a name', '{"firstName":"Ann \\"A\\" Lee","lastName":"Roy"}', '{"firstName":"***","lastName":"***"}'],
    ['a name of a row', '{"last_name":"Roy","id":7}', '{"last_name":"***","id":7}'],
    ['a date of birth', '{"dateOfBirth":"1961-02-03"}', '{"dateOfBirth":"***"}'],
    ['a telephone number', '{"phone":"5145551234","a":1}', '{"phone":"***","a":1}'],
    [
      'an address',
      '{"addressLine1":"1 rue A","city":"Laval","postalCode":"H2X1Y4","province":"QC"}',
      '{"addressLine1":"***","city":"***","postalCode":"***","province":"QC"}',
    ],
    [
      'what is quoted in a message',
      '{"msg":"refused {\\"lastName\\":\\"Roy\\",\\"age\\":61}"}',
      '{"msg":"refused {\\"lastName\\":\\"***\\",\\"age\\":61}"}',
    ],
    ['cookies', '{"cookie":"__Host-portage-b2b=abc"}', '{"cookie":"***"}'],
    [
      'a session in a message',
      '{"msg":"sent __Host-portage-b2b=a-b_c; x"}',
      '{"msg":"sent __Host-portage-b2b=***; x"}',
    ],
    ['credentials', '{"msg":"Authorization: Basic YWI6Yw=="}', '{"msg":"Authorization: Basic ***"}'],
    ['an authorization', '{"authorization":"Bearer abc"}', '{"authorization":"***"}'],
    ['a claims token', '{"x-claims-token":"abc"}', '{"x-claims-token":"***"}'],
  ])('[PL-034] hides %s', (_what, line, masked) => expect(maskSecrets(line)).toBe(masked));

  it('leaves times, ids and amounts as they are', () => {
    const line =
      '{"level":2,"time":"2026-06-15T14:00:00.000Z","reqId":"0b0e9444-43d5-405b-8cb6-226ad037c467","ms":1234.5}';
    expect(maskSecrets(line)).toBe(line);
  });
});
