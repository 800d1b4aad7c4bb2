import { expect, it } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { endOwnSession, readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { addPerson } from '#tests/support/server/people.ts';
import { type IdentityServer, startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  const signedIn = async (
    who: keyof IdentityServer['people'],
    application: ApplicationKey = 'b2b',
    userAgent = '',
  ): Promise<TestClient> => {
    const client = server.client(application);
    const send = client.fetch;
    client.fetch = (path, init) =>
      send(path, { ...init, headers: { ...init?.headers, 'user-agent': userAgent } });
    await client.signIn(server.people[who]);
    return client;
  };
  const sessionsOf = async (client: TestClient) => (await client.body(readOwnSessions)).sessions;
  const nameOf = async (client: TestClient) => (await client.open()).sessionName ?? '';

  it('lists one’s own live sessions of every application, this one first, and what each was begun with', async () => {
    const begun = new Date(server.clock.now()).toISOString();
    const other = await signedIn('consultant', 'admin', firefox);
    server.clock.advance(5 * minute);
    const client = await signedIn('consultant');
    await signedIn('manager');
    expect(await sessionsOf(client)).toEqual([
      expect.objectContaining({ sessionName: await nameOf(client), application: 'b2b', current: true }),
      {
        sessionName: other.current?.sessionName,
        application: 'admin',
        begunAt: begun,
        lastUsedAt: begun,
        browser: 'firefox',
        operatingSystem: 'linux',
        current: false,
      },
    ]);
    server.clock.advance(26 * minute);
    expect(await sessionsOf(client)).toHaveLength(1);
  });

  it('ends another own session at once and writes it down', async () => {
    const client = await signedIn('consultant');
    const other = await signedIn('consultant', 'admin');
    expect((await other.call(getClaims)).ok).toBe(true);
    const sessionName = await nameOf(other);
    const answer = await client.call(endOwnSession, { params: { sessionName } });
    if (!answer.ok) throw new Error(answer.problem.code);
    const left = answer.body.sessions.map((session) => session.sessionName);
    expect(left).toContain(await nameOf(client));
    expect(left).not.toContain(sessionName);
    expect(await other.call(getClaims)).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
    const audit = await server.database.db
      .selectFrom('audit')
      .select(['user_ref', 'application', 'object_type', 'object_id', 'request_id'])
      .where('action', '=', 'session.endOther')
      .execute();
    expect(audit).toEqual([
      {
        user_ref: client.current?.user?.userRef,
        application: 'b2b',
        object_type: 'session',
        object_id: sessionName,
        request_id: answer.headers.get('x-request-id'),
      },
    ]);
  });

  it('ends neither the session of somebody else nor one that is over nor the one that asks', async () => {
    const client = await signedIn('consultant');
    const end = async (sessionName: string) => client.call(endOwnSession, { params: { sessionName } });
    const known = (await sessionsOf(client)).length;
    const colleague = server.client('b2b');
    await colleague.signIn(
      await addPerson(server.database.db, server.issuer, {
        subject: 'carl',
        role: 'Consultant_Agency',
        organizationCode: 'NORTH',
      }),
    );
    for (const foreign of [await signedIn('manager'), colleague]) {
      expect(await end(await nameOf(foreign))).toMatchObject({
        status: 409,
        problem: { code: 'session.gone' },
      });
      expect((await foreign.call(getClaims)).ok).toBe(true);
    }
    expect(await sessionsOf(client)).toHaveLength(known);
    expect(await end(await nameOf(client))).toMatchObject({
      status: 409,
      problem: { code: 'session.isThis' },
    });
    const other = await signedIn('consultant', 'admin');
    const sessionName = await nameOf(other);
    expect((await end(sessionName)).ok).toBe(true);
    expect(await end(sessionName)).toMatchObject({ status: 409, problem: { code: 'session.gone' } });
  });

  it('tells the anonymous consumer of no session but its own', async () => {
    const [one, other] = [server.client('b2c'), server.client('b2c')];
    await one.open();
    await other.open();
    expect(await sessionsOf(one)).toMatchObject([{ current: true, browser: null }]);
    const answer = await one.call(endOwnSession, { params: { sessionName: await nameOf(other) } });
    expect(answer).toMatchObject({ status: 409, problem: { code: 'session.gone' } });
  });
});
