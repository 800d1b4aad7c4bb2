import type { Language } from '#domain/locales.ts';
import { stepAddress } from '#domain/routes.ts';

/** Address of the start: the first step of the flow, for the same white label. */
export function homeAddress(language: Language, refCode: string | null): string {
  return stepAddress('TRAVELLER_DETAILS', language, refCode);
}
