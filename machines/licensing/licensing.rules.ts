import { askedLicense } from '#domain/licensing/licenseAddress.ts';
import { licenseFieldsShown, licenseList, licenseQueryAsked } from '#domain/licensing/licenseList.ts';
import { type ListQuery, type ReadQuery, writeListQuery } from '#domain/listQuery.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { isAt } from '#domain/routes.ts';
import type { LicenseFormInput } from '../licenseForm/licenseForm.types.ts';
import type { ListInput } from '../list/list.types.ts';
import type { Address, SessionFacts } from '../portal/portal.types.ts';
import type { LicensingContext } from './licensing.types.ts';

export const isOfSearch = ({ path }: Address): boolean => isAt('/', path);

/** Where the search shows with a query, within the area. */
export function searchAddress(query: ListQuery): Address {
  const written = String(new URLSearchParams(writeListQuery(query)));
  return { path: '/', search: written === '' ? '' : `?${written}` };
}

/** What an address asks the list for; [LS-021] one that asks for anything is a return to what was searched for. */
export function askedBy({ search }: Address): ReadQuery & { isReturn: boolean } {
  const asked = licenseQueryAsked(search);
  return { ...asked, isReturn: searchAddress(asked.query).search !== '' };
}

/** What a person's views of the list are kept under. */
export const viewsKeyOf = ({ userRef }: SessionFacts): string => `licenses ${userRef}`;

/** What the list begins with. */
export function listInputOf({ session, language, asked, views }: LicensingContext): ListInput {
  return {
    ...licenseList,
    shownAtFirst: licenseFieldsShown,
    language,
    ...asked,
    exportIsAllowed: holds(session.atoms, 'LICENSING.VIEW_LICENSE'),
    views,
    viewsKey: viewsKeyOf(session),
  };
}

/** What the form of a licence begins with. */
export function licenseFormInputOf({ address, language, session }: LicensingContext): LicenseFormInput {
  return {
    asked: askedLicense(address),
    language,
    mayAdd: holds(session.atoms, 'LICENSING.ADD_LICENSING'),
    mayEdit: holds(session.atoms, 'LICENSING.EDIT_LICENSE'),
  };
}
