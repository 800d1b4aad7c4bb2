import type { AgencyLicense, AgentLicense } from '#domain/calls/shapes/license.ts';
import type { EmploymentType } from '#domain/employmentTypes.ts';
import type { LicenseType } from '#domain/licensing/licenses.ts';
import type { Language } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import type { Organizations } from '../organizations/organizations.ts';

/** Those who hold licences of one type. */
export type LicenseOwners<Facts> = {
  licenseType: LicenseType;
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
): LicenseOwners<Omit<AgencyLicense, 'license'>> {
  return {
    licenseType: 'AGENCY',
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
export function agents(db: Database): LicenseOwners<Omit<AgentLicense, 'license'>> {
  return {
    licenseType: 'AGENT',
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
