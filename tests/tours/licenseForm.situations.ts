import type { AnyMachineSnapshot } from 'xstate';
import type { LicenseFormInput } from '#machines/licenseForm/licenseForm.types.ts';
import type { LicenseForm } from '#domain/licensing/licenseForm.ts';
import { adding, agentLicense, editing } from '../support/licensing/savedLicenses.ts';
import { recordPart } from '../support/tours/parts/record.ts';

export const down = { code: 'server.failed' };

export const ownerInFrench = {
  ...agentLicense({ revision: 9, expiredDate: '2035-03-31' }),
  title: 'Conseillère en voyages',
};

/** A new licence of which only the owner is being chosen. */
const isChoosingOwner = (snapshot: AnyMachineSnapshot) =>
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

const nowhere: LicenseFormInput = { ...editing, opened: { mode: 'refused', titled: 'AGENCY', key: null } };

/** How a licence is read, changed and saved. */
export const savedLicense = recordPart({
  opens: { editing, adding, nowhere },
  record: agentLicense,
  recordOf: ({ license }) => license,
  row: { id: 'L-2001', name: 'Sophie Martin, NB-60427' },
  changes: { key: 'expiredDate', mine: '2030-03-31', theirs: '2029-03-31' },
  theirsAlone: { legalName: 'Sophie Roy' },
  wrong: { key: 'expiredDate', value: '2020-01-01', problem: 'beforeEffectiveDate' },
  refused: { field: 'licenseNumber', wire: 'body.license.licenseNumber', problem: 'wrongFormat' },
  codes: 'license',
  code: down.code,
  /** What an agency is called comes in another language meanwhile. */
  sent: ({ organizationCode, ...form }: LicenseForm) => ({ ...form, agency: organizationCode.value }),
  changedWhere: (snapshot) => snapshot.matches({ owner: 'known' }),
  languageChangesWhere: isChoosingOwner,
  waiting: [{ owner: 'outdated' }, { agents: 'unavailable' }],
  listeners: ['organizationSuggest'],
  requirements: {
    missing: ['LF-005'],
    reading: ['LF-054 partly'],
    readOnly: ['LF-007'],
    addedByFew: ['LF-006'],
    savedOnceChanged: ['LF-062'],
    judged: ['LF-036'],
    sentNew: ['LF-021'],
    sentChanged: ['LF-021', 'LF-055 partly'],
    duplicate: ['LF-060 partly'],
    failed: ['LF-059 partly'],
    saved: ['LF-022'],
    leftBack: ['LF-023'],
  },
});
