import { z } from 'zod';
import { formDateFormats } from '../../texts/formDateFormat.ts';
import { defineCall } from '../call.ts';

/** [LN-009] How a translation space writes what is no text. */
export const getTmsConfiguration = defineCall({
  name: 'getTmsConfiguration',
  method: 'GET',
  path: '/api/translation-configurations/{translationSpace}',
  params: z.strictObject({ translationSpace: z.string().min(1).max(40) }),
  answers: { 200: z.object({ formDateFormat: z.enum(formDateFormats) }) },
  access: { kind: 'session' },
  scope: { names: 'organization', at: 'params.translationSpace' },
  ratePerMinute: { address: 2400, session: 240 },
  example: { params: { translationSpace: 'CM' } },
});
