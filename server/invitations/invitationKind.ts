import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import type { Clock } from '../clock.ts';
import { announcement } from '../database/database.ts';
import { type EntityKind, restingColumns } from '../jobs/entity.ts';
import { messageRow } from '../outbox/outbox.ts';

/** The name under which invitations are known to the runner of charts. */
export const invitationEntity = 'invitation';

/** Under which the outbox knows their mails; the subject is the id of the invitation. */
export const invitationTopic = 'invitation';

/** An invitation as a kind of entity. */
export function invitationKind(clock: Clock): EntityKind<typeof invitationMachine> {
  return {
    name: invitationEntity,
    machine: invitationMachine,
    version: 1,
    migrations: {},
    lockedRow: (trx, id) =>
      trx.selectFrom('invitations').select(restingColumns).where('id', '=', id).forUpdate(),
    save: (trx, id, { value, context, revision, version }) =>
      trx
        .updateTable('invitations')
        .set({
          state: JSON.stringify(value),
          context: JSON.stringify(context),
          revision,
          chart_version: version,
        })
        .where('id', '=', id),
    create: (trx, id, { profileRef }, { value, context, revision, version }) =>
      trx.insertInto('invitations').values({
        id,
        profile_ref: profileRef,
        state: JSON.stringify(value),
        context: JSON.stringify(context),
        revision,
        chart_version: version,
        created_at: new Date(clock.now()),
      }),
    facts: ({ sentAt, usedAt }) => ({ sentAt, usedAt }),
    messages: {
      'invitation.mail': async (trx, _, id) => {
        const now = new Date(clock.now());
        await trx.updateTable('invitations').set({ mail: 'waiting' }).where('id', '=', id).execute();
        await trx
          .insertInto('outbox')
          .values(messageRow({ topic: invitationTopic, subject: id, message: {}, now }))
          .returning(announcement('outbox_added').as('announced'))
          .execute();
      },
    },
    ports: {},
  };
}
