import { licenseColumns } from '../../licensing/licenseList.ts';
import { defineCall } from '../call.ts';
import { paged, pageQuery } from '../shapes/page.ts';
import { licenseFilter, listedLicense } from './licenseFilter.ts';

/**
 * [LS-060] A page of the licences that the session reaches: an agency's, and an agent's who belongs to an organization
 * within reach. Without a sort they come by name in the language of the request.
 */
export const searchLicenses = defineCall({
  name: 'searchLicenses',
  method: 'POST',
  path: '/api/licenses/search',
  aliases: ['/licenses/search'],
  query: pageQuery(licenseColumns),
  body: licenseFilter,
  answers: { 200: paged(listedLicense) },
  access: { kind: 'claims', allOf: ['LICENSING.VIEW_LICENSE'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: {
    query: { sortField: 'status', sortOrder: 'desc', offset: '0', limit: '10', lang: 'en' },
    body: { firstName: 'Sophie', status: 'AUTHORIZED', expiredDateStart: '2026-01-01' },
  },
});
