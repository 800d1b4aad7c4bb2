import { Problem } from '#server/http/problem.ts';

/** Status, code and wrong fields of the problem that something ends in; null when it ends well. */
export function problemOf(act: () => void): (Pick<Problem, 'status' | 'code'> & { fields: unknown }) | null {
  try {
    act();
    return null;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return { status: problem.status, code: problem.code, fields: problem.details.fields };
  }
}
