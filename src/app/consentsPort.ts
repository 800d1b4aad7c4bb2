import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type ConsentTexts, consentTextsOf } from '#domain/apply/consents.ts';
import { getContent } from '#domain/calls/organisations/getContent.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { ReadConsentsInput } from '#machines/apply/apply.types.ts';
import type { CallServer } from '../ports/http.ts';

const contentStaysFreshMs = 5 * 60_000;

/** [AP-027] Fills the port that reads what a person agrees to, in both languages. */
export function consentsPort(callServer: CallServer, queries: QueryClient) {
  const textsIn = (language: Language, { organizationCode, salesChannel }: ReadConsentsInput) =>
    queries.fetchQuery({
      queryKey: ['consents', language, organizationCode, salesChannel],
      staleTime: contentStaysFreshMs,
      queryFn: async ({ signal }) => {
        const body = {
          organizationCode,
          lang: locales[language].header,
          salesChannel: salesChannel.toUpperCase() as 'B2B' | 'B2C',
        };
        return consentTextsOf((await callServer(getContent, { body }, signal)).body.organization);
      },
    });
  return fromPromise<Record<Language, ConsentTexts>, ReadConsentsInput>(async ({ input }) => {
    const [en, fr] = await Promise.all([textsIn('en', input), textsIn('fr', input)]);
    return { en, fr };
  });
}
