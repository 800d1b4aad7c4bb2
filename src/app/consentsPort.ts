import { fromPromise } from 'xstate';
import { type ConsentTexts, consentTextsOf } from '#domain/apply/consents.ts';
import type { Language } from '#domain/locales.ts';
import type { ReadConsentsInput } from '#machines/apply/apply.types.ts';
import type { OrganizationQueries } from './organizationQueries.ts';

/** [AP-027] Fills the port that reads what a person agrees to, in both languages. */
export function consentsPort(organization: OrganizationQueries) {
  return fromPromise<Record<Language, ConsentTexts>, ReadConsentsInput>(async ({ input }) => {
    const [en, fr] = await Promise.all([
      organization.content('en', input),
      organization.content('fr', input),
    ]);
    return { en: consentTextsOf(en), fr: consentTextsOf(fr) };
  });
}
