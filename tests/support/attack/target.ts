import type { ApplicationKey } from '#domain/applications.ts';
import type { TestClient } from '../server/client.ts';
import type { TestIssuer } from '../server/testIssuer.ts';

/** A portal with the sample data that may be attacked, whose people sign in at an issuer of the attack. */
export type Target = {
  origins: Record<ApplicationKey, string>;
  issuer: TestIssuer;
  /** Origin of the card vault, which gives tokens for sample cards. */
  cardOrigin: string;
  /** Origin of the page that asks the vault. */
  embeddedBy: string;
  /** Texts of the server's own settings that no answer may hold, such as keys. */
  serverSecrets: readonly string[];
  /** A browser without cookies, each of whose requests comes from another address. */
  client(application: ApplicationKey): TestClient;
};

/** `PORTAGE_TRUST_PROXY` of a target: the attack stands where a proxy would, so that each request has an address of its own. */
export const trustedProxy = '127.0.0.1';

let handedOut = 0;

/** A client address that nobody has used yet, so that one attacker's limits do not end the attack. */
export function freshAddress(): Record<string, string> {
  handedOut += 1;
  const parts = [handedOut >> 16, handedOut >> 8, handedOut].map((part) => part & 255);
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}

/** A client each of whose requests comes from an address of its own. */
export function fromManyAddresses(client: TestClient): TestClient {
  const { fetch } = client;
  client.fetch = (path, init = {}) =>
    fetch(path, { ...init, headers: { ...freshAddress(), ...init.headers } });
  return client;
}
