import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '#server/clock.ts';

export type IssuerName = 'directory' | 'customers';

/**
 * Two identity providers in this process, each with keys of its own. They only say what a provider says to a server:
 * who they are, their keys, and signed tokens, so that the server's own verification runs.
 */
export type TestIssuer = {
  issuers: Record<IssuerName, string>;
  clientId: string;
  /** An id token as the provider would sign it; `claims` replace what it would say. */
  token(issuer: IssuerName, subject: string, nonce: string, claims?: JWTPayload): Promise<string>;
  /** Signs with another key from now on, which stands at another address; the earlier one is withdrawn. */
  renewKey(issuer: IssuerName): Promise<void>;
  /** Says this of itself as well from now on. */
  describe(issuer: IssuerName, said: Record<string, string>): void;
  /** Answers nothing but failures, or everything again. */
  fall(silent: boolean): void;
  /** Requests so far, such as `/directory/keys`. */
  asked: string[];
  close(): Promise<void>;
};

const clientId = 'portage';
const algorithm = 'RS256';
const tokenSeconds = 3600;

/** Made once a process: they take as long to find as the rest of a server to start. */
const made = keyPairs();

async function keyPairs() {
  return { directory: await generateKeyPair(algorithm), customers: await generateKeyPair(algorithm) };
}

export async function startTestIssuer(clock: Clock): Promise<TestIssuer> {
  const keys = { ...(await made) };
  const rotations = { directory: '', customers: '' };
  const said: Record<IssuerName, Record<string, string>> = { directory: {}, customers: {} };
  const asked: string[] = [];
  let silent = false;
  let origin = '';
  const server = createServer(async (request, response) => {
    const [, name, ...rest] = (request.url ?? '').split('/');
    asked.push(request.url ?? '');
    const json = silent ? null : await answerOf(name as IssuerName, rest.join('/')).catch(() => null);
    response.writeHead(json === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  });
  const answerOf = async (name: IssuerName, path: string): Promise<unknown> => {
    const issuer = `${origin}/${name}`;
    const place = `keys${rotations[name]}`;
    const kid = name + rotations[name];
    if (path === place)
      return { keys: [{ ...(await exportJWK(keys[name].publicKey)), kid, alg: algorithm }] };
    if (path !== '.well-known/openid-configuration') return null;
    return {
      issuer,
      jwks_uri: `${issuer}/${place}`,
      end_session_endpoint: `${issuer}/session/end`,
      ...said[name],
    };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    issuers: { directory: `${origin}/directory`, customers: `${origin}/customers` },
    clientId,
    token: (issuer, subject, nonce, claims = {}) => {
      const issuedAt = Math.floor(clock.now() / 1000);
      return new SignJWT({
        iss: `${origin}/${issuer}`,
        aud: clientId,
        sub: subject,
        nonce,
        iat: issuedAt,
        exp: issuedAt + tokenSeconds,
        jti: crypto.randomUUID(),
        preferred_username: `${subject}@example.com`,
        email: `${subject}@example.com`,
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: algorithm, kid: issuer + rotations[issuer] })
        .sign(keys[issuer].privateKey);
    },
    renewKey: async (issuer) => {
      keys[issuer] = await generateKeyPair(algorithm);
      rotations[issuer] += '-new';
    },
    describe: (issuer, more) => {
      said[issuer] = more;
    },
    fall: (isSilent) => {
      silent = isSilent;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
