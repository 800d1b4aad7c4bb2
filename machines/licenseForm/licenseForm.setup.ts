import { assign, setup } from 'xstate';
import type { AgentOption } from '#domain/calls/licensing/listAgents.ts';
import { readLicenseAddress, type LicenseKey } from '#domain/licensing/licenseAddress.ts';
import {
  formOfLicense,
  holdsUnsaved,
  licenseName,
  licenseVersions,
} from '#domain/licensing/licenseChanges.ts';
import { licenseFactsOf, licenseForm, type LicenseForm } from '#domain/licensing/licenseForm.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import type { LicenseField } from '#domain/licensing/licenseRules.ts';
import type { Picked } from '#domain/forms/picked.ts';
import { formPart } from '../forms/formPart.ts';
import { recordActions, recordKeyOf, recordPart } from '../forms/recordPart.ts';
import { recordStates } from '../forms/recordStates.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { versionPart } from '../forms/versionPart.ts';
import { changeHistoryMachine } from '../changeHistory/changeHistory.machine.ts';
import { organizationSuggestMachine } from '../organizationSuggest/organizationSuggest.machine.ts';
import { suggestionActions } from '../organizationSuggest/suggestionActions.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  LicenseFormContext,
  LicenseFormEvent,
  LicenseFormInput,
  SavedLicense,
  SaveLicenseInput,
} from './licenseForm.types.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { AreaInput } from '../area.types.ts';

const part = formPart(licenseForm, (context: LicenseFormContext) => licenseFactsOf(context));
const formOf = ({ license }: SavedLicense) => formOfLicense(license);
const withOwner = ({ license }: SavedLicense, owner: SavedLicense): SavedLicense => ({ ...owner, license });
const sending = sendingPart(licenseForm, part);
const version = versionPart(part, licenseVersions, formOf, withOwner);
const recorded = recordPart<LicenseForm, LicenseKey, SavedLicense, LicenseField, LicenseFormContext>({
  changedFields: version.changedFields,
  isComplete: ({ form, ...known }) => licenseForm.isComplete(form, licenseFactsOf(known)),
  holdsUnsaved: ({ saved, form }) => holdsUnsaved(saved && saved.license, form),
  isSavedAlready: version.guards.isSavedAlready,
  formOf,
  recordOf: ({ license }) => license,
  nameOf: licenseName,
  codes: 'license',
});

/** How a licence is read, changed and saved. */
export const record = recordStates<
  LicenseFormContext,
  LicenseKey,
  SaveLicenseInput,
  SavedLicense,
  LicenseFormEvent
>({
  keyOf: recordKeyOf,
  savingOf: recorded.savingOf,
  requirements: {
    missing: ['LF-005'],
    reading: ['LF-054'],
    readOnly: ['LF-007'],
    editing: ['LF-008', 'LF-062'],
    duplicate: ['LF-060'],
    failed: ['LF-059'],
    saving: ['LF-021'],
    left: ['LF-022', 'LF-023'],
  },
});

/** What the form begins with, beside what it is given. */
export const opening = {
  ...part.opening(),
  saved: null,
  theirs: null,
  choices: {},
  agents: [],
  agentsOf: '',
  problem: null,
};

const withForm = (context: LicenseFormContext, form: LicenseForm) => part.changed(context, form);

/** What the chart of the licence form is made of. */
export const licenseFormSetup = setup({
  types: {
    input: {} as LicenseFormInput,
    context: {} as LicenseFormContext,
    events: {} as LicenseFormEvent,
    children: {} as { changeHistory: 'changeHistory'; organizationSuggest: 'organizationSuggest' },
    tags: {} as 'busy' | 'unsaved',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readRecord: port<SavedLicense, LicenseKey>('readRecord'),
    readOwner: port<SavedLicense, LicenseKey>('readOwner'),
    saveRecord: port<SavedLicense, SaveLicenseInput>('saveRecord'),
    listAgents: port<readonly AgentOption[], { organizationCode: string }>('listAgents'),
    changeHistory: changeHistoryMachine,
    organizationSuggest: organizationSuggestMachine,
  },
  guards: {
    ...sending.guards,
    ...recorded.guards,
    ...recorded.formFirst,
    fieldIsAgency: (_, key: string) => key === 'organizationCode',
    fieldIsLicenseType: (_, key: string) => key === 'licenseType',
    agentsAreNeeded: ({ context: { form } }) =>
      form.licenseType === 'AGENT' && form.organizationCode.value !== '',
    agencyIsAnother: ({ context: { form, agentsOf } }) => form.organizationCode.value !== agentsOf,
  },
  actions: {
    ...part.actions,
    /**
     * Another type empties the form ([LF-015]), which is then judged as a new one is; the agency is taken from its
     * suggestions.
     */
    fillField: stepOf((context: LicenseFormContext, entry: EntryIn<typeof licenseForm>) =>
      entry.key === 'organizationCode'
        ? {}
        : part.filled(entry.key === 'licenseType' ? { ...context, problems: {} } : context, entry),
    ),
    ...sending.actions,
    ...version.actions,
    ...recorded.actions,
    ...recordActions,
    showOwner: assign(({ context }, read: SavedLicense) => ({
      saved: withOwner(context.saved ?? read, read),
    })),
    takeAgency: assign(({ context }, value: Picked) =>
      part.filled(context, { key: 'organizationCode', value }),
    ),
    ...suggestionActions,
    noteAgency: assign(({ context }) => ({ agentsOf: context.form.organizationCode.value })),
    takeAgents: assign(({ context }, agents: readonly AgentOption[]) => ({
      agents,
      ...withForm(
        { ...context, agents },
        licenseForm.filled(
          context.form,
          { key: 'profileRef', value: { ...context.form.profileRef, value: '' } },
          { ...licenseFactsOf(context), agents },
        ),
      ),
    })),
    forgetAgents: assign(({ context }) => ({
      agents: [],
      agentsOf: '',
      ...withForm(
        { ...context, agents: [] },
        licenseForm.filled(
          context.form,
          { key: 'profileRef', value: { ...context.form.profileRef, value: '' } },
          { ...licenseFactsOf(context), agents: [] },
        ),
      ),
    })),
  },
});

/** What the form of a licence begins with, in the licence area. */
export const licenseFormInputOf = ({ address, language, session }: AreaInput): LicenseFormInput => ({
  opened: readLicenseAddress(address),
  language,
  mayAdd: holds(session.atoms, 'LICENSING.ADD_LICENSING'),
  mayEdit: holds(session.atoms, 'LICENSING.EDIT_LICENSE'),
});
