import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recipientFields } from '#domain/advisors/advisorForm.ts';
import type { NewAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { profileCodeOf } from '#domain/people/profileCode.ts';
import { recordAudit } from '../audit/audit.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { onceOnly } from '../http/onceOnly.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { FindServices } from './findAdvisor.ts';
import { advisorIdOf, newAdvisorProblems } from './newAdvisor.ts';
import { titleOf } from '../people/titles.ts';
import { isSponsor } from './sponsors.ts';

/** Indexes of the database that hold an email or an id once. */
const linkedOnce = {
  advisor_sponsors_party_id: 'body.sponsors',
  advisor_sponsors_counselor_id: 'body.sponsors',
};
const knownOnce = { profiles_email: 'body.emailAddress' };

/**
 * [AD-084] (R-520) Stores a new advisor, once for each reference number, and invites them; resolves to the profile. Each
 * id is looked up again, as what the page found is only what the page says.
 * @throws Problem 400 with a code for each field, 409 `advisor.duplicate`, `advisor.linked`, `advisor.referenceTaken`, 502
 * `advisor.lookupFailed`
 */
export async function createAdvisorOnce(
  services: FindServices & { organizations: Organizations; invitations: Pick<Invitations, 'invite'> },
  session: Session,
  advisor: NewAdvisor,
  requestId: string,
): Promise<string> {
  const { db, clock, registers, organizations, invitations } = services;
  refuse(newAdvisorProblems(advisor, session.userType, (code) => isSponsor(organizations, code)));
  const hash = hashOf(advisor, session);
  const known = await madeBefore(db, advisor.referenceNumber, hash);
  if (known !== null) return known;
  const found = await Promise.all(advisor.sponsors.map((each) => registers.find(advisorIdOf(each))));
  refuse(
    Object.fromEntries(
      advisor.sponsors.flatMap((sponsor, at) =>
        found[at] === null ? [[`body.sponsors.${at}.${advisorIdOf(sponsor).field}`, 'notAllowed']] : [],
      ),
    ),
  );
  const write = db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`advisor ${advisor.referenceNumber}`}))`.execute(trx);
    const earlier = await madeBefore(trx, advisor.referenceNumber, hash);
    if (earlier !== null) return earlier;
    const profileRef = randomUUID();
    await insertAdvisor(trx, profileRef, advisor, { session, hash });
    await invitations.invite(trx, profileRef, { session, requestId });
    await recordAudit(trx, clock, {
      action: 'advisor.create',
      session,
      object: { type: 'profile', id: profileRef },
      after: { role: advisor.userGroup, sponsors: advisor.sponsors.map((each) => each.sponsorCode) },
      requestId,
    });
    return profileRef;
  });
  return onceOnly(onceOnly(write, 'advisor.linked', linkedOnce), 'advisor.duplicate', knownOnce);
}

function refuse(fields: Record<string, FieldCode>): void {
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
}

const hashOf = (advisor: NewAdvisor, { profileRef }: Session) =>
  createHash('sha256')
    .update(JSON.stringify([profileRef, advisor]))
    .digest('base64url');

/**
 * The profile that the same request made before, or null.
 * @throws Problem 409 `advisor.referenceTaken` when another one did
 */
async function madeBefore(
  db: FindServices['db'] | DatabaseTransaction,
  referenceNumber: string,
  hash: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('advisors', 'advisors.profile_ref', 'profiles.profile_ref')
    .select(['profiles.profile_ref', 'request_hash'])
    .where('reference_number', '=', referenceNumber)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== hash) throw new Problem(409, 'advisor.referenceTaken');
  return row.profile_ref;
}

async function insertAdvisor(
  trx: DatabaseTransaction,
  profileRef: string,
  advisor: NewAdvisor,
  { session, hash }: { session: Session; hash: string },
): Promise<void> {
  const email = advisor.emailAddress.trim();
  const lang = languageOfHeader(advisor.language);
  await trx
    .insertInto('profiles')
    .values({
      profile_ref: profileRef,
      reference_number: advisor.referenceNumber,
      profile_code: profileCodeOf(email),
      user_type: session.userType,
      role: advisor.userGroup,
      status: advisor.status,
      first_name: advisor.firstName.trim(),
      last_name: advisor.lastName.trim(),
      email,
      title: titleOf(advisor.userGroup, lang),
      lang,
      city: advisor.city?.trim() ?? null,
      province: advisor.provinceOfResidence ?? null,
      created_by: session.profileRef,
    })
    .execute();
  await trx
    .insertInto('advisors')
    .values({
      profile_ref: profileRef,
      phone: advisor.phone ?? null,
      address_line_1: advisor.address?.trim() ?? null,
      address_line_2: advisor.address2?.trim() ?? null,
      postal_code: advisor.postalCode ?? null,
      recipient_emails: recipientFields.flatMap((field) => advisor[field]?.trim() ?? []),
      request_hash: hash,
    })
    .execute();
  await insertRows(
    trx,
    'advisor_sponsors',
    advisor.sponsors.map((sponsor) => ({
      profile_ref: profileRef,
      sponsor_code: sponsor.sponsorCode,
      counselor_id: sponsor.counselorId,
      party_id: sponsor.partyId,
      is_default: sponsor.isDefault,
    })),
  );
}
