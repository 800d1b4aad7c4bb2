import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('./logos/', import.meta.url);

/** The drawn logo of a sample organization; null for one that has none. */
export function sampleLogo(organizationCode: string): Buffer | null {
  const file = new URL(`${organizationCode}.svg`, folder);
  return existsSync(file) ? readFileSync(file) : null;
}
