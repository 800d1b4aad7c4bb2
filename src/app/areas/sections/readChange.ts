import { readPolicyChange } from '#domain/calls/policies/readPolicyChange.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';
import { CallProblem } from '../../../ports/callProblem.ts';
import type { CallServer } from '../../../ports/http.ts';

/** What became of a change of a policy; null where none was begun under its key. */
export async function readChange(
  callServer: CallServer,
  changeId: string,
  signal: AbortSignal,
): Promise<ChangeAnswer | null> {
  try {
    return (await callServer(readPolicyChange, { params: { changeId } }, signal)).body;
  } catch (error) {
    if (error instanceof CallProblem && error.status === 404) return null;
    throw error;
  }
}
