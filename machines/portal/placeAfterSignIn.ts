import { landingOf } from './portal.setup.ts';
import type { PortalContext } from './portal.types.ts';
import type { Address } from '../session.types.ts';

/** Where a sign-in leads: the page that was wanted, else the landing of the person's white label. */
export function placeAfterSignIn(context: PortalContext): Address | null {
  const { returnTo, refCode } = context;
  if (returnTo || refCode === null) return returnTo;
  return { path: landingOf(context), search: `?${new URLSearchParams({ refCode })}` };
}
