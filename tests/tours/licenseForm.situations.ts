import type { AnyMachineSnapshot } from 'xstate';
import type { LicenseFormContext, SaveLicenseInput } from '#machines/licenseForm/licenseForm.types.ts';
import { agentLicense } from '../support/licensing/savedLicenses.ts';

type Seen = { context: LicenseFormContext };

export const down = { code: 'server.failed' };

export const ownerInFrench = {
  ...agentLicense({ revision: 9, expiredDate: '2035-03-31' }),
  title: 'Conseillère en voyages',
};

export const meanwhile = agentLicense({ revision: 4, expiredDate: '2029-03-31', legalName: 'Sophie Roy' });

/** What the list is left with. */
export const leftSaved = {
  type: 'page.close',
  flag: 'editPage',
  saved: { id: 'L-2001', name: 'Sophie Martin, NB-60427' },
};

export const isNew = ({ context }: Seen) => context.opened.mode === 'add';

export const isSaved = ({ context }: Seen) => context.saved !== null;
/** A licence that is shown as it was read. */
export const isAsSaved = (snapshot: AnyMachineSnapshot) =>
  snapshot.context.saved?.license.revision === 3 &&
  snapshot.context.form.expiredDate === '2028-03-31' &&
  (snapshot.matches({ record: { answering: 'editing' } }) || snapshot.matches({ record: 'readOnly' }));
/** What is shown of the owner is not in question. */
export const ownerIsKnown = (snapshot: AnyMachineSnapshot) => snapshot.matches({ owner: 'known' });
/** Something was not read or saved, which is tried again after signing in. */
export const waitsForSession = (snapshot: AnyMachineSnapshot) =>
  waiting.some((state) => snapshot.matches(state));
const waiting = [
  { record: 'awaitingSession' },
  { record: 'unavailable' },
  { owner: 'outdated' },
  { agencies: 'searchFailed' },
  { agents: 'unavailable' },
] as const;

/** A new licence of which only the owner is being chosen. */
export const isChoosingOwner = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ record: 'answering' }) &&
  snapshot.context.opened.mode === 'add' &&
  snapshot.context.form.status === '';

export const isBlank = (snapshot: AnyMachineSnapshot) => isChoosingOwner(snapshot) && snapshot.context.mayAdd;

export const agencyIs = (text: string, value: string) => (snapshot: AnyMachineSnapshot) =>
  isBlank(snapshot) &&
  snapshot.context.form.organizationCode.text === text &&
  snapshot.context.form.organizationCode.value === value;

export const fillIn = (key: 'organizationCode' | 'profileRef', text: string, value = '') =>
  ({ type: 'person.fill', key, value: { text, value } }) as const;

/** What was sent to be saved, without what an agency is called. */
export const sentIn = (seen: { inputs(port: 'saveRecord'): readonly unknown[] }) =>
  (seen.inputs('saveRecord') as readonly SaveLicenseInput[]).map(({ form, ...rest }) => {
    const { organizationCode, ...fields } = form;
    return { ...rest, fields, agency: organizationCode.value };
  });
