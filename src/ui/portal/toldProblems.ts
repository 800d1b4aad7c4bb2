/** Codes of what may keep somebody from signing in, for which there is a sentence at `signIn.problem`. */
const toldProblems = [
  'network.unreachable',
  'identity.notOffered',
  'signIn.slow',
  'signIn.cancelled',
  'signIn.windowClosed',
  'signIn.windowBlocked',
  'signIn.lost',
  'signIn.unsafe',
] as const;
type ToldProblem = (typeof toldProblems)[number];

export function isTold(code: string): code is ToldProblem {
  return toldProblems.some((told) => told === code);
}
