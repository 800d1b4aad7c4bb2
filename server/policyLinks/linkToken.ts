import { createHmac, timingSafeEqual } from 'node:crypto';

/** Form of the token and of what is signed; another form gets another number. */
const version = '1';
const form = /^1\.([\w-]{22})\.([\w-]{43})$/;

/** Signs what a link opens, and knows its own signature again. */
export type LinkSigner = {
  /** The token of a link: the same whenever it is asked for, so that it is stored nowhere. */
  tokenOf(linkId: string): string;
  /** The link that a token was made for; null for whatever this installation did not sign. */
  linkOf(token: string): string | null;
};

/**
 * @param keys the first one signs; what the others signed is still known
 * @param opens what the links lead to: the signature of one kind is none of another
 */
export function createLinkSigner(
  keys: readonly [string, ...string[]],
  opens: 'policy' | 'quote' = 'policy',
): LinkSigner {
  const signature = (key: string, linkId: string): Buffer =>
    createHmac('sha256', key).update(`portage ${opens} link ${version} ${linkId}`).digest();
  return {
    tokenOf: (linkId) => `${version}.${shortId(linkId)}.${signature(keys[0], linkId).toString('base64url')}`,
    linkOf(token) {
      const [, id, given] = form.exec(token) ?? [];
      if (id === undefined || given === undefined) return null;
      const linkId = longId(id);
      const signed = Buffer.from(given, 'base64url');
      const matching = keys.filter((key) => timingSafeEqual(signature(key, linkId), signed));
      return matching.length > 0 ? linkId : null;
    },
  };
}

function shortId(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

function longId(short: string): string {
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
