import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';

/** A consultant of a branch, who applies for a licence in one province and holds one in another. */
export const lavoie: AnsweredPerson = {
  profileRef: 'c-2001',
  referenceNumber: 'A1B2C3D4E5',
  profileCode: 'sophie.lavoie',
  userType: 'ciamid',
  role: 'Consultant_Agency',
  title: 'Conseillère en voyages',
  status: 'ACTIVE',
  organizations: [
    { organizationCode: 'BOREAL-MTL', isDefault: true },
    { organizationCode: 'TC', isDefault: false },
  ],
  firstName: 'Sophie',
  lastName: 'Lavoie',
  language: 'FR',
  city: 'Montréal',
  province: 'QC',
  country: 'CA',
  email: 'sophie.lavoie@voyages-boreal.example',
  sellerCode: 'BOR-0101',
  employmentType: 'REGULAR',
  createdBy: null,
  licenses: [
    { id: 'L-2001', licensedProvince: 'NB', status: 'AUTHORIZED' },
    { id: 'L-2002', licensedProvince: 'QC', status: 'IN_PROGRESS' },
  ],
  revision: 1,
};

/** An employee of the insurer who belongs to no organization and holds nothing. */
export const outsider: AnsweredPerson = {
  ...lavoie,
  profileRef: 'd-1003',
  referenceNumber: null,
  userType: 'lanid',
  role: 'LIA agent',
  organizations: [],
  city: null,
  province: null,
  sellerCode: null,
  licenses: [],
};

const hierarchyNamed = (agency: string, branch: string): AgencyHierarchy => ({
  agency: {
    organizationCode: 'BOREAL',
    name: agency,
    category: 'AGENCY',
    city: 'Montréal',
    province: 'QC',
  },
  branches: [
    {
      organizationCode: 'BOREAL-MTL',
      name: branch,
      category: 'AGENCY',
      city: 'Montréal',
      province: 'QC',
    },
  ],
});

/** The agency of the branch, in either language. */
export const boreal = hierarchyNamed('Boreal Travel', 'Boreal Travel Montréal');
export const inFrench = hierarchyNamed('Voyages Boréal', 'Voyages Boréal Montréal');
