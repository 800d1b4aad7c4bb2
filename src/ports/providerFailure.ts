import { SignInFailure } from './signInFailure.ts';

/** The provider says of itself addresses without https. */
export class UnsafeAddresses extends Error {}

const marks: readonly (readonly [string, (error: Error) => boolean])[] = [
  ['network.unreachable', (error) => error instanceof TypeError || error.message === 'Network Error'],
  ['signIn.slow', (error) => error.name === 'ErrorTimeout' || error.name === 'AbortError'],
  ['signIn.cancelled', (error) => (error as { error?: unknown }).error === 'access_denied'],
  ['signIn.windowClosed', (error) => /popup closed|popup window closed/i.test(error.message)],
  ['signIn.windowBlocked', (error) => /disposed window|opening popup|popup/i.test(error.message)],
  ['signIn.unsafe', (error) => error instanceof UnsafeAddresses],
  ['signIn.lost', (error) => /matching state|no state|state in response/i.test(error.message)],
];

/** [SI-010] What the provider itself said stays as it is; everything else becomes a code. */
export function signInFailureOf(error: unknown): Error {
  if (!(error instanceof Error)) return new SignInFailure('unknown', error);
  const code = marks.find(([, isMeant]) => isMeant(error))?.[0];
  if (code) return new SignInFailure(code, error);
  return error.name === 'ErrorResponse' ? error : new SignInFailure('unknown', error);
}
