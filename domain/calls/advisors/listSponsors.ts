import * as z from 'zod';
import { defineCall } from '../call.ts';
import { languageHeader } from '../shapes/text.ts';

/**
 * [AD-025] [AD-027] [AD-080] The sponsors that an advisor can have, as 'name - code' in the language of the request: every
 * organization of category BROKERAGE at work, whatever the role reaches. 404 `notFound` where the organization of
 * the session has no advisors.
 */
export const listSponsors = defineCall({
  name: 'listSponsors',
  method: 'GET',
  path: '/api/advisor/sponsors',
  headers: z.object({ lang: languageHeader }),
  answers: { 200: z.object({ sponsors: z.array(z.string()) }) },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP', 'ADVISOR.ADMINISTER_ADVISORS'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { headers: { lang: 'EN' } },
});
