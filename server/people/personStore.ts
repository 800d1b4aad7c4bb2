import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type AnsweredPerson,
  type ChangedPerson,
  type NewPerson,
  type olderChanges,
  personFields,
} from '#domain/calls/shapes/person.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { defaultOf, type GivenOrganization } from '#domain/people/organizationsGiven.ts';
import { profileCodeOf } from '#domain/people/profileCode.ts';
import { reachesFurther } from '#domain/people/profileRoles.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import { type AuditEntry, recordAudit } from '../audit/audit.ts';
import { recordedChanges } from '../audit/recordedChanges.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { onceOnly } from '../http/onceOnly.ts';
import { Problem } from '../http/problem.ts';
import { revisionHeader } from '../http/revision.ts';
import type { Doing } from '../http/recordRoutes.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import type { Invitations } from '../invitations/invitations.ts';
import { applyForProvinces } from '../licensing/provincesOfAgent.ts';
import { type Before, type Giving, personRefusals } from './personRefusals.ts';
import { readPerson, valuesOf } from './readPerson.ts';
import { titleOf } from './titles.ts';
import { withinSight } from './withinSight.ts';

const changes = recordedChanges({
  type: 'profile',
  fields: personFields,
  masked: ['firstName', 'lastName', 'email'],
});

/** Indexes of the database that hold only one person with each value. */
const onlyOne = {
  profiles_email: 'body.email',
  profiles_reference_number_key: 'body.referenceNumber',
};

/** What becomes of the invitation of somebody who is added, corrected or deleted. */
export type InvitationsOfPeople = Pick<Invitations, 'invite' | 'followEmail' | 'end'>;

type Named = { profileRef: string };
type By = Doing & { session: Session };

/** People as they are shown, added and changed, one at a time. */
export function personStore({
  db,
  clock,
  invitations,
  ...rules
}: Omit<Giving, 'session'> & { db: Database; clock: Clock; invitations: InvitationsOfPeople }) {
  const { organizations, roles } = rules;

  const found = async (on: Database | DatabaseTransaction, { profileRef }: Named) => {
    const person = await readPerson(on, profileRef);
    if (person === null) throw new Problem(404, 'notFound');
    return person;
  };
  /** City and province come with the branch. */
  const placeOf = (places: readonly GivenOrganization[]) => {
    const { city = null, province = null } = organizations.find(defaultOf(places)) ?? {};
    return { city, province };
  };
  const sightOf = ({ session }: Pick<By, 'session'>) => withinSight(session, organizations);
  /**
   * The person as they are, held for somebody who read them at the revision and reaches as far.
   * @throws Problem 403 `person.reachesFurther`, 404 for nobody, 412 `person.stale` with the person as it is now as `current`
   */
  const heldToChange = async (
    trx: DatabaseTransaction,
    named: Named,
    { session, revision }: Pick<By, 'session'> & { revision: number },
  ) => {
    const held = trx.selectFrom('profiles').select('profile_ref').where('profile_ref', '=', named.profileRef);
    await held.forUpdate().execute();
    const before = await found(trx, named);
    if (before.revision !== revision) {
      throw new Problem(412, 'person.stale', {
        extra: { current: sightOf({ session }).person(before) },
        headers: revisionHeader(before),
      });
    }
    if (reachesFurther(roles[before.role], roles[session.role]))
      throw new Problem(403, 'person.reachesFurther');
    return before;
  };
  /** Writes the change down, and what the person is after it. */
  const recorded = async (
    trx: DatabaseTransaction,
    before: AnsweredPerson | null,
    { profileRef, ...by }: Named & Pick<AuditEntry, 'session' | 'requestId'>,
  ) => {
    const after = await found(trx, { profileRef });
    const values = before && valuesOf(before);
    await changes.record(trx, clock, { id: profileRef, before: values, after: valuesOf(after), ...by });
    return after;
  };

  return {
    recordIn: (person: AnsweredPerson) => person,

    /** @throws Problem 404 for nobody */
    read: async (named: Named, by: By) => sightOf(by).person(await found(db, named)),

    /** @throws Problem 404 for nobody */
    async history(named: Named, by: By) {
      const person = await found(db, named);
      return { changes: sightOf(by).history(person, await changes.history(db, named.profileRef)) };
    },

    /**
     * [US-012] [US-013] [US-040] Adds a person, who is invited by a mail.
     * @throws Problem 400 with a code for each field, 409 `person.duplicate`
     */
    async add(added: NewPerson, { session, requestId }: By): Promise<AnsweredPerson> {
      refuse(personRefusals({ ...rules, session }, null, added));
      const profileRef = randomUUID();
      const lang = languageOfHeader(added.language);
      const now = new Date(clock.now());
      const write = db.transaction().execute(async (trx) => {
        await trx
          .insertInto('profiles')
          .values({
            profile_ref: profileRef,
            reference_number: added.referenceNumber,
            profile_code: profileCodeOf(added.email),
            user_type: roles[added.role].signsInAs as UserType,
            role: added.role,
            status: 'NEW',
            first_name: added.firstName,
            last_name: added.lastName,
            email: added.email,
            lang,
            title: titleOf(added.role, lang),
            employment_type: 'REGULAR',
            ...placeOf(added.organizations),
            created_by: session.profileRef,
            created_at: now,
            updated_at: now,
          })
          .execute();
        await writeOrganizations(trx, profileRef, added.organizations);
        const provinces = added.licenses.map(({ licensedProvince }) => licensedProvince);
        await applyForProvinces(trx, clock, profileRef, provinces, { session, requestId });
        await invitations.invite(trx, profileRef, { session, requestId });
        return recorded(trx, null, { profileRef, session, requestId });
      });
      return onceOnly(write, 'person.duplicate', onlyOne);
    },

    /**
     * [US-041]
     * @throws Problem 400 with a code for each field, 403 `person.reachesFurther`, 404 for nobody, 409 `person.duplicate`,
     * 412 `person.stale` with the person as it is now as `current`
     */
    async change(
      named: Named,
      sent: ChangedPerson & Partial<z.output<typeof olderChanges>>,
      { session, requestId, revision }: By & { revision: number },
    ) {
      const { profileRef } = named;
      const sight = withinSight(session, organizations);
      const write = db.transaction().execute(async (trx) => {
        const before = await heldToChange(trx, named, { session, revision });
        const beyond = before.organizations.filter((each) => !sight.isSeen(each));
        const wanted = {
          ...before,
          profileCode: undefined,
          ...given(sent),
          organizations: sent.organizations ? withKept(sent.organizations, beyond) : before.organizations,
        };
        const asked: Before = { ...before, everSignedIn: await hasIdentity(trx, profileRef) };
        refuse(personRefusals({ ...rules, session }, asked, { ...wanted, licenses: sent.licenses }));
        const lang = languageOfHeader(wanted.language);
        const hasNewRole = wanted.role !== before.role;
        const moves = defaultOf(wanted.organizations) !== defaultOf(before.organizations);
        if (sent.organizations) await writeOrganizations(trx, profileRef, wanted.organizations);
        if (sent.licenses) {
          const provinces = sent.licenses.map(({ licensedProvince }) => licensedProvince);
          await applyForProvinces(trx, clock, profileRef, provinces, { session, requestId });
        }
        await trx
          .updateTable('profiles')
          .set({
            role: wanted.role,
            status: wanted.status,
            first_name: wanted.firstName,
            last_name: wanted.lastName,
            email: wanted.email,
            ...(sent.email !== undefined && { profile_code: profileCodeOf(wanted.email) }),
            seller_code: wanted.sellerCode,
            expires_on: wanted.expiryDate ?? null,
            lang,
            ...(hasNewRole && { title: titleOf(wanted.role, lang) }),
            ...(moves && placeOf(wanted.organizations)),
          })
          .where('profile_ref', '=', profileRef)
          .execute();
        if (wanted.status === 'NEW' && wanted.email !== before.email)
          await invitations.followEmail(trx, profileRef, { session, requestId });
        const after = await found(trx, named);
        if (changes.changedFields(valuesOf(before), valuesOf(after)).length === 0)
          return sight.person(before);
        await trx
          .updateTable('profiles')
          .set({ revision: before.revision + 1, updated_at: new Date(clock.now()) })
          .where('profile_ref', '=', profileRef)
          .execute();
        return sight.person(await recorded(trx, before, { profileRef, session, requestId }));
      });
      return onceOnly(write, 'person.duplicate', onlyOne);
    },

    /**
     * [PM-022] The row stays for what the person sold and did.
     * @throws Problem 403 `person.own` and `person.reachesFurther`, 404 for nobody, 412 `person.stale`
     */
    remove: ({ profileRef }: Named, { session, requestId, revision }: By & { revision: number }) =>
      db.transaction().execute(async (trx) => {
        if (profileRef === session.profileRef) throw new Problem(403, 'person.own');
        const before = await heldToChange(trx, { profileRef }, { session, revision });
        const now = new Date(clock.now());
        await trx
          .updateTable('profiles')
          .set({ status: 'INACTIVE', deleted_at: now, updated_at: now, revision: before.revision + 1 })
          .where('profile_ref', '=', profileRef)
          .execute();
        await invitations.end(trx, profileRef, { session, requestId });
        await trx.deleteFrom('identities').where('profile_ref', '=', profileRef).execute();
        await recordAudit(trx, clock, {
          action: 'profile.delete',
          session,
          object: { type: 'profile', id: profileRef },
          requestId,
        });
      }),
  };
}

