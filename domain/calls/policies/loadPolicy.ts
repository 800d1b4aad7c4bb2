import * as z from 'zod';
import { defineCall } from '../call.ts';
import { policyDetail } from '../shapes/policyDetail.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

/**
 * [PV-016] [PV-017] [PV-018] A policy as staff read it, or with `status=QUOTE` a held quote by its number. With the header
 * `associated-policy` the paxes that were bought together, else the one with this number. Problem: `notFound` (404, also
 * what is out of reach).
 */
export const loadPolicy = defineCall({
  name: 'loadPolicy',
  method: 'GET',
  path: '/policy/{policyNumber}',
  aliases: ['/api/policies/{policyNumber}'],
  params: z.strictObject({ policyNumber }),
  query: z.strictObject({ status: z.literal('QUOTE').optional() }),
  headers: z.object({ lang: languageHeader, 'associated-policy': z.enum(['true', 'false']).optional() }),
  answers: { 200: policyDetail },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'] },
  scope: { names: 'policyOrQuote', at: 'params.policyNumber' },
  ratePerMinute: { address: 1200, session: 240 },
  example: { params: { policyNumber: 'TC-100000001' }, headers: { lang: 'EN', 'associated-policy': 'true' } },
});
