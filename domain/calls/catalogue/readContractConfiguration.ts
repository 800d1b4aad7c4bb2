import * as z from 'zod';
import { defineCall } from '../call.ts';
import { productConfiguration } from '../shapes/productConfiguration.ts';
import { isoDate, languageHeader, salesChannel } from '../shapes/text.ts';

/**
 * [PS-003] The product configuration of the session's own organization, by its contract. The documents name this call;
 * our pages read the same by `readProductConfiguration`, which visitors may ask, too.
 */
export const readContractConfiguration = defineCall({
  name: 'readContractConfiguration',
  method: 'GET',
  path: '/api/product/orgContract',
  query: z.strictObject({ effectiveDate: isoDate.optional(), lang: languageHeader, salesChannel }),
  answers: { 200: productConfiguration },
  access: { kind: 'claims', allOf: ['APP.VIEW_APP'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 240 },
  example: { query: { lang: 'FR', salesChannel: 'b2b' } },
});
