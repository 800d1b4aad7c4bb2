import { askedLicense } from '#domain/licensing/licenseAddress.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { AreaInput } from '../area.types.ts';
import type { LicenseFormInput } from './licenseForm.types.ts';

/** What the form of a licence begins with, in the licence area. */
export const licenseFormInputOf = ({ address, language, session }: AreaInput): LicenseFormInput => ({
  asked: askedLicense(address),
  language,
  mayAdd: holds(session.atoms, 'LICENSING.ADD_LICENSING'),
  mayEdit: holds(session.atoms, 'LICENSING.EDIT_LICENSE'),
});
