import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import type { Language } from '#domain/locales.ts';
import type { PageReport } from '../area.types.ts';

export type PolicyLinkInput = { token: string; language: Language };

export type PolicyLinkContext = {
  /** What stands in the fragment of the address; empty when nothing does. */
  token: string;
  language: Language;
  policy: LinkedPolicy | null;
  problem: string | null;
};

export type PolicyLinkEvent =
  | { type: 'person.retry' }
  | { type: 'person.giveName' }
  | PageReport
  | { type: 'person.chooseLanguage'; language: Language }
  /** Another link was opened in the same window. */
  | { type: 'person.openLink'; token: string };
