import * as z from 'zod';
import { defineCall } from '../call.ts';
import { productConfiguration } from '../shapes/productConfiguration.ts';
import { isoDate, languageHeader, organizationCode, salesChannel } from '../shapes/text.ts';

/** [PS-001] [PS-004] The plans that an organization sells, in one language; today unless a day is given. */
export const readProductConfiguration = defineCall({
  name: 'readProductConfiguration',
  method: 'GET',
  path: '/api/product',
  aliases: ['/product'],
  query: z.strictObject({
    organizationCode,
    effectiveDate: isoDate.optional(),
    language: languageHeader,
    salesChannel,
  }),
  answers: { 200: productConfiguration },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'organization', at: 'query.organizationCode' },
  ratePerMinute: { address: 4800, session: 480 },
  example: { query: { organizationCode: 'CM', language: 'EN', salesChannel: 'b2b' } },
});
