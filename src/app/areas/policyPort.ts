import { fromPromise } from 'xstate';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { locales } from '#domain/locales.ts';
import type { PolicyRequest } from '#machines/policyView/policyView.types.ts';
import type { CallServer } from '../../ports/http.ts';

/** [PV-016] [PV-017] [PV-018] Fills the port that loads a policy with what was bought together with it, or a quote. */
export function policyPort(callServer: CallServer) {
  return fromPromise<PolicyDetail, PolicyRequest>(async ({ input, signal }) => {
    const asked = {
      params: { policyNumber: input.policyNumber },
      query: input.isQuote ? { status: 'QUOTE' as const } : {},
      headers: { lang: locales[input.language].header, 'associated-policy': 'true' as const },
    };
    return (await callServer(loadPolicy, asked, signal)).body;
  });
}
