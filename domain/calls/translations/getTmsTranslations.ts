import { z } from 'zod';
import { translationNames } from '../../texts/translations.ts';
import { defineCall } from '../call.ts';

/** [LN-014] [LN-015] What a translation space says in the place of our own texts; keys are flattened, as `<room>.<key>`. */
export const getTmsTranslations = defineCall({
  name: 'getTmsTranslations',
  method: 'GET',
  path: '/api/translations/{translationSpace}/{translation}',
  params: z.strictObject({
    translationSpace: z.string().min(1).max(40),
    translation: z.enum(translationNames),
  }),
  query: z.strictObject({ lang: z.enum(['EN', 'FR']) }),
  answers: {
    /** A label is text as it stands, or the syntax tree of its ICU message. */
    200: z.object({ labels: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])) }),
  },
  access: { kind: 'session' },
  scope: { names: 'organization', at: 'params.translationSpace' },
  ratePerMinute: { address: 4800, session: 480 },
  example: { params: { translationSpace: 'CM', translation: 'portal' }, query: { lang: 'FR' } },
});
