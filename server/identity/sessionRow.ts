import { type Selectable, sql } from 'kysely';
import { visitorAtoms } from '#domain/permissions/atoms.ts';
import type { Role, RoleCatalogue } from '#domain/permissions/roles.ts';
import type { IdentityTables } from './identity.tables.ts';
import type { Session } from './session.ts';

export type SessionRow = Selectable<IdentityTables['sessions']> & { own_organizations: string[] };

/** Beside the columns of a session, the organizations to which its person belongs. */
export const ownOrganizations = sql<string[]>`array(
  select organization_code from profile_organizations as own where own.profile_ref = sessions.profile_ref
  order by is_default desc, organization_code
)`.as('own_organizations');

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
    ownOrganizations: row.own_organizations,
    organizationCode: row.organization_code,
    distributorRef: row.distributor_ref,
    sellingCode: row.selling_code,
    visiting: row.visiting,
    refCode: row.ref_code,
    scope: scopeOf(role),
    claimsToken,
    expiresAt: row.expires_at.getTime(),
    endsAt: row.ends_at.getTime(),
  };
}

/** [PL-003] How far the reports of a role reach, which its session sends as its scope; null for a role without reports. */
function scopeOf({ reportScope }: Role): string | null {
  return reportScope === 'none' ? null : reportScope;
}
