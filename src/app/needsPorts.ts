import { fromPromise } from 'xstate';
import {
  type NeedsAnalysisData,
  type NeedsAnalysisVariables,
  needsAnalysisDocument,
} from '#domain/calls/graphql/needsAnalysisQuestions.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { NeedsQuestionTexts } from '#domain/needsAnalysis/needsQuestions.ts';
import type { ReadNeedsInput } from '#machines/needsAnalysis/needsAnalysis.types.ts';
import type { CallServer } from '../ports/http.ts';

/** [NA-008] Fills the port of reading the questions of the needs analysis, in both languages. */
export function needsPorts(callServer: CallServer) {
  return {
    readNeedsQuestions: fromPromise<Record<Language, NeedsQuestionTexts>, ReadNeedsInput>(
      async ({ input, signal }) => {
        const read = async (language: Language) => {
          const variables: NeedsAnalysisVariables = { ...input, lang: locales[language].header };
          const { body } = await callServer(
            postGraphql,
            { body: { query: needsAnalysisDocument, operationName: 'NeedsAnalysisQuestions', variables } },
            signal,
          );
          return (body.data as NeedsAnalysisData).needsAnalysisQuestions;
        };
        const [en, fr] = await Promise.all([read('en'), read('fr')]);
        return { en, fr };
      },
    ),
  };
}
