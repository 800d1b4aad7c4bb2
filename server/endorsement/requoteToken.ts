import { createHmac, timingSafeEqual } from 'node:crypto';

/** What was shown of a change: of which revision, for which body, and what it costs each pax, in cents. */
export type Requoted = {
  policyId: string;
  revision: number;
  /** Of the edited policy. */
  bodyHash: string;
  paxes: readonly { policyNumber: string; deltaCents: number; rateVersion: string }[];
  /** Epoch milliseconds. */
  expiresAt: number;
};

/** Signs what was shown, so that it is stored nowhere, and knows its own signature again. */
export type RequoteSigner = {
  idOf(shown: Requoted): string;
  /** Null for whatever this installation did not sign. */
  shownIn(id: string): Requoted | null;
};

/** @param keys the first one signs; what the others signed is still known */
export function createRequoteSigner(keys: readonly [string, ...string[]]): RequoteSigner {
  const signature = (key: string, content: string): Buffer =>
    createHmac('sha256', key).update(`portage requote 1 ${content}`).digest();
  return {
    idOf(shown) {
      const content = Buffer.from(JSON.stringify(shown)).toString('base64url');
      return `${content}.${signature(keys[0], content).toString('base64url')}`;
    },
    shownIn(id) {
      const [content = '', signed = ''] = id.split('.');
      const given = Buffer.from(signed, 'base64url');
      const isOurs = keys.some((key) => {
        const own = signature(key, content);
        return own.length === given.length && timingSafeEqual(own, given);
      });
      return isOurs ? (JSON.parse(Buffer.from(content, 'base64url').toString()) as Requoted) : null;
    },
  };
}
