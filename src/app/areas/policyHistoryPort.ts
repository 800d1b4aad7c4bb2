import { fromPromise } from 'xstate';
import { readPolicyHistory } from '#domain/calls/policies/readPolicyHistory.ts';
import type { PolicyHistory } from '#domain/calls/shapes/policyHistory.ts';
import { locales } from '#domain/locales.ts';
import type { CallServer } from '../../ports/http.ts';

/** [DL-012] Fills the port that reads what became of a policy; what is in a language comes in both. */
export function policyHistoryPort(callServer: CallServer) {
  return fromPromise<PolicyHistory, { policyNumber: string }>(
    async ({ input: params, signal }) =>
      (await callServer(readPolicyHistory, { params, headers: { lang: locales.en.header } }, signal)).body,
  );
}
