import type { AgencyLicense, AgentLicense } from '#domain/calls/shapes/license.ts';
import type { EmploymentType } from '#domain/employmentTypes.ts';
import type { LicenseType } from '#domain/licensing/licenses.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { Database } from '../database/database.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { ListedAgent } from '#domain/calls/licensing/listAgents.ts';

/** Those who hold licences of one type. */
export type LicenseOwners<Name extends string, Facts> = {
  licenseType: LicenseType;
  /** What a request calls the one who holds a licence. */
  name: Name;
  /** Column of the licences that names their owner. */
  column: 'organization_code' | 'profile_ref';
  /** What is shown of an owner in a language; null where there is no such owner. */
  find(ref: string, language: Language): Promise<Owner<Facts> | null>;
};
export type Owner<Facts> = { facts: Facts; employmentType: EmploymentType | null };

/** [LF-010] */
export function agencies(
  db: Database,
  organizations: Organizations,
): LicenseOwners<'organizationCode', Omit<AgencyLicense, 'license'>> {
  return {
    licenseType: 'AGENCY',
    name: 'organizationCode',
    column: 'organization_code',
    async find(code, language) {
      const organization = organizations.find(code);
      if (organization === null) return null;
      const contact = await db
        .selectFrom('organization_contacts')
        .select('email')
        .where('organization_code', '=', code)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      const organizationName = organization.names[language];
      return { facts: { organizationName, code, email: contact?.email ?? null }, employmentType: null };
    },
  };
}

/** [LF-010] */
export function agents(db: Database): LicenseOwners<'profileRef', Omit<AgentLicense, 'license'>> {
  return {
    licenseType: 'AGENT',
    name: 'profileRef',
    column: 'profile_ref',
    async find(profileRef) {
      const profile = await db
        .selectFrom('profiles')
        .select([
          'first_name as firstName',
          'last_name as lastName',
          'title',
          'role',
          'email',
          'city',
          'province',
          'country',
          'employment_type as employmentType',
        ])
        .where('profile_ref', '=', profileRef)
        .executeTakeFirst();
      return profile === undefined ? null : { facts: profile, employmentType: profile.employmentType };
    },
  };
}

/** [LF-019] [US-039] Agents of an organization, with these roles where some are named, by their names in the alphabet of a language. */
export async function agentsOf(
  db: Database,
  organizationCode: string,
  language: Language,
  roles: readonly RoleName[] | undefined,
): Promise<ListedAgent[]> {
  const working = db
    .selectFrom('profiles')
    .innerJoin('profile_organizations', 'profile_organizations.profile_ref', 'profiles.profile_ref')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'profiles.profile_ref as profileRef',
      'employment_type as employmentType',
    ])
    .where('organization_code', '=', organizationCode)
    .where('status', '<>', 'INACTIVE')
    .orderBy('profiles.profile_ref');
  const found = await (roles ? working.where('role', 'in', roles) : working).execute();
  const { compare } = new Intl.Collator(locales[language].tag);
  return found.toSorted(
    (one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
  );
}
