import type { SalesChannel } from '#domain/applications.ts';
import type { OrganizationCategory } from '#domain/organizations.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import type { WhiteLabel } from '../organizations/organizations.tables.ts';

export type SampleOrganization = {
  code: string;
  parentCode: string | null;
  category: OrganizationCategory;
  names: { en: string; fr: string };
  businessType: string;
  city: string;
  province: ProvinceCode;
  policyPrefix: string;
  refCode: string | null;
  whiteLabel: WhiteLabel;
  gateways: PaymentGateway[];
  /** Ages that are quoted; null for the default ones. */
  ages: { minimum: number; maximum: number } | null;
  featureFlags: Record<string, boolean>;
  website: string;
  contact: { name: string; email: string };
  /** Null for a branch, which sells by the contract of the organization above it. */
  contract: {
    since: string;
    channels: SalesChannel[];
    plans: 'all' | readonly string[];
    compensation: string;
  } | null;
};

const canadians = ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SMUH', 'SAIPPP', 'SNMPPP', 'MEMH', 'MAIH', 'MUPSH'];
const visitors = ['SVTCBH', 'SVTCSH', 'SVTCEH'];
const topUps = ['SEMTUH', 'SAITUH'];

const ordinary = {
  parentCode: null,
  refCode: null,
  whiteLabel: 'partner' as const,
  gateways: ['ORGANIZATION'] as PaymentGateway[],
  ages: null,
  featureFlags: {},
};

