import { createHash, randomBytes } from 'node:crypto';
import { openSession } from '#domain/calls/identity/openSession.ts';
import type { TestClient } from './client.ts';

type Account = { issuer: string; username: string; password: string };

/** Signs in as a browser would, without one: code flow with PKCE at the provider, then the token for a session. */
export async function codeSignIn(client: TestClient, account: Account): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = `${client.application}.${crypto.randomUUID()}`;
  const redirect = `${client.origin}/login/callback`;
  const query = new URLSearchParams({
    client_id: 'portage',
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid profile',
    state: 'state',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const follow = providerVisit(redirect);
  const page = await follow(`${account.issuer}/auth?${query}`);
  const { username, password } = account;
  const back = await follow(page, new URLSearchParams({ act: 'signIn', username, password }));
  const answer = await fetch(`${account.issuer}/token`, {
    method: 'POST',
    headers: { origin: client.origin },
    body: new URLSearchParams({
      client_id: 'portage',
      grant_type: 'authorization_code',
      code: new URL(back).searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token: string };
  await client.body(openSession, { body: { idToken, nonce } });
  await client.open();
}

/** Follows redirects with the provider's cookies, to the first page or to the address that leaves for the portal. */
function providerVisit(leave: string): (address: string, form?: URLSearchParams) => Promise<string> {
  const cookies = new Map<string, { value: string; path: string }>();
  return async (address, form) => {
    let at = address;
    let body = form;
    for (;;) {
      const { pathname } = new URL(at);
      const sent = [...cookies].filter(([, { path }]) => pathname.startsWith(path));
      const response: Response = await fetch(at, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') },
        ...(body && { body }),
      });
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, { value, path: /path=([^;]+)/i.exec(text)?.[1] ?? '/' });
      }
      const location = response.headers.get('location');
      if (response.status !== 303 || location === null) return at;
      at = new URL(location, at).href;
      body = undefined;
      if (at.startsWith(leave)) return at;
    }
  };
}
