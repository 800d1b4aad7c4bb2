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
import { pickedFrom, type PickedOption } from '#domain/forms/picked.ts';
import { formPart } from '../forms/formPart.ts';
import { recordActions, recordKeyOf, recordPart } from '../forms/recordPart.ts';
import { recordStates } from '../forms/recordStates.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { versionPart } from '../forms/versionPart.ts';
import { changeHistoryMachine } from '../changeHistory/changeHistory.machine.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  AgencySearch,
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
  agencies: [],
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
    children: {} as { changeHistory: 'changeHistory' },
    tags: {} as 'busy' | 'unsaved',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readRecord: port<SavedLicense, LicenseKey>('readRecord'),
    readOwner: port<SavedLicense, LicenseKey>('readOwner'),
    saveRecord: port<SavedLicense, SaveLicenseInput>('saveRecord'),
    searchAgencies: port<readonly PickedOption[], AgencySearch>('searchAgencies'),
    nameAgency: port<readonly PickedOption[], AgencySearch>('nameAgency'),
    listAgents: port<readonly AgentOption[], { organizationCode: string }>('listAgents'),
    changeHistory: changeHistoryMachine,
  },
  guards: {
    ...sending.guards,
    ...recorded.guards,
    agencyIsTyped: (_, { key, value }: { key: string; value: unknown }) =>
      key === 'organizationCode' && (value as LicenseForm['organizationCode']).value === '',
    /** [LF-015] Another type empties it. */
    agencyIsSettled: (_, { key }: { key: string }) => key === 'organizationCode' || key === 'licenseType',
    agencyIsChosen: ({ context }) => context.form.organizationCode.value !== '',
    textIsGiven: ({ context }) => context.form.organizationCode.text.trim() !== '',
    someAreFound: (_, agencies: readonly PickedOption[]) => agencies.length > 0,
    agentsAreNeeded: ({ context: { form } }) =>
      form.licenseType === 'AGENT' && form.organizationCode.value !== '',
    agencyIsAnother: ({ context: { form, agentsOf } }) => form.organizationCode.value !== agentsOf,
  },
  actions: {
    ...part.actions,
    /** Another type empties the form ([LF-015]), which is then judged as a new one is. */
    fillField: stepOf((context: LicenseFormContext, entry: EntryIn<typeof licenseForm>) =>
      part.filled(entry.key === 'licenseType' ? { ...context, problems: {} } : context, entry),
    ),
    ...sending.actions,
    ...version.actions,
    ...recorded.actions,
    ...recordActions,
    showOwner: assign(({ context }, read: SavedLicense) => ({
      saved: withOwner(context.saved ?? read, read),
    })),
    nameAgency: assign(({ context }, agencies: readonly PickedOption[]) => {
      const found = agencies.find(({ value }) => value === context.form.organizationCode.value);
      if (!found) return {};
      const organizationCode = { text: found.label, value: found.value };
      return { agencies, ...withForm({ ...context, agencies }, { ...context.form, organizationCode }) };
    }),
    takeAgencies: assign(({ context }, agencies: readonly PickedOption[]) => ({
      agencies,
      ...withForm(
        { ...context, agencies },
        { ...context.form, organizationCode: pickedFrom(context.form.organizationCode, agencies) },
      ),
    })),
    forgetAgencies: assign({ agencies: [] }),
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
  delays: { searchPause: 250 },
});

/** What the form of a licence begins with, in the licence area. */
export const licenseFormInputOf = ({ address, language, session }: AreaInput): LicenseFormInput => ({
  opened: readLicenseAddress(address),
  language,
  mayAdd: holds(session.atoms, 'LICENSING.ADD_LICENSING'),
  mayEdit: holds(session.atoms, 'LICENSING.EDIT_LICENSE'),
});