/** Sample organizations, parents before their branches. */
export const sampleOrganizations: readonly SampleOrganization[] = [
  {
    ...ordinary,
    code: 'CM',
    category: 'AFFILIATION',
    names: { en: 'Cover-Me Travel', fr: 'Voyage Cover-Me' },
    city: 'Toronto',
    province: 'ON',
    businessType: 'CO_BRAND',
    policyPrefix: 'CM',
    whiteLabel: 'cover-me',
    featureFlags: { advisor: true },
    website: 'https://cover-me.example',
    contact: { name: 'Renée Côté', email: 'partners@cover-me.example' },
    contract: { since: '2020-01-01', channels: ['b2b', 'b2c'], plans: 'all', compensation: 'DIRECT' },
  },
  {
    ...ordinary,
    code: 'ME',
    category: 'AFFILIATION',
    names: { en: 'Employee Travel Program', fr: 'Programme voyage des employés' },
    city: 'Waterloo',
    province: 'ON',
    businessType: 'EMPLOYER',
    policyPrefix: 'ME',
    whiteLabel: 'employee',
    website: 'https://employees.insurer.example',
    contact: { name: 'Marc Fortin', email: 'benefits@insurer.example' },
    contract: { since: '2020-01-01', channels: ['b2b', 'b2c'], plans: 'all', compensation: 'STAFF' },
  },
  {
    ...ordinary,
    code: 'TC',
    category: 'AGENCY',
    names: { en: 'TC Travel Centre', fr: 'Centre de voyages TC' },
    city: 'Calgary',
    province: 'AB',
    businessType: 'TRAVEL_AGENCY',
    policyPrefix: 'TC',
    refCode: 'REF100000002',
    whiteLabel: 'tc',
    website: 'https://tc-travel.example',
    contact: { name: 'Helen Park', email: 'insurance@tc-travel.example' },
    contract: {
      since: '2021-05-01',
      channels: ['b2b', 'b2c'],
      plans: [...canadians, ...visitors, ...topUps],
      compensation: 'STANDARD',
    },
  },
  {
    ...ordinary,
    code: 'BOREAL',
    category: 'AGENCY',
    names: { en: 'Boreal Travel', fr: 'Voyages Boréal' },
    city: 'Montréal',
    province: 'QC',
    businessType: 'TRAVEL_AGENCY',
    policyPrefix: 'BOR',
    refCode: 'REF100000001',
    featureFlags: { one_to_many: true, advisor: true },
    website: 'https://voyages-boreal.example',
    contact: { name: 'Geneviève Bouchard', email: 'assurance@voyages-boreal.example' },
    contract: { since: '2022-03-01', channels: ['b2b', 'b2c'], plans: 'all', compensation: 'STANDARD' },
  },
  {
    ...ordinary,
    code: 'BOREAL-MTL',
    parentCode: 'BOREAL',
    category: 'AGENCY',
    names: { en: 'Boreal Travel Montréal', fr: 'Voyages Boréal Montréal' },
    city: 'Montréal',
    province: 'QC',
    businessType: 'TRAVEL_AGENCY',
    policyPrefix: 'BOR',
    featureFlags: { one_to_many: true, advisor: true },
    website: 'https://voyages-boreal.example/montreal',
    contact: { name: 'Sophie Lavoie', email: 'montreal@voyages-boreal.example' },
    contract: null,
  },
  {
    ...ordinary,
    code: 'BOREAL-HFX',
    parentCode: 'BOREAL',
    category: 'AGENCY',
    names: { en: 'Boreal Travel Halifax', fr: 'Voyages Boréal Halifax' },
    city: 'Halifax',
    province: 'NS',
    businessType: 'TRAVEL_AGENCY',
    policyPrefix: 'BOR',
    featureFlags: { one_to_many: true },
    website: 'https://voyages-boreal.example/halifax',
    contact: { name: 'Daniel Kowalski', email: 'halifax@voyages-boreal.example' },
    contract: null,
  },
  {
    ...ordinary,
    code: 'BOREAL-QUE',
    parentCode: 'BOREAL',
    category: 'AGENCY',
    names: { en: 'Boreal Travel Québec', fr: 'Voyages Boréal Québec' },
    city: 'Québec',
    province: 'QC',
    businessType: 'TRAVEL_AGENCY',
    policyPrefix: 'BOR',
    featureFlags: { one_to_many: true },
    website: 'https://voyages-boreal.example/quebec',
    contact: { name: 'Geneviève Bouchard', email: 'quebec@voyages-boreal.example' },
    contract: null,
  },
  {
    ...ordinary,
    code: 'LAKES',
    category: 'BROKERAGE',
    names: { en: 'Great Lakes Insurance Brokers', fr: 'Courtiers d’assurance Grands Lacs' },
    city: 'Sarnia',
    province: 'ON',
    businessType: 'BROKERAGE',
    policyPrefix: 'GLB',
    website: 'https://greatlakes-brokers.example',
    contact: { name: 'Naomi Fraser', email: 'travel@greatlakes-brokers.example' },
    contract: {
      since: '2021-01-01',
      channels: ['b2b'],
      plans: [...canadians, ...visitors, ...topUps],
      compensation: 'BROKER',
    },
  },
  {
    ...ordinary,
    code: 'MLIADV',
    category: 'BROKERAGE',
    names: { en: 'Meridian Life - Advisor Network', fr: 'Vie Méridien - Réseau de conseil' },
    city: 'Toronto',
    province: 'ON',
    businessType: 'BROKERAGE',
    policyPrefix: 'MLI',
    website: 'https://meridian-advisors.example',
    contact: { name: 'Isabelle Roy', email: 'advisors@meridian-advisors.example' },
    contract: { since: '2023-01-01', channels: ['b2b'], plans: canadians, compensation: 'BROKER' },
  },
  {
    ...ordinary,
    code: 'MAPLE',
    category: 'AFFILIATION',
    names: { en: 'Maple Alumni Association', fr: 'Association des diplômés de l’Érable' },
    gateways: ['MONERIS'],
    city: 'Moncton',
    province: 'NB',
    businessType: 'ASSOCIATION',
    policyPrefix: 'MAA',
    refCode: 'REF100000003',
    ages: { minimum: 18, maximum: 84 },
    website: 'https://maple-alumni.example',
    contact: { name: 'Jean-Paul Savoie', email: 'services@maple-alumni.example' },
    contract: {
      since: '2023-09-01',
      channels: ['b2b', 'b2c'],
      plans: [...canadians, 'SSTIH', 'SSTOH', 'SSTCH'],
      compensation: 'AFFINITY',
    },
  },
  {
    ...ordinary,
    code: 'HARBOUR',
    category: 'SPONSOR',
    names: { en: 'Harbour Credit Union', fr: 'Caisse populaire du Havre' },
    city: 'Saint John',
    province: 'NB',
    businessType: 'CREDIT_UNION',
    policyPrefix: 'HCU',
    website: 'https://harbour-cu.example',
    contact: { name: 'Harpreet Gill', email: 'insurance@harbour-cu.example' },
    contract: { since: '2022-10-01', channels: ['b2b'], plans: canadians, compensation: 'SPONSOR' },
  },
];
