import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { ApplicationKey } from '#domain/applications.ts';
import { nonceIsOf } from '#domain/signInNonce.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import { withoutSlash } from '../settingKinds.ts';
import type { Settings } from '../settings.ts';
import { signedPartOf } from './compactToken.ts';
import { type Provider, type ProviderLog, providerOf, UnsafeProvider } from './provider.ts';
import { hashOf } from './sessionSecrets.ts';

/** Who the provider says it is; the identity is issuer and subject, the user reference is only shown. */
export type ProvenIdentity = {
  userType: UserType;
  issuer: string;
  subject: string;
  /** [SI-005] The part of the user name before the at sign. */
  userRef: string;
  /** The email of the person, where the provider says that it has verified it. */
  verifiedEmail: string | null;
  /** When the person gave credentials, epoch seconds; null where the provider does not say. */
  authenticatedAt: number | null;
  /** Names the token, however it is written. */
  tokenHash: string;
  /** End of the token, epoch milliseconds. */
  expiresAt: number;
};

export type Issuers = {
  /**
   * Checks form, signature, issuer, audience, application, nonce and time of an id token.
   * @throws Problem 401 `identity.tokenInvalid`, 502 `identity.unavailable`, 502 `identity.unsafe` for a provider that names
   * addresses without https
   */
  verify(token: { idToken: string; nonce: string; application: ApplicationKey }): Promise<ProvenIdentity>;
  /** The provider's sign-out address, or null when the provider does not answer. */
  endSessionUrl(userType: UserType): Promise<string | null>;
};

const clockToleranceSeconds = 30;
const tokenAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

export function createIssuers(
  settings: Pick<Settings, 'directory' | 'customers'>,
  clock: Clock,
  log: ProviderLog,
): Issuers {
  const providers = [
    providerOf('lanid', settings.directory, clock, log),
    providerOf('ciamid', settings.customers, clock, log),
  ];

  return {
    async verify({ idToken, nonce, application }) {
      const signed = signedPartOf(idToken);
      const claimed = issuerNamedBy(idToken);
      const provider = providers.find((each) => each.issuer === claimed);
      if (provider === undefined || signed === null) throw new Problem(401, 'identity.tokenInvalid');
      const payload = await verified(idToken, provider, clock);
      if (payload.nonce !== nonce || payload.sub === undefined || payload.exp === undefined) {
        throw new Problem(401, 'identity.tokenInvalid');
      }
      if (!nonceIsOf(application, nonce)) throw new Problem(401, 'identity.tokenInvalid');
      return {
        userType: provider.userType,
        issuer: provider.issuer,
        subject: payload.sub,
        userRef: userRefOf(payload),
        verifiedEmail:
          payload['email_verified'] === true && typeof payload['email'] === 'string'
            ? payload['email']
            : null,
        authenticatedAt: typeof payload['auth_time'] === 'number' ? payload['auth_time'] : null,
        tokenHash: hashOf(signed),
        expiresAt: payload.exp * 1000,
      };
    },
    async endSessionUrl(userType) {
      const provider = providers.find((each) => each.userType === userType);
      const found = await provider?.description().catch(() => null);
      return found?.endSessionUrl ?? null;
    },
  };
}

/** A key that is not known makes the provider's keys be read again; it may have new ones. */
async function verified(idToken: string, provider: Provider, clock: Clock): Promise<JWTPayload> {
  const read = async (keys: Promise<JWTVerifyGetKey>) => {
    const { payload } = await jwtVerify(idToken, await keys.catch(unavailable), {
      issuer: [provider.issuer, `${provider.issuer}/`],
      audience: provider.clientId,
      algorithms: tokenAlgorithms,
      currentDate: new Date(clock.now()),
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload;
  };
  try {
    return await read(provider.keys()).catch((failure) => {
      if (failure instanceof errors.JWKSNoMatchingKey) return read(provider.newKeys());
      throw failure;
    });
  } catch (failure) {
    if (failure instanceof Problem) throw failure;
    const unreachable = failure instanceof errors.JWKSTimeout || !(failure instanceof errors.JOSEError);
    throw unreachable ? new Problem(502, 'identity.unavailable') : new Problem(401, 'identity.tokenInvalid');
  }
}

function unavailable(failure: unknown): never {
  throw new Problem(502, failure instanceof UnsafeProvider ? 'identity.unsafe' : 'identity.unavailable');
}

function issuerNamedBy(idToken: string): string | undefined {
  try {
    return withoutSlash(decodeJwt(idToken).iss ?? '');
  } catch {
    return undefined;
  }
}

function userRefOf(payload: JWTPayload): string {
  const name = payload.preferred_username ?? payload.email ?? payload.sub;
  return String(name).split('@', 1)[0] ?? '';
}
