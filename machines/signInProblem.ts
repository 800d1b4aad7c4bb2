import { problemCodeOf } from '#domain/problemCode.ts';

/** [SI-010] Why signing in failed: a code, and what a provider or the server said of it: a part for the person and a part for the log. */
export type SignInProblem = { code: string; message: string; debug: string };

const textOf = (error: unknown): string => {
  const told = (error as { text?: unknown } | null)?.text;
  if (typeof told === 'string') return told;
  return error instanceof Error ? error.message : String(error ?? '');
};

/** [SI-010] [SI-011] Splits an error text on its first pipe; without one all of it is the message. */
export function signInProblem(error: unknown): SignInProblem {
  const [message = '', ...debug] = textOf(error).split('|');
  return { code: problemCodeOf(error), message: message.trim(), debug: debug.join('|').trim() };
}
