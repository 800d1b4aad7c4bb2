/** The code of the problem that a failed call carries; `unknown` when it carries none. */
export function problemCodeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code !== '' ? code : 'unknown';
}

/** Whether a call was refused because the session is over: nothing was done, and it can be made again after signing in. */
export function sessionIsOver(code: string): boolean {
  return /^(session|claimsToken)\.(missing|expired|wrong)$/.test(code);
}

/** Whether a call had no answer, for which nothing but the connection is to blame. */
export function isUnreachable(code: string): boolean {
  return code === 'network.unreachable';
}

const memberOf = (error: unknown, name: string) =>
  (error as { body?: Record<string, unknown> } | null)?.body?.[name];

/** A text that the body of a problem carries beside its code, or null. */
export function problemTextOf(error: unknown, name: string): string | null {
  const text = memberOf(error, name);
  return typeof text === 'string' ? text : null;
}

/** A number that the body of a problem carries beside its code; 0 where it has none. */
export function problemNumberOf(error: unknown, name: string): number {
  const number = memberOf(error, name);
  return typeof number === 'number' ? number : 0;
}

/** The texts of a list that the body of a problem carries beside its code. */
export function problemListOf(error: unknown, name: string): readonly string[] {
  const list = memberOf(error, name);
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

/** What a failed call said of single fields: a code for each, by path such as `body.license.licenseNumber`. */
export function problemFieldsOf(error: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries(memberOf(error, 'fields') ?? {});
  return Object.fromEntries(fields.filter(([, code]) => typeof code === 'string')) as Record<string, string>;
}

/** [EN-029] What the server said: the message of its only error, else its text; empty where it said nothing. */
export function problemSentenceOf(error: unknown): string {
  const errors = memberOf(error, 'errors');
  const only: unknown = Array.isArray(errors) && errors.length === 1 ? errors[0] : null;
  const message = (only as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : (problemTextOf(error, 'error') ?? '');
}
