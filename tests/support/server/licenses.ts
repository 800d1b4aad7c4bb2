import type { Insertable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { insertRows } from '#server/database/insertRows.ts';
import type { LicensingTables } from '#server/licensing/licensing.tables.ts';

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
