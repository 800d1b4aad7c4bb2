import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Of each message a sender's address of its own, to which others write that it could not be delivered. */
export type BounceAddresses = {
  /** @param ref reference of the message */
  addressOf(ref: string): string;
  /** The message whose address this is; null for whatever this installation did not make. */
  refOf(address: string): string | null;
};

const keyBytes = 32;
/** Short, because what stands before the at sign has at most 64 characters. */
const macBytes = 10;
/** In hexadecimal digits, because others may change capital letters. */
const form = /^bounces\+([\da-f]{32})\.([\da-f]{20})@([a-z\d.-]+)$/;

/** @param keys those that sign links: the first one signs here, too, and what the others signed is still known */
export function createBounceAddresses(keys: readonly [string, ...string[]], domain: string): BounceAddresses {
  const [signing, ...earlier] = keys.map(ownKey) as [Buffer, ...Buffer[]];
  return {
    addressOf(ref) {
      const id = ref.replaceAll('-', '');
      return `bounces+${id}.${mac(signing, id).toString('hex')}@${domain}`;
    },
    refOf(address) {
      const [, id, given = '', at] = form.exec(address.toLowerCase()) ?? [];
      if (id === undefined || at !== domain) return null;
      const signed = Buffer.from(given, 'hex');
      const matching = [signing, ...earlier].filter((key) => timingSafeEqual(mac(key, id), signed));
      return matching.length > 0 ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
    },
  };
}

function ownKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'portage bounce address 1', keyBytes));
}

function mac(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, macBytes);
}
