import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { locales } from '#domain/locales.ts';
import { CallProblem } from '../../../ports/callProblem.ts';
import type { CallServer } from '../../../ports/http.ts';

/** What became of a change of a policy, which is in no language; null where none was begun under its key. */
export async function readChange(
  callServer: CallServer,
  changeId: string,
  signal: AbortSignal,
): Promise<ChangeAnswer | null> {
  try {
    const headers = { lang: locales.en.header };
    return (await callServer(readPolicyChange, { params: { changeId }, headers }, signal)).body;
  } catch (error) {
    if (error instanceof CallProblem && error.status === 404) return null;
    throw error;
  }
}
