import type { AgencyLicense, AgentLicense } from '#domain/calls/shapes/license.ts';
import type { AgentOption } from '#domain/calls/licensing/listAgents.ts';
import type { LicenseAddress, LicenseKey } from '#domain/licensing/licenseAddress.ts';
import type { LicenseForm, licenseForm } from '#domain/licensing/licenseForm.ts';
import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import type { RecordContext, RecordEvent, RecordInput, SaveRecordInput } from '../forms/recordPart.ts';
import type { OrganizationReport } from '../organizationSuggest/organizationSuggest.machine.ts';

/** A licence as it is saved, with its owner. */
export type SavedLicense = AgencyLicense | AgentLicense;

/** [LF-006] [LF-007] What is asked for, and what the person may do. */
export type LicenseFormInput = RecordInput<LicenseKey> & { opened: LicenseAddress };

export type LicenseFormContext = RecordContext<typeof licenseForm, LicenseKey, SavedLicense, LicenseField> &
  LicenseFormInput & {
    /** [LF-019] Agents of the agency that `agentsOf` names. */
    agents: readonly AgentOption[];
    agentsOf: string;
  };

export type LicenseFormEvent =
  | RecordEvent<typeof licenseForm, LicenseField>
  | OrganizationReport
  | { type: 'person.retryAgents' }
  | { type: 'person.closeList' };

export type SaveLicenseInput = SaveRecordInput<LicenseForm, LicenseKey, LicenseField>;
