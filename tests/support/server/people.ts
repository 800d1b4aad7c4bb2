import type { OrganizationCategory } from '#domain/organizations.ts';
import type { RoleName, UserType } from '#domain/permissions/roles.ts';
import { announce, type Database } from '#server/database/database.ts';
import type { OrganizationTables } from '#server/organizations/organizations.tables.ts';
import type { Insertable } from 'kysely';
import type { IssuerName, TestIssuer } from './testIssuer.ts';

type OrganizationRow = Insertable<OrganizationTables['organizations']>;

/** Adds an organization; what is not given is ordinary. */
export async function addOrganization(
  db: Database,
  row: Partial<OrganizationRow> & { code: string; category: OrganizationCategory },
): Promise<void> {
  await db
    .insertInto('organizations')
    .values({
      name_en: `${row.code} in English`,
      name_fr: `${row.code} en français`,
      feature_flags: '{}',
      payment_gateways: ['MONERIS', 'ORGANIZATION'],
      ...row,
    })
    .execute();
  await announce(db, 'organizations_changed');
}

export type Person = { issuer: IssuerName; subject: string; profileRef: string; userType: UserType };

/** Adds a person, who can sign in unless NEW; the subject is also the part of the user name before the at sign. */
export async function addPerson(
  db: Database,
  issuer: TestIssuer,
  person: {
    subject: string;
    role: RoleName;
    organizationCode: string;
    status?: 'NEW' | 'ACTIVE' | 'INACTIVE';
  },
): Promise<Person> {
  const { subject, role, organizationCode, status = 'ACTIVE' } = person;
  const userType: UserType = role.startsWith('LIA ') ? 'lanid' : 'ciamid';
  const name = userType === 'lanid' ? 'directory' : 'customers';
  const profileRef = `profile-${subject}`;
  await db
    .insertInto('profiles')
    .values({
      profile_ref: profileRef,
      profile_code: subject,
      user_type: userType,
      role,
      status,
      first_name: 'Test',
      last_name: subject,
      email: `${subject}@example.com`,
    })
    .execute();
  await db
    .insertInto('profile_organizations')
    .values({ profile_ref: profileRef, organization_code: organizationCode, is_default: true })
    .execute();
  if (status !== 'NEW')
    await db
      .insertInto('identities')
      .values({ issuer: issuer.issuers[name], subject, profile_ref: profileRef })
      .execute();
  return { issuer: name, subject, profileRef, userType };
}
