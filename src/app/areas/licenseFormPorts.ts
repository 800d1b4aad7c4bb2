import { fromPromise } from 'xstate';
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
import { type AgentOption, agentOption, listAgents } from '#domain/calls/licensing/listAgents.ts';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import type { LicenseKey } from '#domain/licensing/licenseAddress.ts';
import { sentChanges, sentLicense } from '#domain/licensing/licenseChanges.ts';
import type { PickedOption } from '#domain/forms/picked.ts';
import { longestOrganizationSearch, organizationNameIn } from '#domain/organizationSwitch.ts';
import type {
  AgencySearch,
  SavedLicense,
  SaveLicenseInput,
} from '#machines/licenseForm/licenseForm.types.ts';
import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { CallProblem } from '../../ports/callProblem.ts';
import type { CallServer } from '../../ports/http.ts';

const ofAgent = ({ owner: profileRef, licenseId }: LicenseKey) => ({ params: { profileRef, licenseId } });
const ofAgency = ({ owner: organizationCode, licenseId }: LicenseKey) => ({
  params: { organizationCode, licenseId },
});

/** [LF-052] [LF-053] [LF-055] Creates a licence, or sends what changed of one over the revision that was read. */
async function save(callServer: CallServer, input: SaveLicenseInput): Promise<void> {
  if (input.key === null) {
    const { licenseType, organizationCode, profileRef } = input.form;
    const license = sentLicense(input.form);
    if (licenseType === 'AGENCY') {
      await callServer(createAgencyLicense, { body: { organizationCode: organizationCode.value, license } });
    } else {
      await callServer(createAgentLicense, { body: { profileRef: profileRef.value, license } });
    }
    return;
  }
  const over = {
    headers: { 'if-match': `"${input.revision}"` },
    body: { license: sentChanges(input.form, input.changed) },
  };
  if (input.key.licenseType === 'AGENCY') {
    await callServer(updateAgencyLicense, { ...ofAgency(input.key), ...over });
  } else {
    await callServer(updateAgentLicense, { ...ofAgent(input.key), ...over });
  }
}

/** The failure, with the licence as it is now where the server says that another one was saved meanwhile. */
function withCurrent(error: unknown, { key }: SaveLicenseInput): unknown {
  if (!(error instanceof CallProblem) || error.code !== 'license.stale' || key === null) return error;
  const call = key.licenseType === 'AGENCY' ? updateAgencyLicense : updateAgentLicense;
  const current = call.answers[200].safeParse(error.body.current);
  if (!current.success) return new CallProblem(error.status, { code: 'answer.unexpected' });
  return Object.assign(error, { current: current.data });
}

/** Fills the ports of the licence form. */
export function licenseFormPorts(callServer: CallServer) {
  const readLicense = fromPromise<SavedLicense, LicenseKey>(async ({ input, signal }) =>
    input.licenseType === 'AGENCY'
      ? (await callServer(readAgencyLicense, ofAgency(input), signal)).body
      : (await callServer(readAgentLicense, ofAgent(input), signal)).body,
  );
  const searchAgencies = fromPromise<readonly PickedOption[], AgencySearch>(
    async ({ input: { text, language }, signal }) => {
      const query = { text: text.slice(0, longestOrganizationSearch) };
      const { organizations } = (await callServer(searchOrganizations, { query }, signal)).body;
      return organizations.map((one) => ({ label: organizationNameIn(one, language), value: one.code }));
    },
  );
  return {
    readLicense,
    readOwner: readLicense,
    saveLicense: fromPromise<void, SaveLicenseInput>(async ({ input }) => {
      try {
        await save(callServer, input);
      } catch (error) {
        throw withCurrent(error, input);
      }
    }),
    searchAgencies,
    nameAgency: searchAgencies,
    listAgents: fromPromise<readonly AgentOption[], { organizationCode: string }>(
      async ({ input: query, signal }) =>
        (await callServer(listAgents, { query }, signal)).body.agents.map(agentOption),
    ),
    changeHistory: changeHistoryMachine.provide({
      actors: {
        readHistory: fromPromise<readonly RecordedChange[], { key: unknown }>(async ({ input, signal }) => {
          const key = input.key as LicenseKey;
          return key.licenseType === 'AGENCY'
            ? (await callServer(readAgencyLicenseHistory, ofAgency(key), signal)).body.changes
            : (await callServer(readAgentLicenseHistory, ofAgent(key), signal)).body.changes;
        }),
      },
    }),
  };
}
