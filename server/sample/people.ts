import type { EmploymentType } from '#domain/employmentTypes.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { ProfileStatus } from '../identity/identity.tables.ts';

export type SamplePerson = {
  issuer: 'directory' | 'customers';
  subject: string;
  /** What is typed to sign in; the part before the at sign is the user reference. */
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  language: 'en' | 'fr';
  role: RoleName;
  status: ProfileStatus;
  /** The first one is where the person starts. */
  organizations: readonly [string, ...string[]];
  employmentType: EmploymentType;
  title: string;
  sellerCode: string | null;
  /** The code with which somebody finishes the account; null where it has the password of all. */
  invitationCode: string | null;
  city: string;
  province: string;
};

/** The one password of every sample person. It opens nothing but the stand-in identity provider. */
export const samplePassword = 'sample-2026';

const insurer = {
  issuer: 'directory',
  status: 'ACTIVE',
  employmentType: 'LIA',
  sellerCode: null,
  invitationCode: null,
  city: 'Toronto',
  province: 'ON',
} as const;

const partner = {
  issuer: 'customers',
  status: 'ACTIVE',
  employmentType: 'REGULAR',
  sellerCode: null,
  invitationCode: null,
  city: 'Montréal',
  province: 'QC',
} as const;

const halifax = { city: 'Halifax', province: 'NS' } as const;

