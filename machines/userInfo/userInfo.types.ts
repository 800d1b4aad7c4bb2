import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import type { Language } from '#domain/locales.ts';

export type UserInfoContext = {
  /** Whose page it is; null where the address names nobody. */
  profileRef: string | null;
  language: Language;
  person: AnsweredPerson | null;
  /** The agency of the default organization, named in the language; null as long as it was not read. */
  hierarchy: AgencyHierarchy | null;
  /** Code of what failed last. */
  problem: string | null;
};

export type UserInfoEvent =
  | { type: 'person.retry' }
  | { type: 'person.goBack' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' }
  | { type: 'parent.goOn' };
