import * as z from 'zod';
import { languages } from '../../locales.ts';
import { defineCall } from '../call.ts';
import { licenseFilter } from './licenseFilter.ts';

/**
 * [LS-058] [LS-061] Every licence that the filter finds within the session's reach, with the columns of the list, each
 * once. Values are separated by commas in English, by semicolons in French. An answer that breaks off is no file.
 */
export const exportLicenses = defineCall({
  name: 'exportLicenses',
  method: 'POST',
  path: '/api/licenses/export',
  aliases: ['/licenses/export'],
  query: z.strictObject({ lang: z.enum(languages).default('en') }),
  body: licenseFilter,
  answers: { 200: z.unknown() },
  binary: 'text/csv',
  access: { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 100, session: 10 },
  example: { query: { lang: 'en' }, body: { status: 'AUTHORIZED' } },
});
