import { fromPromise } from 'xstate';
import { type ConsentTexts, consentTextsOf } from '#domain/apply/consents.ts';
import type { Language } from '#domain/locales.ts';
import type { ReadConsentsInput } from '#machines/apply/apply.types.ts';
import type { OrganisationQueries } from './organisationQueries.ts';

/** [AP-027] Fills the port that reads what a person agrees to, in both languages. */
export function consentsPort(organisation: OrganisationQueries) {
  return fromPromise<Record<Language, ConsentTexts>, ReadConsentsInput>(async ({ input }) => {
    const [en, fr] = await Promise.all([
      organisation.content('en', input),
      organisation.content('fr', input),
    ]);
    return { en: consentTextsOf(en), fr: consentTextsOf(fr) };
  });
}
