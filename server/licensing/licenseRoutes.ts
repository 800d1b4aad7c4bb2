import {
  createAgencyLicense,
  createAgentLicense,
  readAgencyLicense,
  readAgencyLicenseHistory,
  readAgentLicense,
  readAgentLicenseHistory,
  updateAgencyLicense,
  updateAgentLicense,
} from '#domain/calls/licensing/oneLicense.ts';
import { exportLicenses, searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { revisionHeader, revisionNamed } from '../http/revision.ts';
import { mayBeSoldFor } from '../identity/mayBeSoldFor.ts';
import { answeredFile, type FileServices } from '../lists/listFile.ts';
import { agencies, agents, agentsOf } from './licenseOwners.ts';
import { findLicenses, licenseFile, type LicenseServices, matchingLicenses } from './licenseListing.ts';
import { licenseStore } from './licenseStore.ts';

export function licenseRoutes(services: LicenseServices & FileServices): Implementation[] {
  const { db, clock, organizations } = services;
  const agency = licenseStore({ db, clock }, agencies(db, organizations));
  const agent = licenseStore({ db, clock }, agents(db));
  return [
    implement(searchLicenses, async ({ session, body: filter, query: page }) => ({
      status: 200,
      body: await findLicenses(services, session, { filter, page }),
    })),
    implement(exportLicenses, (request) =>
      answeredFile(services, licenseFile, matchingLicenses(services, request.session, request.body), request),
    ),

    implement(readAgencyLicense, async ({ params, locale: { language } }) => {
      const { organizationCode: ref, licenseId } = params;
      return answered(200, await agency.read({ ref, licenseId, language }));
    }),
    implement(readAgentLicense, async ({ params, locale: { language } }) => {
      const { profileRef: ref, licenseId } = params;
      return answered(200, await agent.read({ ref, licenseId, language }));
    }),

    implement(createAgencyLicense, async ({ body, session, requestId, locale: { language } }) => {
      const { organizationCode: ref, license } = body;
      return answered(201, await agency.create({ ref, language }, license, { session, requestId }));
    }),
    implement(createAgentLicense, async ({ body, session, requestId, locale: { language } }) => {
      const { profileRef: ref, license } = body;
      return answered(201, await agent.create({ ref, language }, license, { session, requestId }));
    }),

    implement(updateAgencyLicense, async (request) => {
      const { params, headers, body, session, requestId } = request;
      const { organizationCode: ref, licenseId } = params;
      const named = { ref, licenseId, language: request.locale.language, revision: revisionIn(headers) };
      return answered(200, await agency.change(named, body.license, { session, requestId }));
    }),
    implement(updateAgentLicense, async (request) => {
      const { params, headers, body, session, requestId } = request;
      const { profileRef: ref, licenseId } = params;
      const named = { ref, licenseId, language: request.locale.language, revision: revisionIn(headers) };
      return answered(200, await agent.change(named, body.license, { session, requestId }));
    }),

    implement(readAgencyLicenseHistory, async ({ params: { organizationCode: ref, licenseId } }) => ({
      status: 200,
      body: await agency.history({ ref, licenseId }),
    })),
    implement(readAgentLicenseHistory, async ({ params: { profileRef: ref, licenseId } }) => ({
      status: 200,
      body: await agent.history({ ref, licenseId }),
    })),

    implement(listAgents, async ({ session, query, locale: { language } }) => {
      const found = await agentsOf(db, query.organizationCode, language);
      return {
        status: 200,
        body: { agents: found.filter(({ profileRef }) => mayBeSoldFor(session, profileRef)) },
      };
    }),
  ];
}

type Headers = Parameters<typeof revisionNamed>[0];
const revisionIn = (headers: Headers) => revisionNamed(headers, 'license.revisionNeeded');

function answered<Status extends number, Body extends { license: { revision: number } }>(
  status: Status,
  body: Body,
) {
  return { status, body, headers: revisionHeader(body.license) };
}
