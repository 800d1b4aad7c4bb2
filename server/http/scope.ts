import type { CallDefinition } from '#domain/calls/call.ts';
import type { Session } from '../identity/session.ts';
import { Problem } from './problem.ts';

/** Whether a session reaches a thing; the capability that owns the thing knows. */
export type ScopeChecks = {
  organization(session: Session, code: string): boolean | Promise<boolean>;
  policy(session: Session, policyNumber: string): boolean | Promise<boolean>;
};

/**
 * Checks what the request names against the reach of its session.
 * @throws Problem 404: what another organisation owns does not exist for the asker
 */
export async function checkScope(
  call: CallDefinition,
  parsed: Record<'query' | 'body' | 'params', unknown>,
  session: Session | null,
  checks: ScopeChecks,
): Promise<void> {
  const { scope } = call;
  if (scope.names === 'nothing' || scope.names === 'session' || session === null) return;
  for (const named of valuesAt(parsed, scope.at.split('.'))) {
    if (typeof named !== 'string') continue;
    if (!(await checks[scope.names](session, named))) throw new Problem(404, 'notFound');
  }
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}
