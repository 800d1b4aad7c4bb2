import { sql } from 'kysely';
import {
  comparedReference,
  mostReferenceTries,
  referenceTriesMs,
  validUntilOf,
} from '#domain/people/invitations.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { ProvenIdentity } from '../identity/issuers.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { invitationEntity } from './invitationKind.ts';

/** Why somebody is not let in; the same for a number that is unknown, used, withdrawn or of another email. */
export type AdmissionRefused =
  | { refused: 'referenceWrong'; triesLeft: number }
  | { refused: 'referenceExpired' | 'triedTooOften' };

export type Admission = {
  /**
   * Links an identity that nobody has with whom its verified email and the reference number name together, who is
   * ACTIVE from then on; null once that is done.
   */
  admit(
    trx: DatabaseTransaction,
    identity: ProvenIdentity,
    referenceNumber: string,
  ): Promise<AdmissionRefused | null>;
};

export function admission({ clock, runner }: { clock: Clock; runner: EntityRunner }): Admission {
  /** Counts before it is looked, so that no two requests at once are the same try. */
  async function countedTry(trx: DatabaseTransaction, identity: string, since: number): Promise<number> {
    const tried_at = new Date(clock.now());
    const { tries } = await trx
      .insertInto('reference_tries')
      .values({ identity, tries: 1, tried_at })
      .onConflict((known) =>
        known.column('identity').doUpdateSet({
          tries: sql`case when reference_tries.tried_at < ${new Date(since)} then 1 else reference_tries.tries + 1 end`,
          tried_at,
        }),
      )
      .returning('tries')
      .executeTakeFirstOrThrow();
    return tries;
  }

  return {
    async admit(trx, identity, referenceNumber) {
      const { issuer, subject } = identity;
      const now = clock.now();
      const named = `${issuer} ${subject}`;
      const invited = await heldInvitationOf(trx, identity);
      const send = async (event: { type: string; at?: number }) =>
        invited !== undefined && runner.within(trx, 'system').send(invitationEntity, invited.id, event);
      const tries = await countedTry(trx, named, invited?.context.sentAt ?? now - referenceTriesMs);
      if (tries > mostReferenceTries) return { refused: 'triedTooOften' };
      const isRight =
        invited !== undefined &&
        comparedReference(invited.reference_number) === comparedReference(referenceNumber);
      const isPast = invited !== undefined && now >= validUntilOf(invited.context.sentAt);
      if (isRight && (invited.state === 'expired' || (invited.state === 'open' && isPast)))
        return { refused: 'referenceExpired' };
      if (isRight && (await send({ type: 'person.proveInvitation', at: now }))) {
        const { profile_ref } = invited;
        await trx.insertInto('identities').values({ issuer, subject, profile_ref }).execute();
        await trx
          .updateTable('profiles')
          .set({ status: 'ACTIVE', revision: sql`revision + 1`, updated_at: new Date(now) })
          .where('profile_ref', '=', profile_ref)
          .execute();
        await trx.deleteFrom('reference_tries').where('identity', '=', named).execute();
        return null;
      }
      if (tries < mostReferenceTries)
        return { refused: 'referenceWrong', triesLeft: mostReferenceTries - tries };
      await send({ type: 'person.useUpTries' });
      return { refused: 'triedTooOften' };
    },
  };
}

/** The invitation of the new person who has the verified email of an identity, held with the person. */
async function heldInvitationOf(trx: DatabaseTransaction, { verifiedEmail, userType }: ProvenIdentity) {
  if (verifiedEmail === null) return undefined;
  const person = await trx
    .selectFrom('profiles')
    .select(['profile_ref', 'reference_number'])
    .where(sql`lower(email)`, '=', verifiedEmail.toLowerCase())
    .where('user_type', '=', userType)
    .where('status', '=', 'NEW')
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined || person.reference_number === null) return undefined;
  const { profile_ref, reference_number } = person;
  const invitation = await trx
    .selectFrom('invitations')
    .select(['id', 'state', 'context'])
    .where('profile_ref', '=', profile_ref)
    .forUpdate()
    .executeTakeFirst();
  return invitation && { ...invitation, profile_ref, reference_number };
}
