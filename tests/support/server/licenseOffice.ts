import { startServer, type TestServer } from '../server.ts';
import type { TestEngine } from '../engines/engine.ts';
import type { TestClient } from './client.ts';
import { addOrganization, addPerson, type Person } from './people.ts';
import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { insertRows } from '#server/database/insertRows.ts';
import type { LicensingTables } from '#server/licensing/licensing.tables.ts';

export type LicenseOffice = {
  server: TestServer;
  /** Mia keeps the licences of all, Adam administers BOREAL and what is below it, Lea another agency. */
  clients: Record<'mia' | 'adam' | 'lea' | 'cleo', TestClient>;
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
  const people = {} as Record<keyof LicenseOffice['clients'], Person>;
  const server = await startServer(engine, {
    prepare: async ({ db }, issuer) => {
      const agency = (code: string, name_en: string, name_fr: string, parent_code: string | null = null) =>
        addOrganization(db, { code, category: 'AGENCY', name_en, name_fr, parent_code });
      await agency('CM', 'Cover-Me', 'Cover-Me');
      await agency('BOREAL', 'Boreal Travel', 'Voyages Boréal');
      await agency('BOREAL-MTL', 'Boreal Travel Montréal', 'Voyages Boréal Montréal', 'BOREAL');
      await agency('LAKES', 'Great Lakes', 'Grands Lacs');
      const add = addPerson.bind(null, db, issuer);
      people.mia = await add({ subject: 'mia', role: 'LIA manager', organizationCode: 'CM' });
      people.adam = await add({ subject: 'adam', role: 'Administrator_Full', organizationCode: 'BOREAL' });
      people.lea = await add({ subject: 'lea', role: 'Administrator_Lite', organizationCode: 'LAKES' });
      people.cleo = await add({
        subject: 'cleo',
        role: 'Consultant_Agency',
        organizationCode: 'BOREAL-MTL',
      });
      await db
        .updateTable('profiles')
        .set({ first_name: 'Cléo', last_name: 'Roy', employment_type: 'INDCONTRACTOR', city: 'Laval' })
        .where('profile_ref', '=', 'profile-cleo')
        .execute();
      await db
        .insertInto('organization_contacts')
        .values({
          organization_code: 'BOREAL',
          contact_name: 'Anne',
          contact_type: 'MAIN',
          email: 'anne@boreal.example',
        })
        .execute();
      await addLicenses(db, licenses);
    },
  });
  const clients = {} as LicenseOffice['clients'];
  for (const [name, person] of Object.entries(people)) {
    const client = server.client('admin');
    await client.signIn(person);
    clients[name as keyof LicenseOffice['clients']] = client;
  }
  const { db } = server.database;
  const kept = () => db.selectFrom('licenses').selectAll().orderBy('id').execute();
  return { server, clients, kept };
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
