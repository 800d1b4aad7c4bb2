import type { AgencyLicense, AgentLicense } from '#domain/calls/shapes/license.ts';
import type { Language } from '#domain/locales.ts';
import type { AgentOption } from '#domain/calls/licensing/listAgents.ts';
import type { AskedLicense, LicenseKey } from '#domain/licensing/licenseAddress.ts';
import type { LicenseForm, licenseForm } from '#domain/licensing/licenseForm.ts';
import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import type { PickedOption } from '#domain/forms/picked.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';
import type { ChooseVersionEvent, VersionContext } from '../forms/versionPart.ts';

/** A licence as it is saved, with its owner. */
export type SavedLicense = AgencyLicense | AgentLicense;

export type LicenseFormInput = {
  asked: AskedLicense;
  language: Language;
  /** [LF-006] */
  mayAdd: boolean;
  /** [LF-007] */
  mayEdit: boolean;
};

export type LicenseFormContext = SendingContext<typeof licenseForm> &
  VersionContext<SavedLicense, LicenseField> &
  LicenseFormInput & {
    /** What is suggested for the text of the agency. */
    agencies: readonly PickedOption[];
    /** [LF-019] Agents of the agency that `agentsOf` names. */
    agents: readonly AgentOption[];
    agentsOf: string;
  };

export type LicenseFormEvent =
  | FillEvent<typeof licenseForm>
  | LeaveFieldEvent<typeof licenseForm>
  | { type: 'person.save' }
  | { type: 'person.goBack' }
  | { type: 'person.retry' }
  | { type: 'person.retryAgents' }
  | { type: 'person.closeList' }
  | ChooseVersionEvent<LicenseField>
  | { type: 'person.continue' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };

/** Agencies are looked for by a part of the name or the code, and named in the language. */
export type AgencySearch = { text: string; language: Language };

/** What is saved: a new licence, or the changed fields of one over a revision. */
export type SaveLicenseInput =
  | { key: null; form: LicenseForm }
  | { key: LicenseKey; form: LicenseForm; changed: readonly LicenseField[]; revision: number };
