import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { getTmsConfiguration } from '#domain/calls/translations/getTmsConfiguration.ts';
import { getTmsTranslations } from '#domain/calls/translations/getTmsTranslations.ts';
import { type Language, locales } from '#domain/locales.ts';
import { unflattened } from '#domain/texts/labels.ts';
import type { Message } from '#domain/texts/message.ts';
import type { TranslationFor } from '#machines/translation/translation.machine.ts';
import type { CallServer } from '../ports/http.ts';
import type { LaidLabels } from '../text/catalogues.ts';

const translationsStayFreshMs = 5 * 60_000;

export type TranslationParts = {
  callServer: CallServer;
  queries: QueryClient;
  /** Lays labels over the texts of a language, in the place of what lay there. */
  layOver(language: Language, labels: LaidLabels): void;
};

/** [LN-014] [LN-015] [LN-009] Fills the ports that lay an organization's texts over our own and take them off again. */
export function translationPorts({ callServer, queries, layOver }: TranslationParts) {
  const read = <Answer>(queryKey: readonly string[], queryFn: (signal: AbortSignal) => Promise<Answer>) =>
    queries.fetchQuery({
      queryKey: ['translations', ...queryKey],
      staleTime: translationsStayFreshMs,
      queryFn: ({ signal }) => queryFn(signal),
    });
  const takeOff = (language: Language) => layOver(language, unflattened({}));

  return {
    layTranslation: fromPromise<void, TranslationFor>(async ({ input, signal }) => {
      const { organizationCode: translationSpace, language } = input;
      const { header } = locales[language];
      const [labels, { formDateFormat }] = await Promise.all([
        read([translationSpace, header], async (abort) => {
          const params = { translationSpace, translation: 'portal' as const };
          return (await callServer(getTmsTranslations, { params, query: { lang: header } }, abort)).body
            .labels;
        }),
        read([translationSpace], async (abort) => {
          return (await callServer(getTmsConfiguration, { params: { translationSpace } }, abort)).body;
        }),
      ]);
      if (signal.aborted) return;
      layOver(
        language,
        unflattened({ ...(labels as Record<string, Message>), 'kit.date.pattern': formDateFormat }),
      );
    }),
    takeTranslationOff: fromPromise<void, void>(async () => {
      takeOff('en');
      takeOff('fr');
    }),
  };
}
