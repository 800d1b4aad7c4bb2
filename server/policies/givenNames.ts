import { sql } from 'kysely';
import { type GivenNameForm, givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { wireOf } from '#domain/forms/wire.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { writeTogether } from '../database/writeTogether.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { sentNow } from '../outbox/outbox.ts';
import { confirmationTopic, confirmationWrites } from './confirmationMessages.ts';

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
  const table = pax ? 'paxes' : 'dependents';
  const policyNumber = pax?.policyNumber ?? policies.policyNumber;
  const name = { first_name: firstName, last_name: lastName };
  await db.transaction().execute(async (trx) => {
    const policy = await policyOf(trx, policies.policyNumber);
    const given = await named(trx, table, { policyId: policy.id, reference }, name);
    if (!given) {
      const { first_name, last_name } = await trx
        .selectFrom(table)
        .select(['first_name', 'last_name'])
        .where('policy_id', '=', policy.id)
        .where('reference_number', '=', reference)
        .executeTakeFirstOrThrow();
      if (first_name === name.first_name && last_name === name.last_name) return;
      throw new Problem(409, 'policy.nameGiven');
    }
    await mailAgain(trx, { policy, policyNumber, now: new Date(clock.now()) });
    await recordAudit(trx, clock, {
      action: 'policy.giveName',
      ...('session' in by ? { session: by.session } : { reason: `link ${by.linkedBy}` }),
      organizationCode: policy.organization_code,
      object: { type: 'policy', id: policyNumber },
      before: { reference, nameToFollow: true },
      after: { reference, firstName: name.first_name, lastName: name.last_name },
      requestId: by.requestId,
    });
  });
}

async function policyOf(trx: DatabaseTransaction, policyNumber: string) {
  return trx
    .selectFrom('policies')
    .leftJoin('purchases', 'purchases.id', 'purchase_id')
    .select(['policies.id', 'policies.organization_code', 'sales_channel', 'purchases.application'])
    .where('policies.id', 'in', (from) =>
      from.selectFrom('paxes').select('policy_id').where('policy_number', '=', policyNumber),
    )
    .executeTakeFirstOrThrow();
}

/** Whether the name was still to follow, and is written now. */
async function named(
  trx: DatabaseTransaction,
  table: 'paxes' | 'dependents',
  { policyId, reference }: { policyId: string; reference: string },
  name: { first_name: string; last_name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(table as 'paxes')
    .set({ ...name, name_to_follow: false })
    .where('policy_id', '=', policyId)
    .where('reference_number', '=', reference)
    .where('name_to_follow', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function mailAgain(
  trx: DatabaseTransaction,
  given: {
    policy: { id: string; sales_channel: 'b2b' | 'b2c'; application: ApplicationKey | null };
    policyNumber: string;
    now: Date;
  },
): Promise<void> {
  const { policy, policyNumber, now } = given;
  const paxes = await trx
    .selectFrom('paxes')
    .select(['policy_number', 'email', 'lang', 'status'])
    .where('policy_number', '=', policyNumber)
    .execute();
  const application = policy.application ?? policy.sales_channel;
  for (const write of confirmationWrites(trx, { policyId: policy.id, paxes, application, now }))
    await writeTogether(trx, [write]);
  if (paxes.every(({ status }) => status === 'ACTIVE'))
    await sentNow(trx, confirmationTopic, sql<string>`(${policy.id}::text)`).execute();
}
