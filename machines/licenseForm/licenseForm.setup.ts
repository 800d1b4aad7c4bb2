import { assign, sendParent, sendTo, setup } from 'xstate';
import type { AgentOption } from '#domain/calls/licensing/listAgents.ts';
import { askedLicense, type LicenseKey } from '#domain/licensing/licenseAddress.ts';
import { formOfLicense, licenseVersions } from '#domain/licensing/licenseChanges.ts';
import { licenseFactsOf, licenseForm, type LicenseForm } from '#domain/licensing/licenseForm.ts';
import { pickedFrom, type PickedOption } from '#domain/forms/picked.ts';
import type { Language } from '#domain/locales.ts';
import { sessionIsOver } from '#domain/problemCode.ts';
import { formPart } from '../forms/formPart.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { versionPart } from '../forms/versionPart.ts';
import { changeHistoryMachine } from '../changeHistory/changeHistory.machine.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
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

/** The licence that the address asks for. */
export const keyOf = ({ asked: { key } }: LicenseFormContext): LicenseKey => {
  if (key === null) throw new Error('The licence has no key');
  return key;
};

const part = formPart(licenseForm, (context: LicenseFormContext) => licenseFactsOf(context));
const sending = sendingPart(licenseForm, part);
export const openingForm = part.opening;

const withOwner = ({ license }: SavedLicense, owner: SavedLicense): SavedLicense => ({ ...owner, license });

const version = versionPart(
  part,
  licenseVersions,
  ({ license }: SavedLicense) => formOfLicense(license),
  withOwner,
);
/** [LF-021] The fields that are changed, which is all that is sent of a licence that is there. */
export const { changedFields } = version;

/** [LF-062] Something is changed, or [LF-006] the person may add a licence. */
const isSavable = (context: LicenseFormContext) =>
  context.saved ? changedFields(context).length > 0 : context.mayAdd;

const withForm = (context: LicenseFormContext, form: LicenseForm) => part.changed(context, form);

/** What the chart of the licence form is made of. */
export const licenseFormSetup = setup({
  types: {
    input: {} as LicenseFormInput,
    context: {} as LicenseFormContext,
    events: {} as LicenseFormEvent,
    children: {} as { changeHistory: 'changeHistory' },
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readLicense: port<SavedLicense, LicenseKey>('readLicense'),
    readOwner: port<SavedLicense, LicenseKey>('readOwner'),
    saveLicense: port<void, SaveLicenseInput>('saveLicense'),
    searchAgencies: port<readonly PickedOption[], AgencySearch>('searchAgencies'),
    nameAgency: port<readonly PickedOption[], AgencySearch>('nameAgency'),
    listAgents: port<readonly AgentOption[], { organizationCode: string }>('listAgents'),
    changeHistory: changeHistoryMachine,
  },
  guards: {
    ...sending.guards,
    addressIsRefused: ({ context }) => context.asked.mode === 'refused',
    licenseIsNew: ({ context }) => context.asked.mode === 'add',
    licenseIsFixed: ({ context }, { license }: SavedLicense) => license.isDeleted || !context.mayEdit,
    licenseIsMissing: (_, code: string) => code === 'notFound' || code === 'request.invalid',
    saveIsAvailable: ({ context }) => isSavable(context),
    licenseMayBeSaved: ({ context }) =>
      isSavable(context) && licenseForm.isComplete(context.form, licenseFactsOf(context)),
    licenseIsShown: ({ context }) => context.saved !== null,
    sessionHasEnded: (_, code: string) => sessionIsOver(code),
    licenseIsDuplicate: (_, code: string) => code === 'license.duplicate',
    licenseIsSavedAlready: version.guards.isSavedAlready,
    licenseIsStale: (_, code: string) => code === 'license.stale',
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
    ...sending.actions,
    ...version.actions,
    rememberLanguage: assign((_, language: Language) => ({ language })),
    showLicense: assign((_, saved: SavedLicense) => ({ saved, form: formOfLicense(saved.license) })),
    showOwner: assign(({ context }, read: SavedLicense) => ({
      saved: withOwner(context.saved ?? read, read),
    })),
    tellHistoryOfRenewal: sendTo('changeHistory', { type: 'parent.renewSession' as const }),
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
    leaveSaved: sendParent((): PageReport => ({ type: 'page.close', flag: 'editPage' })),
    leaveBack: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
  delays: { searchPause: 250 },
});

/** What the form of a licence begins with, in the licence area. */
export const licenseFormInputOf = ({ address, language, session }: AreaInput): LicenseFormInput => ({
  asked: askedLicense(address),
  language,
  mayAdd: holds(session.atoms, 'LICENSING.ADD_LICENSING'),
  mayEdit: holds(session.atoms, 'LICENSING.EDIT_LICENSE'),
});
