import { createAgencyLicense, createAgentLicense } from '#domain/calls/licensing/createLicense.ts';
import { listAgents } from '#domain/calls/licensing/listAgents.ts';
import { readAgencyLicense, readAgentLicense } from '#domain/calls/licensing/readLicense.ts';
import {
  readAgencyLicenseHistory,
  readAgentLicenseHistory,
} from '#domain/calls/licensing/readLicenseHistory.ts';
import { updateAgencyLicense, updateAgentLicense } from '#domain/calls/licensing/updateLicense.ts';
import type { Clock } from '../clock.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { agencies, agents } from './licenseOwners.ts';
import { licenseStore } from './licenseStore.ts';
import { agentsOf } from './listAgents.ts';
import type { LicenseServices } from './matchingLicenses.ts';

export function licenseRoutes({
  db,
  clock,
  organizations,
}: LicenseServices & { clock: Clock }): Implementation[] {
  const agency = licenseStore({ db, clock }, agencies(db, organizations));
  const agent = licenseStore({ db, clock }, agents(db));
  return [
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

    implement(listAgents, async ({ query, locale: { language } }) => ({
      status: 200,
      body: { agents: await agentsOf(db, query.organizationCode, language) },
    })),
  ];
}

function revisionIn({ 'if-match': named }: { 'if-match'?: string | undefined }): number {
  if (named === undefined) throw new Problem(428, 'license.revisionNeeded');
  return Number(named.replaceAll('"', ''));
}

function answered<Status extends number, Body extends { license: { revision: number } }>(
  status: Status,
  body: Body,
) {
  return { status, body, headers: { etag: `"${body.license.revision}"` } };
}
