import type { DatabaseTransaction } from '../database/database.ts';

/** Codes of the organizations to which a person belongs until the transaction ends, the default one first. */
export async function heldOwnOrganizations(
  tx: DatabaseTransaction,
  profileRef: string | null,
): Promise<string[]> {
  if (profileRef === null) return [];
  const rows = await tx
    .selectFrom('profile_organizations')
    .select('organization_code')
    .where('profile_ref', '=', profileRef)
    .orderBy('is_default', 'desc')
    .orderBy('organization_code')
    .forShare()
    .execute();
  return rows.map((row) => row.organization_code);
}
