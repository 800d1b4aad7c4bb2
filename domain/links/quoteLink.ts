import type { Language } from '../locales.ts';
import type { StepKey } from '../flow/steps.ts';
import { stepAddress } from '../routes.ts';

const sign = '#continue=';

/** Address of a step with the token that leads back to a quote; it stands in the fragment, which reaches no server and no referrer. */
export function quoteLinkAddress(
  origin: string,
  {
    step,
    language,
    refCode,
    token,
  }: { step: StepKey; language: Language; refCode: string | null; token: string },
): string {
  return origin + stepAddress(step, language, refCode) + sign + token;
}

/** The token that a fragment carries; null where it carries none. */
export function tokenOfQuoteLink(fragment: string): string | null {
  return fragment.startsWith(sign) ? fragment.slice(sign.length) : null;
}
