import { fromPromise } from 'xstate';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { type AgentOption, agentOption, listAgents } from '#domain/calls/licensing/listAgents.ts';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import type { LicenseKey } from '#domain/licensing/licenseAddress.ts';
import type { LicenseForm } from '#domain/licensing/licenseForm.ts';
import { sentChanges, sentLicense } from '#domain/licensing/licenseChanges.ts';
import type { SavedLicense, SaveLicenseInput } from '#machines/licenseForm/licenseForm.types.ts';
import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import type { CallServer } from '../../ports/http.ts';
import { withCurrent } from '../../ports/withCurrent.ts';
import { organizationsFound } from './organizationsFound.ts';

type ChangedLicenseInput = Exclude<SaveLicenseInput, { key: null }>;

/** The calls of a licence, by who holds it, and how they name it. */
const licenseNamed = ({ licenseType, owner, licenseId }: LicenseKey) =>
  licenseType === 'AGENCY'
    ? { calls: agencyLicenses, named: { params: { organizationCode: owner, licenseId } } }
    : { calls: agentLicenses, named: { params: { profileRef: owner, licenseId } } };

/** [LF-052] [LF-053] Creates a licence. */
async function add(callServer: CallServer, form: LicenseForm): Promise<SavedLicense> {
  const { licenseType, organizationCode, profileRef } = form;
  const license = sentLicense(form);
  if (licenseType === 'AGENCY') {
    const body = { organizationCode: organizationCode.value, license };
    return (await callServer(agencyLicenses.add, { body })).body;
  }
  return (await callServer(agentLicenses.add, { body: { profileRef: profileRef.value, license } })).body;
}

/** [LF-055] Sends what changed of a licence over the revision that was read. */
async function change(callServer: CallServer, input: ChangedLicenseInput): Promise<SavedLicense> {
  const { calls, named } = licenseNamed(input.key);
  const headers = { 'if-match': `"${input.revision}"` };
  const body = { license: sentChanges(input.form, input.changed) };
  try {
    return (await callServer(calls.change, { ...named, headers, body })).body;
  } catch (error) {
    throw withCurrent(error, 'license.stale', calls.change.answers[200]);
  }
}

/** Fills the ports of the licence form. */
export function licenseFormPorts(callServer: CallServer) {
  const readRecord = fromPromise<SavedLicense, LicenseKey>(async ({ input, signal }) => {
    const { calls, named } = licenseNamed(input);
    return (await callServer(calls.read, named, signal)).body;
  });
  const foundOrganizations = organizationsFound(callServer);
  return {
    readRecord,
    readOwner: readRecord,
    saveRecord: fromPromise<SavedLicense, SaveLicenseInput>(({ input }) =>
      input.key === null ? add(callServer, input.form) : change(callServer, input),
    ),
    listAgents: fromPromise<readonly AgentOption[], { organizationCode: string }>(
      async ({ input: query, signal }) =>
        (await callServer(listAgents, { query }, signal)).body.agents.map(agentOption),
    ),
    organizationSuggest: organizationSuggestMachine.provide({
      actors: { searchOrganizations: foundOrganizations, nameOrganization: foundOrganizations },
    }),
    changeHistory: changeHistoryMachine.provide({
      actors: {
        readHistory: fromPromise<readonly RecordedChange[], { key: unknown }>(async ({ input, signal }) => {
          const { calls, named } = licenseNamed(input.key as LicenseKey);
          return (await callServer(calls.history, named, signal)).body.changes;
        }),
      },
    }),
  };
}
