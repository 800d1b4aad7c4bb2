import { licenseList, type LicenseRow } from '#domain/calls/licensing/licenseList.ts';
import { editQueryOf } from '#domain/licensing/licenseAddress.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { defineListScreen } from '../list/defineListScreen.tsx';
import { LicenseFormScreen } from './LicenseFormScreen.tsx';

/** [LS-015] [LS-016] The name leads to the form; [LS-017] or nowhere. */
function NameOf({ row }: { row: LicenseRow }) {
  const href = useAreaHref('/licensing');
  const search = editQueryOf(row);
  return (
    <TextLink href={search === null ? '#' : href({ path: '/editLicense', search })}>{row.name}</TextLink>
  );
}

/** [LS-002] The licences that are searched for, and the form of each. */
export const LicensingScreen = defineListScreen(licenseList, {
  area: '/licensing',
  nameOf: ({ name, licenseNumber }: LicenseRow) => (licenseNumber ? `${name}, ${licenseNumber}` : name),
  cells: { name: NameOf },
  add: { path: '/add', claim: 'LICENSING.ADD_LICENSING' },
  Page: LicenseFormScreen,
});
