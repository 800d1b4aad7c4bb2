import type { Selectable } from 'kysely';
import { visitorAtoms } from '#domain/permissions/atoms.ts';
import type { RoleCatalogue } from '#domain/permissions/roles.ts';
import type { IdentityTables } from './identity.tables.ts';
import type { Session } from './session.ts';

export type SessionRow = Selectable<IdentityTables['sessions']>;

/** A row as the session that handlers see; its atoms are those of its role, fewer while it visits. */
export function sessionOf(row: SessionRow, roles: RoleCatalogue, claimsToken: string): Session {
  const role = roles[row.role];
  return {
    idHash: row.id_hash,
    application: row.application,
    userType: row.user_type,
    userRef: row.user_ref,
    profileRef: row.profile_ref,
    issuer: row.issuer,
    role: row.role,
    atoms: row.visiting ? visitorAtoms(role.atoms) : role.atoms,
    reach: row.visiting ? 'ownPolicies' : role.reach,
    homeReach: role.reach,
    organizationCode: row.organization_code,
    distributorRef: row.distributor_ref,
    sellingCode: row.selling_code,
    visiting: row.visiting,
    refCode: row.ref_code,
    scope: row.scope,
    claimsToken,
    expiresAt: row.expires_at.getTime(),
    endsAt: row.ends_at.getTime(),
  };
}
