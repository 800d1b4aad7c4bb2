import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { UserType } from '#domain/permissions/roles.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import { fetchOutside, jsonWithin } from '../outside.ts';
import type { IssuerSettings, Settings } from '../settings.ts';

/** Who the provider says it is; the identity is issuer and subject, the user reference is only shown. */
export type ProvenIdentity = {
  userType: UserType;
  issuer: string;
  subject: string;
  /** [SI-005] The part of the user name before the at sign. */
  userRef: string;
  /** End of the token, epoch milliseconds. */
  expiresAt: number;
};

export type Issuers = {
  /**
   * Checks signature, issuer, audience, nonce and time of an id token.
   * @throws Problem 401 `identity.tokenInvalid`, 502 `identity.unavailable`
   */
  verify(idToken: string, nonce: string): Promise<ProvenIdentity>;
  /** The provider's sign-out address, or null when the provider does not answer. */
  endSessionUrl(userType: UserType): Promise<string | null>;
};

const metadata = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
});

type Provider = {
  userType: UserType;
  settings: IssuerSettings;
  discover(): Promise<z.output<typeof metadata>>;
  keys(): Promise<ReturnType<typeof createRemoteJWKSet>>;
};

const answerWithinMs = 5000;
const clockToleranceSeconds = 30;
const tokenAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

export function createIssuers(settings: Pick<Settings, 'directory' | 'customers'>, clock: Clock): Issuers {
  const providers = [providerOf('lanid', settings.directory), providerOf('ciamid', settings.customers)];

  return {
    async verify(idToken, nonce) {
      const claimed = issuerNamedBy(idToken);
      const provider = providers.find((each) => each.settings.issuer === claimed);
      if (provider === undefined) throw new Problem(401, 'identity.tokenInvalid');
      const keys = await provider.keys().catch(() => {
        throw new Problem(502, 'identity.unavailable');
      });
      const payload = await verified(idToken, provider, keys, clock);
      if (payload.nonce !== nonce || payload.sub === undefined || payload.exp === undefined) {
        throw new Problem(401, 'identity.tokenInvalid');
      }
      return {
        userType: provider.userType,
        issuer: provider.settings.issuer,
        subject: payload.sub,
        userRef: userRefOf(payload),
        expiresAt: payload.exp * 1000,
      };
    },
    async endSessionUrl(userType) {
      const provider = providers.find((each) => each.userType === userType);
      const found = await provider?.discover().catch(() => null);
      return found?.end_session_endpoint ?? null;
    },
  };
}

async function verified(
  idToken: string,
  provider: Provider,
  keys: ReturnType<typeof createRemoteJWKSet>,
  clock: Clock,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: provider.settings.issuer,
      audience: provider.settings.clientId,
      algorithms: tokenAlgorithms,
      currentDate: new Date(clock.now()),
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload;
  } catch (failure) {
    const unreachable = failure instanceof errors.JWKSTimeout || !(failure instanceof errors.JOSEError);
    throw unreachable ? new Problem(502, 'identity.unavailable') : new Problem(401, 'identity.tokenInvalid');
  }
}

function issuerNamedBy(idToken: string): string | undefined {
  try {
    return decodeJwt(idToken).iss;
  } catch {
    return undefined;
  }
}

function userRefOf(payload: JWTPayload): string {
  const name = payload.preferred_username ?? payload.email ?? payload.sub;
  return String(name).split('@', 1)[0] ?? '';
}

/** A provider whose description and keys are fetched when first needed; a failed fetch is tried again. */
function providerOf(userType: UserType, settings: IssuerSettings): Provider {
  let described: Promise<z.output<typeof metadata>> | null = null;
  let keySet: ReturnType<typeof createRemoteJWKSet> | null = null;
  const discover = async (): Promise<z.output<typeof metadata>> => {
    const response = await fetchOutside(
      `${settings.issuer}/.well-known/openid-configuration`,
      {},
      jsonWithin(answerWithinMs),
    );
    const found = metadata.parse(await response.json());
    if (found.issuer !== settings.issuer) throw new Error('The provider describes another issuer');
    return found;
  };
  const provider: Provider = {
    userType,
    settings,
    discover() {
      described ??= discover().catch((failure) => {
        described = null;
        throw failure;
      });
      return described;
    },
    async keys() {
      keySet ??= createRemoteJWKSet(new URL((await provider.discover()).jwks_uri), {
        timeoutDuration: answerWithinMs,
      });
      return keySet;
    },
  };
  return provider;
}
