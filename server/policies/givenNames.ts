import { sql } from 'kysely';
import { type GivenNameForm, givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { wireOf } from '#domain/forms/wire.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { type Write, writeTogether } from '../database/writeTogether.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { sentNow } from '../outbox/outbox.ts';
import { applicationOf, confirmationTopic, confirmationWrites } from './confirmationMessages.ts';
import { type Act, lastVersion, versionWrites } from './policyBook.ts';
import type { PolicyState } from './policyBook.tables.ts';

/** Policies that name each other, as far as whoever gives a name reaches them. */
type Reached = Pick<PolicyRecord, 'policyNumber' | 'paxes' | 'dependents'>;

/** Who gives a name: somebody in a session, or whoever opened the signed link of a mail. */
export type NameGiver = { requestId: string } & ({ session: Session } | { linkedBy: string });

/** Of whom a name is to follow; one who rides along is on the first policy. */
export function unnamedIn({ policyNumber, paxes, dependents }: Reached): UnnamedPerson[] {
  return [
    ...paxes.filter(({ policyStatus }) => policyStatus === 'ACTIVE' || policyStatus === 'PENDING'),
    ...dependents.map((dependent) => ({ ...dependent, policyNumber })),
  ].flatMap((person) =>
    person.nameToFollow
      ? [{ reference: person.referenceNumber, policyNumber: person.policyNumber, age: person.age }]
      : [],
  );
}

/**
 * Gives a name, once, and has the confirmation sent anew with it; nothing else of what was sold changes. Of two at
 * once one wins, and the same name again is no second one.
 * @throws Problem 400 `request.invalid` with the fields, 404 `notFound`, 409 `policy.nameGiven`
 */
export async function giveName(
  { db, clock }: { db: Database; clock: Clock },
  policies: Reached,
  { reference, firstName, lastName }: GivenNameForm & { reference: string },
  by: NameGiver,
): Promise<void> {
  const fields = wireOf(givenNameForm).refused({ firstName, lastName }, null, 'body');
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
  const isWho = ({ referenceNumber }: { referenceNumber: string }) => referenceNumber === reference;
  const pax = policies.paxes.find(isWho);
  if (!pax && !policies.dependents.some(isWho)) throw new Problem(404, 'notFound');
  const policyNumber = pax?.policyNumber ?? policies.policyNumber;
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const last = await lastVersion(trx, policyNumber);
    if (!last) throw new Problem(404, 'notFound');
    const { policy, paxes, dependents } = last.state;
    const who = [...paxes, ...dependents].find((person) => person.reference_number === reference);
    if (!who?.name_to_follow) {
      if (who?.first_name === firstName && who.last_name === lastName) return;
      throw new Problem(409, 'policy.nameGiven');
    }
    const named = <Person extends object>(person: Person): Person =>
      person === who
        ? { ...person, first_name: firstName, last_name: lastName, name_to_follow: false }
        : person;
    const state = { policy, paxes: paxes.map(named), dependents: dependents.map(named) };
    const [first, ...others] = versionWrites(trx, last, {
      state,
      act: { reason: 'NAMES_GIVEN', at: now, ...actorOf(by, policy.organization_code) },
    });
    await writeTogether(trx, [first, ...others, ...(await lettersOf(trx, state, policyNumber, now))]);
    if (state.paxes.every((one) => one.policy_number !== policyNumber || one.status === 'ACTIVE'))
      await sentNow(trx, confirmationTopic, sql<string>`(${policy.id}::text)`).execute();
    await recordAudit(trx, clock, {
      action: 'policy.giveName',
      ...('session' in by ? { session: by.session } : { reason: `link ${by.linkedBy}` }),
      organizationCode: policy.organization_code,
      object: { type: 'policy', id: policyNumber },
      before: { reference, nameToFollow: true },
      after: { reference, firstName, lastName },
      requestId: by.requestId,
    });
  });
}

function actorOf(by: NameGiver, soldBy: string): Pick<Act, 'organizationCode' | 'by'> {
  if ('linkedBy' in by) return { organizationCode: soldBy, by: { linkId: by.linkedBy } };
  const { organizationCode, profileRef, idHash } = by.session;
  return { organizationCode: organizationCode ?? soldBy, by: { profileRef, sessionHash: idHash } };
}

/** The confirmation of a policy, sent anew. */
async function lettersOf(
  trx: DatabaseTransaction,
  { policy, paxes }: PolicyState,
  policyNumber: string,
  now: Date,
): Promise<readonly Write[]> {
  return confirmationWrites(trx, {
    policyId: policy.id,
    paxes: paxes.filter((pax) => pax.policy_number === policyNumber),
    application: await applicationOf(trx, policy),
    now,
  });
}
