import { randomUUID } from 'node:crypto';
import type { AnsweredInvitation, InvitationState } from '#domain/calls/people/invitations.ts';
import { validUntilOf } from '#domain/people/invitations.ts';
import { reachesFurther } from '#domain/people/profileRoles.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { RoleCatalogue } from '#domain/permissions/roles.ts';
import type { InvitationEvent, InvitationInput } from '#machines/invitation/invitation.types.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Actor } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { type Admission, admission } from './admission.ts';
import { invitationEntity } from './invitationKind.ts';

type By = { session: Session; requestId: string };

export type Invitations = Admission & {
  /** Invites a new person, by a mail that goes out with the transaction. */
  invite(trx: DatabaseTransaction, profileRef: string, by: Actor): Promise<void>;
  /** Sends the mail to an email that was corrected, unless the invitation was withdrawn or used. */
  followEmail(trx: DatabaseTransaction, profileRef: string, by: Actor): Promise<void>;
  /** An open invitation lets nobody in any more. */
  end(trx: DatabaseTransaction, profileRef: string, by: Actor): Promise<void>;
  read(profileRef: string, session: Session): Promise<AnsweredInvitation>;
  /** @throws Problem 403 `person.reachesFurther`, 404 for nobody, 409 `invitation.notPossible` */
  sendAgain(profileRef: string, by: By): Promise<AnsweredInvitation>;
  /** @throws Problem as `sendAgain` */
  withdraw(profileRef: string, by: By): Promise<AnsweredInvitation>;
};

/** By which new people sign in for the first time. */
export function createInvitations(parts: {
  db: Database;
  clock: Clock;
  roles: RoleCatalogue;
  runner: EntityRunner;
}): Invitations {
  const { db, clock, roles, runner } = parts;

  const invite: Invitations['invite'] = async (trx, profileRef, by) => {
    const input: InvitationInput = { profileRef, sentAt: clock.now() };
    await runner.within(trx, by).begin(invitationEntity, randomUUID(), input);
  };

  const invitationOf = (trx: DatabaseTransaction, profileRef: string) =>
    trx
      .selectFrom('invitations')
      .select(['id', 'state'])
      .where('profile_ref', '=', profileRef)
      .executeTakeFirst();

  const followEmail: Invitations['followEmail'] = async (trx, profileRef, by) => {
    const invitation = await invitationOf(trx, profileRef);
    if (invitation === undefined || invitation.state === 'withdrawn') return;
    const again = { type: 'staff.sendAgain', at: clock.now() } as const;
    await runner.within(trx, by).send(invitationEntity, invitation.id, again);
  };

  const end: Invitations['end'] = async (trx, profileRef, by) => {
    const invitation = await invitationOf(trx, profileRef);
    if (invitation === undefined) return;
    await runner.within(trx, by).send(invitationEntity, invitation.id, { type: 'staff.withdraw' });
  };

  const stateOf = (state: unknown, sentAt: number): InvitationState =>
    state === 'open' && clock.now() >= validUntilOf(sentAt) ? 'expired' : (state as InvitationState);

  const read: Invitations['read'] = async (profileRef, session) => {
    const row = await db
      .selectFrom('profiles')
      .leftJoin('invitations', 'invitations.profile_ref', 'profiles.profile_ref')
      .select(['profiles.role', 'profiles.status', 'invitations.state', 'context', 'mail'])
      .where('profiles.profile_ref', '=', profileRef)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw new Problem(404, 'notFound');
    const { role, status, context, mail } = row;
    const mayChange =
      status === 'NEW' &&
      holds(session.atoms, 'AGENT.EDIT_AGENT') &&
      !reachesFurther(roles[role], roles[session.role]);
    if (context === null || mail === null)
      return { invitation: null, mayBeSent: mayChange, mayBeWithdrawn: false };
    const { sentAt, usedAt } = context;
    const state = stateOf(row.state, sentAt);
    const written = (at: number) => new Date(at).toISOString();
    return {
      invitation: {
        state,
        sentAt: written(sentAt),
        validUntil: written(validUntilOf(sentAt)),
        usedAt: usedAt === null ? null : written(usedAt),
        mail,
      },
      mayBeSent: mayChange && state !== 'used',
      mayBeWithdrawn: mayChange && state === 'open',
    };
  };

  /** Who was never invited has no invitation that takes an event: it is begun where that is wanted. */
  const act = async (profileRef: string, by: By, event: InvitationEvent, invites: boolean) => {
    await db.transaction().execute(async (trx) => {
      const person = await trx
        .selectFrom('profiles')
        .select(['role', 'status'])
        .where('profile_ref', '=', profileRef)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (person === undefined) throw new Problem(404, 'notFound');
      if (person.status !== 'NEW') throw new Problem(409, 'invitation.notPossible');
      if (reachesFurther(roles[person.role], roles[by.session.role]))
        throw new Problem(403, 'person.reachesFurther');
      const invitation = await invitationOf(trx, profileRef);
      if (invitation === undefined && invites) return invite(trx, profileRef, by);
      const isDone =
        invitation !== undefined &&
        (await runner.within(trx, by).send(invitationEntity, invitation.id, event));
      if (!isDone) throw new Problem(409, 'invitation.notPossible');
    });
    return read(profileRef, by.session);
  };

  return {
    ...admission({ clock, runner }),
    invite,
    followEmail,
    end,
    read,
    sendAgain: (profileRef, by) => act(profileRef, by, { type: 'staff.sendAgain', at: clock.now() }, true),
    withdraw: (profileRef, by) => act(profileRef, by, { type: 'staff.withdraw' }, false),
  };
}
