import type { Language } from '../locales.ts';
import { stepAddress } from '../routes.ts';

/**
 * [RT-032] [CN-007] Address of the public quote page of a language, with `lang` and, where the white label has a
 * reference id, `refCode`.
 */
export function publicQuoteLink(publicOrigin: string, language: Language, refCode: string | null): string {
  return publicOrigin + stepAddress('TRAVELLER_DETAILS', language, refCode);
}
