import type { Insertable } from 'kysely';
import type { LicensingTables } from '../licensing/licensing.tables.ts';

type LicenseRow = Insertable<LicensingTables['licenses']>;

const authorized = {
  status: 'AUTHORIZED',
  screening_status: 'APPROVED',
  effective_date: '2024-04-01',
  expired_date: '2028-03-31',
  screening_effective_date: '2024-03-15',
} as const;

const agency = (
  id: string,
  organization: string,
  number: string,
  name: string,
  province: string,
): LicenseRow => ({
  ...authorized,
  id,
  license_type: 'AGENCY',
  organization_code: organization,
  profile_ref: null,
  license_number: number,
  legal_name: name,
  licensed_province: province,
});

const agent = (id: string, profile: string, number: string, name: string, province: string): LicenseRow => ({
  ...authorized,
  id,
  license_type: 'AGENT',
  organization_code: null,
  profile_ref: profile,
  license_number: number,
  legal_name: name,
  licensed_province: province,
});

/** [LF-047] Licences of sample agencies and their agents. One agent’s is older than the list of provinces and stands for Quebec. */
export const sampleLicenses: readonly LicenseRow[] = [
  agency('L-1001', 'BOREAL', '605311', 'Voyages Boréal inc.', 'QC'),
  agency('L-1002', 'BOREAL', 'NS-40118', 'Boreal Travel Inc.', 'NS'),
  agency('L-1003', 'TC', 'AB-77102', 'TC Travel Centre Ltd.', 'AB'),
  agency('L-1004', 'LAKES', 'ON-30955', 'Great Lakes Insurance Brokers Ltd.', 'ON'),
  agency('L-1005', 'HARBOUR', 'NB-21044', 'Harbour Credit Union Ltd.', 'NB'),
  agent('L-2001', 'c-2001', 'NB-60427', 'Sophie Lavoie', 'NB'),
  agent('L-2002', 'c-2002', 'NS-88213', 'Liam O’Connor', 'NS'),
  {
    ...agent('L-2003', 'c-2002', 'NB-51377', 'Liam O’Connor', 'NB'),
    status: 'RENEWAL_PENDING',
    expired_date: '2026-12-31',
  },
  {
    ...agent('L-2004', 'c-2003', '171204', 'Geneviève Bouchard', 'QC'),
    effective_date: '2019-05-01',
    screening_effective_date: '2019-04-12',
  },
  agent('L-2005', 'c-2004', 'NS-88101', 'Daniel Kowalski', 'NS'),
  agent('L-2006', 'c-2008', 'SK-65531', 'Naomi Fraser', 'SK'),
  {
    ...agent('L-2007', 'c-2009', 'SK-90417', 'Olivia Martin', 'SK'),
    status: 'IN_PROGRESS',
    screening_status: 'IN_PROGRESS',
    effective_date: null,
    expired_date: null,
    screening_effective_date: null,
  },
  {
    ...agent('L-2008', 'c-2011', 'NS-70016', 'Peter MacDonald', 'NS'),
    status: 'NOT_AUTHORIZED',
    screening_status: 'DECLINED',
    expired_date: '2025-06-30',
  },
];
