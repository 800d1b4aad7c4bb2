import * as z from 'zod';
import { listAreas, longestViewName } from '../../savedViews.ts';
import { defineCall } from '../call.ts';
import { refuseCardNumberIn } from '../shapes/text.ts';

/** The area whose list it is. */
const params = z.strictObject({ area: z.enum(listAreas) });

/** What a view shows: its query, as an address has it, and its columns. */
const shown = {
  search: refuseCardNumberIn(z.string().max(2000)),
  columns: z
    .array(z.string().regex(/^[A-Za-z]{1,60}$/))
    .min(1)
    .max(50),
};
const savedViews = z.object({ views: z.array(z.object({ name: z.string(), ...shown })) });
export type KeptView = z.output<typeof savedViews>['views'][number];

/** The views of a list that the person who asks has saved. */
export const readSavedViews = defineCall({
  name: 'readSavedViews',
  method: 'GET',
  path: '/api/lists/{area}/views',
  params,
  answers: { 200: savedViews },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { area: 'licensing' } },
});

/**
 * Keeps a view of a list under a name, in place of what had that name; null removes it. Sent again it changes nothing.
 * Answers all views of the list. Problems: `savedViews.tooMany` (409).
 */
export const keepSavedView = defineCall({
  name: 'keepSavedView',
  method: 'PUT',
  path: '/api/lists/{area}/views',
  params,
  body: z.strictObject({
    name: refuseCardNumberIn(z.string().trim().min(1).max(longestViewName)),
    view: z.strictObject(shown).nullable(),
  }),
  answers: { 200: savedViews },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 300, session: 60 },
  example: {
    params: { area: 'licensing' },
    body: {
      name: 'To renew in Alberta',
      view: { search: 'status=RENEWAL_PENDING&licensedProvince=AB', columns: ['name', 'licenseNumber'] },
    },
  },
});
