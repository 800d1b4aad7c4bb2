import type { RecordedValue } from '#domain/calls/shapes/history.ts';
import type { AnsweredPerson, PersonField } from '#domain/calls/shapes/person.ts';
import type { PersonRole } from '#domain/people/profileRoles.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';

/** A person with organizations, the default one first, and with the licences that were not deleted; null for nobody. */
export async function readPerson(
  on: Database | DatabaseTransaction,
  profileRef: string,
): Promise<AnsweredPerson | null> {
  const row = await on
    .selectFrom('profiles')
    .selectAll()
    .where('profile_ref', '=', profileRef)
    .where('role', '<>', 'consumer')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const organizations = await on
    .selectFrom('profile_organizations')
    .select(['organization_code as organizationCode', 'is_default as isDefault'])
    .where('profile_ref', '=', profileRef)
    .orderBy('is_default', 'desc')
    .orderBy('organization_code')
    .execute();
  const licenses = await on
    .selectFrom('licenses')
    .select(['id', 'licensed_province as licensedProvince', 'status'])
    .where('profile_ref', '=', profileRef)
    .where('is_deleted', '=', false)
    .orderBy('licensed_province')
    .execute();
  return {
    profileRef,
    referenceNumber: row.reference_number,
    profileCode: row.profile_code,
    userType: row.user_type,
    role: row.role as PersonRole,
    title: row.title,
    status: row.status,
    organizations,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.lang === 'fr' ? 'FR' : 'EN',
    city: row.city,
    province: row.province,
    country: row.country,
    email: row.email,
    sellerCode: row.seller_code,
    expiryDate: row.expires_on,
    employmentType: row.employment_type,
    createdBy: row.created_by,
    licenses,
    revision: row.revision,
  };
}

/** What a person says in each field, as changes are recorded. */
export function valuesOf(person: AnsweredPerson): Record<PersonField, RecordedValue> {
  const { firstName, lastName, email, language, role, title, status, city, province, sellerCode } = person;
  const organizations = person.organizations.map(({ organizationCode }) => organizationCode);
  const licenses = person.licenses.map(({ licensedProvince }) => licensedProvince);
  const { expiryDate = null } = person;
  const rest = { sellerCode, expiryDate, organizations, licenses };
  return { firstName, lastName, email, language, role, title, status, city, province, ...rest };
}
