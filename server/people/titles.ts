import type { Language } from '#domain/locales.ts';
import type { PersonRole } from '#domain/people/profileRoles.ts';
import { serverText } from '../http/texts.ts';

/** The title that comes with a role, in a language. */
export function titleOf(role: PersonRole, language: Language): string {
  return serverText(language, `title.${role}`);
}
