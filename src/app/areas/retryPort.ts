import { fromPromise } from 'xstate';
import { retryPolicy } from '#domain/calls/policies/retryPolicy.ts';
import { locales } from '#domain/locales.ts';
import type { PolicyToRetry } from '#machines/policyRetry/policyRetry.machine.ts';
import type { CallServer } from '../../ports/http.ts';

/** [EN-041] Fills the port that puts a policy in force which could not be. */
export function retryPort(callServer: CallServer) {
  return fromPromise<void, PolicyToRetry>(async ({ input: { policyNumber, language }, signal }) => {
    const headers = { lang: locales[language].header };
    await callServer(retryPolicy, { headers, body: { policyNumber } }, signal);
  });
}
