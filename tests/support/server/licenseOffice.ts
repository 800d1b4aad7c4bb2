import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { insertRows } from '#server/database/insertRows.ts';
import type { LicensingTables } from '#server/licensing/licensing.tables.ts';
import type { TestEngine } from '../engines/engine.ts';
import { type Office, startOffice } from './office.ts';

/** Mia keeps the licences of all, Ann serves all, Adam administers BOREAL and what is below it, Lea another agency. */
export type LicenseOffice = Office<'mia' | 'ann' | 'adam' | 'lea' | 'cleo'> & {
  /** Licences that must not change by what is refused. */
  kept(): Promise<unknown[]>;
};

/** Licences of an agency, one of them deleted, and of an agent. */
const ofBoreal: readonly GivenLicense[] = [
  {
    id: 'A-1',
    organization_code: 'BOREAL',
    licensed_province: 'QC',
    license_number: '605311',
    legal_name: 'Voyages Boréal inc.',
    effective_date: '2024-04-01',
    expired_date: '2028-03-31',
  },
  { id: 'A-2', organization_code: 'BOREAL', licensed_province: 'NS', status: 'IN_PROGRESS' },
  { id: 'A-3', organization_code: 'BOREAL', licensed_province: 'ON', is_deleted: true },
  {
    id: 'P-1',
    profile_ref: 'profile-cleo',
    licensed_province: 'QC',
    license_number: 'QC-1',
    legal_name: 'Cléo Roy',
    effective_date: '2019-05-01',
    expired_date: '2027-01-31',
  },
];

/** A server with two agencies, people of each, and licences. */
export async function startLicenseOffice(
  engine: TestEngine,
  licenses: readonly GivenLicense[] = ofBoreal,
): Promise<LicenseOffice> {
  const office = await startOffice(engine, {
    agencies: [
      ['CM', 'Cover-Me', 'Cover-Me'],
      ['BOREAL', 'Boreal Travel', 'Voyages Boréal'],
      ['BOREAL-MTL', 'Boreal Travel Montréal', 'Voyages Boréal Montréal', 'BOREAL'],
      ['LAKES', 'Great Lakes', 'Grands Lacs'],
    ],
    people: {
      mia: { role: 'LIA manager', organizationCode: 'CM' },
      ann: { role: 'LIA agent', organizationCode: 'CM' },
      adam: { role: 'Administrator_Full', organizationCode: 'BOREAL' },
      lea: { role: 'Administrator_Lite', organizationCode: 'LAKES' },
      cleo: { role: 'Consultant_Agency', organizationCode: 'BOREAL-MTL' },
    },
    fill: async (db) => {
      await db
        .updateTable('profiles')
        .set({
          first_name: 'Cléo',
          last_name: 'Roy',
          title: 'Travel Counsellor',
          employment_type: 'INDCONTRACTOR',
          city: 'Laval',
          province: 'QC',
        })
        .where('profile_ref', '=', 'profile-cleo')
        .execute();
      const contact = { contact_name: 'Anne', contact_type: 'MAIN', email: 'anne@boreal.example' } as const;
      await db
        .insertInto('organization_contacts')
        .values({ organization_code: 'BOREAL', ...contact })
        .execute();
      await addLicenses(db, licenses);
    },
  });
  const { db } = office.server.database;
  return { ...office, kept: () => db.selectFrom('licenses').selectAll().orderBy('id').execute() };
}

type LicenseRow = Insertable<LicensingTables['licenses']>;
/** A licence of which only what matters is given. */
export type GivenLicense = Partial<LicenseRow> & { id: string };

const ordinary = {
  license_number: null,
  legal_name: null,
  licensed_province: 'NS',
  effective_date: null,
  expired_date: null,
  screening_effective_date: null,
  screening_status: 'NA',
  status: 'AUTHORIZED',
  is_deleted: false,
} as const;

/** Adds licences: an agent's where a profile is given, else an agency's; what is not given is ordinary. */
export async function addLicenses(db: Database, rows: readonly GivenLicense[]): Promise<void> {
  const whole = rows.map((row): LicenseRow => {
    const { profile_ref = null, organization_code = null } = row;
    const license_type = profile_ref === null ? ('AGENCY' as const) : ('AGENT' as const);
    return { ...ordinary, ...row, license_type, profile_ref, organization_code };
  });
  await insertRows(db, 'licenses', whole);
}
