import type { Refusal } from '#machines/portal/portal.types.ts';
import { CallProblem } from '../../ports/callProblem.ts';
import type { CallServer } from '../../ports/http.ts';

/** The same calls; one that the person has no permission for is reported, and fails all the same. */
export function reportingRefusals(callServer: CallServer, onRefusal: (refusal: Refusal) => void): CallServer {
  return async (call, input, signal) => {
    try {
      return await callServer(call, input, signal);
    } catch (error) {
      if (error instanceof CallProblem && error.code === 'permission.missing') {
        onRefusal({ code: error.code, requestId: error.requestId });
      }
      throw error;
    }
  };
}
