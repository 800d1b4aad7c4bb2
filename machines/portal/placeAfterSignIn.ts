import type { PortalContext } from './portal.types.ts';
import type { Address } from '../session.types.ts';

/** Where a sign-in leads: the page that was wanted, else the root of the person's white label. */
export function placeAfterSignIn({ returnTo, refCode }: PortalContext): Address | null {
  if (returnTo || refCode === null) return returnTo;
  return { path: '/', search: `?${new URLSearchParams({ refCode })}` };
}
