import type { AgencyLicense, AgentLicense } from '#domain/calls/shapes/license.ts';
import type { ListedLicense } from '#domain/calls/licensing/licenseList.ts';
import type { LicenseFormInput } from '#machines/licenseForm/licenseForm.types.ts';

const license = {
  id: 'L-2001',
  licenseType: 'AGENT',
  licensedProvince: 'NB',
  status: 'AUTHORIZED',
  screeningStatus: 'APPROVED',
  licenseNumber: 'NB-60427',
  legalName: 'Sophie Martin',
  effectiveDate: '2024-04-01',
  expiredDate: '2028-03-31',
  screeningEffectiveDate: null,
  isDeleted: false,
  revision: 3,
} as const;

/** An agent's licence as the search answers it. */
export const listedLicense: ListedLicense = {
  id: 'L-2001',
  licenseType: 'AGENT',
  organizationCode: null,
  profileRef: 'c-2001',
  licenseNumber: 'NB-60427',
  legalName: null,
  licensedProvince: 'NB',
  effectiveDate: '2024-04-01',
  expiredDate: '2028-03-31',
  screeningEffectiveDate: null,
  screeningStatus: 'APPROVED',
  status: 'RENEWAL_PENDING',
  isDeleted: false,
  name: 'Luc Roy',
  firstName: 'Luc',
  lastName: 'Roy',
  organizationName: 'Boreal Travel',
  profileCode: 'luc.roy',
  branchCode: 'BOREAL',
};

/** An agent's licence as it is read, with what is changed of it. */
export function agentLicense(changed: Partial<AgentLicense['license']> = {}): AgentLicense {
  return {
    license: { ...license, ...changed },
    firstName: 'Sophie',
    lastName: 'Martin',
    title: 'Travel Counsellor',
    role: 'Consultant_Own',
    email: 'sophie.martin@boreal.example',
    city: 'Montréal',
    province: 'QC',
    country: 'CA',
    employmentType: 'REGULAR',
  };
}

/** An agency's licence as it is read. */
export function agencyLicense(): AgencyLicense {
  return {
    license: { ...license, id: 'L-1003', licenseType: 'AGENCY', licensedProvince: 'AB' },
    organizationName: 'TC Travel Centre Ltd.',
    code: 'TC',
    email: null,
  };
}

export const tremblay = { label: 'Anne Tremblay', value: 'c-2008', employmentType: 'INDCONTRACTOR' } as const;
export const roy = { label: 'Marc Roy', value: 'c-2002', employmentType: 'REGULAR' } as const;
export const boreal = { label: 'Boreal Travel Inc.', value: 'BOREAL' };
export const lakes = { label: 'Great Lakes Brokers', value: 'LAKES' };

/** How the form opens for a new licence. */
export const adding: LicenseFormInput = {
  opened: { mode: 'add', titled: 'AGENT', key: null },
  language: 'en',
  mayAdd: true,
  mayEdit: true,
};

/** How it opens for an agent's licence that is there. */
export const editing: LicenseFormInput = {
  ...adding,
  opened: {
    mode: 'edit',
    titled: 'AGENT',
    key: { licenseType: 'AGENT', owner: 'c-2001', licenseId: 'L-2001' },
  },
};