/** At least one person for every role of the catalogue; one is inactive, and one was invited and is new. */
export const samplePeople: readonly SamplePerson[] = [
  {
    ...insurer,
    subject: 'd-1001',
    username: 'mchen@insurer.example',
    firstName: 'Margaret',
    lastName: 'Chen',
    email: 'margaret.chen@insurer.example',
    language: 'en',
    role: 'LIA manager',
    organizations: ['CM', 'ME', 'TC', 'BOREAL'],
    title: 'Manager, Travel Operations',
  },
  {
    ...insurer,
    subject: 'd-1002',
    username: 'etremblay@insurer.example',
    firstName: 'Étienne',
    lastName: 'Tremblay',
    email: 'etienne.tremblay@insurer.example',
    language: 'fr',
    role: 'LIA agent',
    organizations: ['CM'],
    title: 'Conseiller, Assurance voyage',
    city: 'Québec',
    province: 'QC',
  },
  {
    ...insurer,
    subject: 'd-1003',
    username: 'psandhu@insurer.example',
    firstName: 'Priya',
    lastName: 'Sandhu',
    email: 'priya.sandhu@insurer.example',
    language: 'en',
    role: 'LIA agent',
    organizations: ['ME', 'CM'],
    title: 'Advisor, Employee Travel',
    city: 'Waterloo',
  },
  {
    ...partner,
    subject: 'c-2001',
    username: 'slavoie@voyages-boreal.example',
    firstName: 'Sophie',
    lastName: 'Lavoie',
    email: 'sophie.lavoie@voyages-boreal.example',
    language: 'fr',
    role: 'Consultant_Agency',
    organizations: ['BOREAL-MTL'],
    title: 'Conseillère en voyages',
    sellerCode: 'BOR-0101',
  },
  {
    ...partner,
    ...halifax,
    subject: 'c-2002',
    username: 'loconnor@voyages-boreal.example',
    firstName: 'Liam',
    lastName: 'O’Connor',
    email: 'liam.oconnor@voyages-boreal.example',
    language: 'en',
    role: 'Consultant_Own',
    organizations: ['BOREAL-HFX'],
    employmentType: 'INDCONTRACTOR',
    title: 'Independent Travel Consultant',
    sellerCode: 'BOR-0202',
  },
  {
    ...partner,
    subject: 'c-2003',
    username: 'gbouchard@voyages-boreal.example',
    firstName: 'Geneviève',
    lastName: 'Bouchard',
    email: 'genevieve.bouchard@voyages-boreal.example',
    language: 'fr',
    role: 'Administrator_Full',
    organizations: ['BOREAL', 'BOREAL-MTL', 'BOREAL-HFX'],
    title: 'Directrice générale',
    sellerCode: 'BOR-0001',
  },
  {
    ...partner,
    ...halifax,
    subject: 'c-2004',
    username: 'dkowalski@voyages-boreal.example',
    firstName: 'Daniel',
    lastName: 'Kowalski',
    email: 'daniel.kowalski@voyages-boreal.example',
    language: 'en',
    role: 'Administrator_Lite',
    organizations: ['BOREAL-HFX'],
    title: 'Branch Manager',
    sellerCode: 'BOR-0201',
  },
  {
    ...partner,
    subject: 'c-2005',
    username: 'arahman@voyages-boreal.example',
    firstName: 'Aisha',
    lastName: 'Rahman',
    email: 'aisha.rahman@voyages-boreal.example',
    language: 'en',
    role: 'View_Only',
    organizations: ['BOREAL-MTL'],
    title: 'Accounting Clerk',
  },
  {
    ...partner,
    subject: 'c-2006',
    username: 'mgagnon@voyages-boreal.example',
    firstName: 'Mathieu',
    lastName: 'Gagnon',
    email: 'mathieu.gagnon@voyages-boreal.example',
    language: 'fr',
    role: 'Administrator_User',
    organizations: ['BOREAL'],
    title: 'Administrateur des accès',
  },
  {
    ...partner,
    subject: 'c-2007',
    username: 'hgill@harbour-cu.example',
    firstName: 'Harpreet',
    lastName: 'Gill',
    email: 'harpreet.gill@harbour-cu.example',
    language: 'en',
    role: 'sponsor user',
    organizations: ['HARBOUR'],
    title: 'Member Services Officer',
    sellerCode: 'HCU-0001',
    city: 'Saint John',
    province: 'NB',
  },
  {
    ...partner,
    subject: 'c-2008',
    username: 'nfraser@greatlakes-brokers.example',
    firstName: 'Naomi',
    lastName: 'Fraser',
    email: 'naomi.fraser@greatlakes-brokers.example',
    language: 'en',
    role: 'broker user',
    organizations: ['LAKES'],
    title: 'Licensed Broker',
    sellerCode: 'GLB-0001',
    city: 'Sarnia',
    province: 'ON',
  },
  {
    ...partner,
    subject: 'c-2009',
    username: 'omartin@tc-travel.example',
    firstName: 'Olivia',
    lastName: 'Martin',
    email: 'olivia.martin@tc-travel.example',
    language: 'en',
    role: 'Consultant_Agency',
    organizations: ['TC'],
    title: 'Travel Consultant',
    sellerCode: 'TC-0001',
    city: 'Calgary',
    province: 'AB',
  },
  {
    ...partner,
    subject: 'c-2010',
    username: 'jpsavoie@maple-alumni.example',
    firstName: 'Jean-Paul',
    lastName: 'Savoie',
    email: 'jean-paul.savoie@maple-alumni.example',
    language: 'fr',
    role: 'Administrator_Lite',
    organizations: ['MAPLE'],
    title: 'Responsable des services aux membres',
    sellerCode: 'MAA-0001',
    city: 'Moncton',
    province: 'NB',
  },
  {
    ...partner,
    ...halifax,
    subject: 'c-2011',
    username: 'pmacdonald@voyages-boreal.example',
    firstName: 'Peter',
    lastName: 'MacDonald',
    email: 'peter.macdonald@voyages-boreal.example',
    language: 'en',
    role: 'Consultant_Agency',
    status: 'INACTIVE',
    organizations: ['BOREAL-HFX'],
    title: 'Travel Consultant (left in 2025)',
    sellerCode: 'BOR-0203',
  },
  {
    ...partner,
    ...halifax,
    subject: 'c-2012',
    username: 'adiallo@voyages-boreal.example',
    firstName: 'Amara',
    lastName: 'Diallo',
    email: 'amara.diallo@voyages-boreal.example',
    language: 'en',
    role: 'Consultant_Agency',
    status: 'NEW',
    organizations: ['BOREAL-HFX'],
    title: 'Travel Consultant (starts in December)',
    sellerCode: 'BOR-0204',
    invitationCode: 'HELLO-2026',
  },
  {
    ...partner,
    subject: 'c-2013',
    username: 'ncyr@voyages-boreal.example',
    firstName: 'Noémie',
    lastName: 'Cyr',
    email: 'noemie.cyr@voyages-boreal.example',
    language: 'fr',
    role: 'Consultant_Own',
    organizations: ['BOREAL-MTL'],
    employmentType: 'INDCONTRACTOR',
    title: 'Conseillère en voyages indépendante',
    sellerCode: 'BOR-0102',
  },
];
