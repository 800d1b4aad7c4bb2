import * as z from 'zod';
import { defineCall } from '../call.ts';
import { worksheet } from '../shapes/worksheet.ts';

/**
 * How the prices that a saved quote states came about, by traveller. A plan whose price was not found by the server
 * has none.
 */
export const readDraftWorksheets = defineCall({
  name: 'readDraftWorksheets',
  method: 'GET',
  path: '/api/drafts/{draftId}/worksheets',
  params: z.strictObject({ draftId: z.uuid() }),
  answers: { 200: z.object({ worksheets: z.record(z.string(), worksheet) }) },
  access: {
    kind: 'claims',
    allOf: ['AUTH_ROLES.QUOTE_READ', 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'],
  },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { params: { draftId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55' } },
});
