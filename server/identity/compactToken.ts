const parts = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The part of a compact token that its signature covers. Null for what is not written as the standard writes it: readers
 * forgive spaces, padding and unused bits, so that many texts would be one token.
 */
export function signedPartOf(token: string): string | null {
  if (!parts.test(token)) return null;
  const [header = '', payload = '', signature = ''] = token.split('.');
  return [header, payload, signature].every(isCanonical) ? `${header}.${payload}` : null;
}

function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}
