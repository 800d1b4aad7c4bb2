import { planNamesDocument, type PlanNameVariables } from '#domain/calls/graphql/planNames.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { CallServer } from '../../ports/http.ts';
import { logProblem } from '../../ports/problemLog.ts';

/**
 * [PO-016] [PO-017] What plans are called in a language, by their codes; none of one that has no name. Where the names do
 * not come there are none, which is logged.
 */
export async function readPlanNames(
  callServer: CallServer,
  { codes, language }: { codes: readonly string[]; language: Language },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const code = [...new Set(codes)];
  if (code.length === 0) return new Map();
  const variables: PlanNameVariables = { filter: { code: { in: code } }, language: locales[language].header };
  const body = { query: planNamesDocument, operationName: 'PlanNames', variables };
  try {
    const answer = await callServer(postGraphql, { body }, signal);
    const { planNames } = answer.body.data as { planNames: { code: string; name: string }[] };
    return new Map(planNames.map(({ code: named, name }) => [named, name]));
  } catch (error) {
    signal.throwIfAborted();
    logProblem(postGraphql.name, error);
    return new Map();
  }
}
