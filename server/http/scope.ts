import type { CallDefinition } from '#domain/calls/call.ts';
import type { Session } from '../identity/session.ts';

/** Whether a session reaches a thing; the capability that owns the thing knows. */
export type ScopeChecks = {
  organization(session: Session, code: string): boolean | Promise<boolean>;
  /** The same of one whose work may have ended. */
  agency(session: Session, code: string): boolean | Promise<boolean>;
  profile(session: Session, profileRef: string): boolean | Promise<boolean>;
  policy(session: Session, policyNumber: string): boolean | Promise<boolean>;
  heldQuote(session: Session, quoteNumber: string): boolean | Promise<boolean>;
};

/** The first thing that the request names and its session does not reach; null when it reaches everything. */
export async function outOfReach(
  call: CallDefinition,
  parsed: Record<'query' | 'body' | 'params', unknown>,
  session: Session | null,
  checks: ScopeChecks,
): Promise<{ type: string; id: string } | null> {
  const { scope } = call;
  if (scope.names === 'nothing' || scope.names === 'session' || session === null) return null;
  const type = scope.names === 'policyOrQuote' ? policyOrQuote(parsed) : scope.names;
  for (const named of valuesAt(parsed, scope.at.split('.'))) {
    if (typeof named !== 'string') continue;
    if (!(await checks[type](session, named))) return { type, id: named };
  }
  return null;
}

/** [PV-017] */
function policyOrQuote({ query }: { query: unknown }): 'policy' | 'heldQuote' {
  return (query as { status?: string }).status === 'QUOTE' ? 'heldQuote' : 'policy';
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}
