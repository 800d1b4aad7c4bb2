import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { sampleLicenses } from './licenses.ts';
import { samplePeople } from './people.ts';

/** Addresses of the two issuers of identities. */
export type SampleIssuers = { directory: string; customers: string };

/** People with their organizations, the identities under which they sign in, and licences. */
export async function loadPeople(tx: DatabaseTransaction, issuers: SampleIssuers): Promise<void> {
  await insertRows(
    tx,
    'profiles',
    samplePeople.map((person) => ({
      profile_ref: person.subject,
      reference_number: `P-${person.subject.slice(2)}`,
      profile_code: person.username.slice(0, person.username.indexOf('@')),
      user_type: person.issuer === 'directory' ? ('lanid' as const) : ('ciamid' as const),
      role: person.role,
      status: person.status,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      lang: person.language,
      title: person.title,
      seller_code: person.sellerCode,
      employment_type: person.employmentType,
      city: person.city,
      province: person.province,
    })),
  );
  await insertRows(
    tx,
    'profile_organizations',
    samplePeople.flatMap(({ subject, organizations }) =>
      organizations.map((organization_code, at) => ({
        profile_ref: subject,
        organization_code,
        is_default: at === 0,
      })),
    ),
  );
  await insertRows(
    tx,
    'identities',
    samplePeople
      .filter(({ status }) => status !== 'NEW')
      .map(({ issuer, subject }) => ({ issuer: issuers[issuer], subject, profile_ref: subject })),
  );
  await insertRows(tx, 'licenses', sampleLicenses);
}
