import type { Address, PortalContext } from './portal.types.ts';

/** Where a sign-in leads: the page that was wanted, else the root for the white label by which the person came. */
export function placeAfterSignIn({ returnTo, refCode }: PortalContext): Address | null {
  if (returnTo || refCode === null) return returnTo;
  return { path: '/', search: `?${new URLSearchParams({ refCode })}` };
}
