import type { LicenseFilter } from '#domain/calls/licensing/licenseFilter.ts';
import { licenseColumns } from '#domain/licensing/licenseList.ts';

const filters: readonly LicenseFilter[] = [
  {},
  { name: 'Sophie Bouchard' },
  { firstName: 'Geneviève' },
  { lastName: 'Lév' },
  { legalName: 'Rossi' },
  { organizationName: 'Voyages Tremblay' },
  { branchCode: 'O12' },
  { profileCode: 'sp12' },
  { licenseNumber: 'N-0123' },
  { licensedProvince: 'NB' },
  { status: 'RENEWAL_PENDING' },
  { screeningStatus: 'NA' },
  { expiredDateStart: '2027-01-01', expiredDateEnd: '2027-03-31' },
];

/** Every filter with every sort, the first page of each; without filter also the other way round. */
export const licenseQuestions = filters.flatMap((filter) =>
  licenseColumns.flatMap((sortField) =>
    (Object.keys(filter).length === 0 ? (['asc', 'desc'] as const) : (['asc'] as const)).map((sortOrder) => ({
      name: `${Object.keys(filter).join(' and ') || 'no filter'} by ${sortField} ${sortOrder}`,
      filter,
      query: { sortField, sortOrder, offset: 0, limit: 10, lang: 'en' as const },
    })),
  ),
);
