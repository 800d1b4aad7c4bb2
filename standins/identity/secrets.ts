import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWKS } from 'oidc-provider';
import type { State } from '../state.ts';

export type IssuerSecrets = { jwks: JWKS; cookieKey: string };

/** Signing key and cookie key of an issuer: made once, then the same after every start. */
export function secretsOf(state: State, issuer: string): IssuerSecrets {
  state.run('CREATE TABLE IF NOT EXISTS identity_secrets (issuer TEXT PRIMARY KEY, secrets TEXT NOT NULL)');
  const known = state.first<{ secrets: string }>(
    'SELECT secrets FROM identity_secrets WHERE issuer = $issuer',
    {
      issuer,
    },
  );
  if (known) return JSON.parse(known.secrets);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: `${issuer}-1`, use: 'sig', alg: 'RS256' };
  const secrets = {
    jwks: { keys: [key] },
    cookieKey: randomBytes(32).toString('base64url'),
  } as IssuerSecrets;
  state.run('INSERT INTO identity_secrets (issuer, secrets) VALUES ($issuer, $secrets)', {
    issuer,
    secrets: JSON.stringify(secrets),
  });
  return secrets;
}