/** @throws Problem 400 with a code for each field, where there is one */
function refuse(fields: Record<string, FieldCode>): void {
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
}

/** The organizations that are given, with those of a person that the giver neither sees nor gives. */
function withKept(
  sent: readonly GivenOrganization[],
  beyond: readonly GivenOrganization[],
): GivenOrganization[] {
  const isSent = (code: string) => sent.some(({ organizationCode }) => organizationCode === code);
  return [...sent, ...beyond.filter(({ organizationCode }) => !isSent(organizationCode))];
}

/** What was sent, without what was left out. */
function given<Sent extends object>(sent: Sent): { [Field in keyof Sent]: Exclude<Sent[Field], undefined> } {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as never;
}

async function hasIdentity(trx: DatabaseTransaction, profileRef: string): Promise<boolean> {
  const identity = trx.selectFrom('identities').select('subject').where('profile_ref', '=', profileRef);
  return (await identity.executeTakeFirst()) !== undefined;
}

/** The default one is written last, because there is one at most. */
async function writeOrganizations(
  trx: DatabaseTransaction,
  profileRef: string,
  organizations: readonly GivenOrganization[],
): Promise<void> {
  const codes = organizations.map(({ organizationCode }) => organizationCode);
  const own = () => trx.deleteFrom('profile_organizations').where('profile_ref', '=', profileRef);
  await own().where('organization_code', 'not in', codes).execute();
  await trx
    .updateTable('profile_organizations')
    .set({ is_default: false })
    .where('profile_ref', '=', profileRef)
    .execute();
  for (const { organizationCode: organization_code, isDefault: is_default } of organizations) {
    await trx
      .insertInto('profile_organizations')
      .values({ profile_ref: profileRef, organization_code, is_default })
      .onConflict((known) => known.columns(['profile_ref', 'organization_code']).doUpdateSet({ is_default }))
      .execute();
  }
}
