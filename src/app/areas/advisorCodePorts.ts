import { fromPromise } from 'xstate';
import type { AdvisorLookUp } from '#domain/advisors/advisorCodeForm.ts';
import {
  findAdvisorByCounselorId,
  findAdvisorByPartyId,
  type FoundAdvisor,
} from '#domain/calls/advisors/findAdvisor.ts';
import { listSponsors } from '#domain/calls/advisors/listSponsors.ts';
import { locales } from '#domain/locales.ts';
import type { SponsorsRequest } from '#machines/advisorCode/advisorCode.types.ts';
import type { CallServer } from '../../ports/http.ts';

/** Fills the ports of the advisor-code modal. */
export function advisorCodePorts(callServer: CallServer) {
  return {
    loadSponsors: fromPromise<readonly string[], SponsorsRequest>(
      async ({ input: { language }, signal }) =>
        (await callServer(listSponsors, { headers: { lang: locales[language].header } }, signal)).body
          .sponsors,
    ),
    lookUpAdvisor: fromPromise<FoundAdvisor, AdvisorLookUp>(
      async ({ input: { sponsorCode: orgCode, idField, id }, signal }) =>
        idField === 'partyId'
          ? (await callServer(findAdvisorByPartyId, { query: { partyId: id, orgCode } }, signal)).body
          : (await callServer(findAdvisorByCounselorId, { query: { counselorId: id, orgCode } }, signal))
              .body,
    ),
  };
}
