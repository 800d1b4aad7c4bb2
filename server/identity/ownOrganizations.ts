import type { Database } from '../database/database.ts';

/** Codes of the organizations to which a person belongs, the default one first; the anonymous consumer belongs to none. */
export async function ownOrganizations(db: Database, profileRef: string | null): Promise<string[]> {
  if (profileRef === null) return [];
  const rows = await db
    .selectFrom('profile_organizations')
    .select('organization_code')
    .where('profile_ref', '=', profileRef)
    .orderBy('is_default', 'desc')
    .orderBy('organization_code')
    .execute();
  return rows.map((row) => row.organization_code);
}
