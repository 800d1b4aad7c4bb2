import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { exportLicenses, type LicenseFilter, searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { recordRoutes } from '../http/recordRoutes.ts';
import { mayBeSoldFor } from '../identity/mayBeSoldFor.ts';
import { answeredFile, type FileServices } from '../lists/listFile.ts';
import { agencies, agents, agentsOf } from './licenseOwners.ts';
import { findLicenses, licenseFile, type LicenseServices, matchingLicenses } from './licenseListing.ts';
import { licenseStore } from './licenseStore.ts';

export function licenseRoutes(
  services: LicenseServices & FileServices & { sellingRoles: readonly RoleName[] },
): Implementation[] {
  const { db, organizations } = services;
  const ofAgency = licenseStore(services, agencies(db, organizations));
  const ofAgent = licenseStore(services, agents(db));
  return [
    implement(searchLicenses, async ({ session, body: filter, query: page }) => ({
      status: 200,
      body: await findLicenses(services, session, { filter, page }),
    })),
    implement(exportLicenses, (request) =>
      answeredFile(
        services,
        licenseFile,
        (filter: LicenseFilter) => matchingLicenses(services, request.session, filter),
        request,
      ),
    ),
    ...recordRoutes(agencyLicenses, ofAgency, 'license.revisionNeeded'),
    ...recordRoutes(agentLicenses, ofAgent, 'license.revisionNeeded'),
    implement(listAgents, async ({ session, query, locale: { language } }) => {
      const { organizationCode, selling } = query;
      const roles = selling && services.sellingRoles;
      const found = await agentsOf(db, organizationCode, language, roles);
      return {
        status: 200,
        body: { agents: found.filter(({ profileRef }) => mayBeSoldFor(session, profileRef)) },
      };
    }),
  ];
}
