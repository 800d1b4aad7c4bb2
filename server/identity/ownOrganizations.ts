import type { Database, DatabaseTransaction } from '../database/database.ts';

/** Codes of the organizations to which a person belongs, the default one first; the anonymous consumer belongs to none. */
export async function ownOrganizations(db: Database, profileRef: string | null): Promise<string[]> {
  if (profileRef === null) return [];
  return codesOf(await belongings(db, profileRef).execute());
}

/** The same, to which the person belongs until the transaction ends. */
export async function heldOwnOrganizations(
  tx: DatabaseTransaction,
  profileRef: string | null,
): Promise<string[]> {
  if (profileRef === null) return [];
  return codesOf(await belongings(tx, profileRef).forShare().execute());
}

function belongings(db: Database | DatabaseTransaction, profileRef: string) {
  return db
    .selectFrom('profile_organizations')
    .select('organization_code')
    .where('profile_ref', '=', profileRef)
    .orderBy('is_default', 'desc')
    .orderBy('organization_code');
}

function codesOf(rows: { organization_code: string }[]): string[] {
  return rows.map((row) => row.organization_code);
}
