import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts answers about health where they are kept (AES-256-GCM). */
export type PrivateAnswers = {
  /** @param place where it is kept; sealed for another place it does not open */
  seal(value: unknown, place: string): string;
  /** What was sealed for this place; null when no key opens it. */
  open(sealed: string, place: string): unknown;
  /** A fingerprint of a text that holds answers; without the key nobody can try which answers give it. */
  fingerprint(text: string): string;
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

type Key = { name: string; bytes: Buffer };

/** @param texts the first one seals, all of them open */
export function createPrivateAnswers(texts: readonly [string, ...string[]]): PrivateAnswers {
  const keys = texts.map(keyOf);
  const [own] = keys as [Key, ...Key[]];
  return {
    seal(value, place) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, own.bytes, iv, { authTagLength: tagBytes });
      sealing.setAAD(Buffer.from(place));
      const hidden = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
      return `${own.name}.${Buffer.concat([iv, sealing.getAuthTag(), hidden]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [name, text = ''] = sealed.split('.');
      const key = keys.find((one) => one.name === name);
      return key ? opened(Buffer.from(text, 'base64url'), key, place) : null;
    },
    fingerprint: (text) => createHmac('sha256', own.bytes).update(text).digest('base64url'),
  };
}

function opened(bytes: Buffer, key: Key, place: string): unknown {
  try {
    const iv = bytes.subarray(0, ivBytes);
    const opening = createDecipheriv(cipher, key.bytes, iv, { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(place));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const hidden = bytes.subarray(ivBytes + tagBytes);
    return JSON.parse(Buffer.concat([opening.update(hidden), opening.final()]).toString('utf8'));
  } catch {
    return null;
  }
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'answers about health', 32));
  return { name: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
