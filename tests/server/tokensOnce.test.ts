import { expect, it } from 'vitest';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Texts with the same 256 bytes of signature, whose last letter says four bits that mean nothing. */
const otherLastLetters = (token: string): string[] => {
  const said = letters.indexOf(token.at(-1) ?? '');
  const same = [...letters].filter((_, value) => value !== said && value >> 4 === said >> 4);
  return same.map((letter) => token.slice(0, -1) + letter);
};

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  const codeOf = async (idToken: string, nonce: string) => {
    const answer = await server.client('b2b').call(openSession, { body: { idToken, nonce } });
    return answer.ok ? 'opened' : `${answer.status} ${answer.problem.code}`;
  };
  const liveSessions = async () => {
    const rows = await server.database.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('ended_at', 'is', null)
      .execute();
    return rows.length;
  };

  it('a token that was used opens nothing, however else it is written', async () => {
    const { idToken, nonce } = await server.tokenFor(server.people.manager, 'b2b.nonce');
    const [header = '', payload = '', signature = ''] = idToken.split('.');
    expect(await codeOf(idToken, nonce)).toBe('opened');
    const written = [
      ...Array.from({ length: 20 }, (_, count) => idToken + ' '.repeat(count + 1)),
      ` ${idToken}`,
      `${header} .${payload}.${signature}`,
      `${header}.${payload}\n.${signature}`,
      `${idToken}=`,
      `${idToken}==`,
      `${idToken}\n`,
      `${idToken}\t`,
      `${idToken}.`,
      `${header}.${payload}.${signature.slice(0, 9)} ${signature.slice(9)}`,
      ...otherLastLetters(idToken),
    ];
    expect(written).toHaveLength(44);
    const told = new Set<string>();
    for (const token of written) told.add(await codeOf(token, nonce));
    expect([...told]).toEqual(['401 identity.tokenInvalid']);
    expect(await codeOf(idToken, nonce)).toBe('401 identity.tokenUsed');
    expect(await liveSessions()).toBe(1);
  });

  it('an unused token opens nothing, either, in any writing but its own', async () => {
    const { idToken, nonce } = await server.tokenFor(server.people.manager, 'b2b.nonce');
    for (const token of [`${idToken} `, `${idToken}==`, `${idToken}\n`, otherLastLetters(idToken)[0] ?? ''])
      expect(await codeOf(token, nonce)).toBe('401 identity.tokenInvalid');
    expect(await codeOf(idToken, nonce)).toBe('opened');
  });

  it('a token opens one session of six that are asked for at once', async () => {
    const { idToken, nonce } = await server.tokenFor(server.people.consultant, 'b2b.nonce');
    const told = await Promise.all(Array.from({ length: 6 }, () => codeOf(idToken, nonce)));
    expect(told.toSorted()).toEqual([...Array(5).fill('401 identity.tokenUsed'), 'opened']);
  });

  it('a token that was fetched for one application opens no other', async () => {
    const body = await server.tokenFor(server.people.manager, 'b2b.nonce');
    const answer = await server.client('admin').call(openSession, { body });
    expect(answer).toMatchObject({ status: 401, problem: { code: 'identity.tokenInvalid' } });
    const forged = await server
      .client('admin')
      .call(openSession, { body: { ...body, nonce: 'admin.nonce' } });
    expect(forged).toMatchObject({ status: 401, problem: { code: 'identity.tokenInvalid' } });
    expect(await codeOf(body.idToken, body.nonce)).toBe('opened');
  });
});
