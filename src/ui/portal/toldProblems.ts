/** Codes of what may keep somebody from signing in, for which there is a sentence at `signIn.problem`. */
export const toldProblems: readonly string[] = [
  'network.unreachable',
  'identity.notOffered',
  'signIn.slow',
  'signIn.cancelled',
  'signIn.windowClosed',
  'signIn.windowBlocked',
  'signIn.lost',
  'signIn.unsafe',
];
