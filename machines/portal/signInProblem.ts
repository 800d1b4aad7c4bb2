/** [SI-010] What a provider says when signing in fails: a part for the person and a part for the log. */
export type SignInProblem = { message: string; debug: string };

/** [SI-010] [SI-011] Splits an error text on its first pipe; without one all of it is the message. */
export function signInProblem(error: unknown): SignInProblem {
  const text = error instanceof Error ? error.message : String(error ?? '');
  const [message = '', ...debug] = text.split('|');
  return { message: message.trim(), debug: debug.join('|').trim() };
}
