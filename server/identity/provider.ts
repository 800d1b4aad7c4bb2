import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { UserType } from '#domain/permissions/roles.ts';
import { unsafeAddressesOf } from '#domain/safeAddress.ts';
import type { Clock } from '../clock.ts';
import { fetchOutside, jsonWithin } from '../outside.ts';
import { withoutSlash } from '../settingKinds.ts';
import type { IssuerSettings } from '../settings.ts';

/** The provider names addresses of its own at which anybody on the way could read and answer. */
export class UnsafeProvider extends Error {}

type Description = { endSessionUrl: string | null; keys: JWTVerifyGetKey };

/** An identity provider, whose description and keys are read when first needed. */
export type Provider = {
  userType: UserType;
  issuer: string;
  clientId: string;
  /** What the provider says of itself, at most a day old while it answers. */
  description(): Promise<Description>;
  keys(): Promise<JWTVerifyGetKey>;
  /** Keys for a token that those at hand do not explain: read again, once a minute at most. */
  newKeys(): Promise<JWTVerifyGetKey>;
};

const metadata = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
});

/** Where it is written that a provider cannot be used, and why. */
export type ProviderLog = { error(told: { issuer: string; reason: string }, what: string): void };

const answerWithinMs = 5000;
const freshMs = 24 * 60 * 60_000;
const betweenReadingsMs = 60_000;

export function providerOf(
  userType: UserType,
  settings: IssuerSettings,
  clock: Clock,
  log: ProviderLog,
): Provider {
  const { issuer, clientId } = settings;
  let known: { description: Description; readAt: number } | null = null;
  let underWay: Promise<Description> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;

  const read = (): Promise<Description> => {
    triedAt = clock.now();
    underWay ??= describe(issuer)
      .then((description) => {
        known = { description, readAt: clock.now() };
        return description;
      })
      .catch((failure: unknown) => {
        log.error({ issuer, reason: String(failure) }, 'an identity provider cannot be used');
        throw failure;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  /** What was known goes on serving when the provider does not answer, and it is not asked for a while. */
  const readAgain = async (description: Description): Promise<Description> =>
    clock.now() - triedAt < betweenReadingsMs ? description : read().catch(() => description);
  const description = async (): Promise<Description> => {
    if (known === null) return read();
    return clock.now() - known.readAt < freshMs ? known.description : readAgain(known.description);
  };
  return {
    userType,
    issuer,
    clientId,
    description,
    keys: async () => (await description()).keys,
    newKeys: async () => (await readAgain(await description())).keys,
  };
}

/**
 * @throws UnsafeProvider when it names addresses that are neither https nor on this machine; anything else when it does
 * not answer, or describes another issuer
 */
async function describe(issuer: string): Promise<Description> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const response = await fetchOutside(address, {}, jsonWithin(answerWithinMs));
  const found = metadata.parse(await response.json());
  if (withoutSlash(found.issuer) !== issuer) throw new Error('The provider describes another issuer');
  const unsafe = unsafeAddressesOf(found);
  if (unsafe.length > 0) throw new UnsafeProvider(`${unsafe.join(', ')} without https`);
  return {
    endSessionUrl: found.end_session_endpoint ?? null,
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: answerWithinMs }),
  };
}
