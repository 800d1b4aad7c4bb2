import { sql } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import { businessDay } from '#domain/businessDay.ts';
import { languageOfHeader, locales } from '#domain/locales.ts';
import { validUntilOf } from '#domain/people/invitations.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { Database } from '../database/database.ts';
import { invitationTopic } from '../invitations/invitationKind.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { MessageRefused } from '../outbox/outboxRunner.ts';
import type { OutboxTopic } from '../outbox/outboxTopic.ts';
import { invitationLetter } from './invitationLetter.ts';
import { letterHtml, letterText } from './letter.ts';
import type { Mailer } from './mailer.ts';

/** Mails to people who are invited: written when they are sent, so that no message holds a name or a number. */
export function invitationMails(parts: {
  db: Database;
  mailer: Mailer;
  organizations: Organizations;
  sellingRoles: readonly RoleName[];
  originOf(application: ApplicationKey): string;
  isSample: boolean;
}): OutboxTopic {
  const { db, mailer, organizations, sellingRoles, originOf, isSample } = parts;
  const invited = db
    .selectFrom('invitations')
    .innerJoin('profiles', 'profiles.profile_ref', 'invitations.profile_ref')
    .leftJoin('profile_organizations as own', (on) =>
      on.onRef('own.profile_ref', '=', 'profiles.profile_ref').on('is_default', '=', true),
    );
  return {
    name: invitationTopic,
    async send({ ref, subject: id }) {
      const person = await invited
        .select(['state', 'context', 'first_name', 'email', 'lang', 'reference_number', 'role', 'user_type'])
        .select('organization_code')
        .where('id', '=', id)
        .executeTakeFirst();
      if (person?.state !== 'open') throw new MessageRefused('the invitation does not hold any more');
      const language = languageOfHeader(person.lang);
      const frontDoor = originOf(sellingRoles.includes(person.role) ? 'b2b' : 'admin');
      const path = person.user_type === 'lanid' ? '/login' : '/ciam/setup';
      const letter = invitationLetter({
        firstName: person.first_name,
        email: person.email,
        referenceNumber: person.reference_number ?? '',
        organization: organizations.find(person.organization_code ?? '')?.names[language] ?? 'Portage',
        userType: person.user_type,
        language,
        address: `${frontDoor}${path}?lang=${language}`,
        lastDay: businessDay(validUntilOf(person.context.sentAt) - 1),
        isSample,
      });
      await mailer.send({
        ref,
        recipient: person.email,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        language: locales[language].tag,
        attachments: [],
      });
    },
    async ended(trx, ref, mail) {
      // An earlier mail may come back after a later one was sent.
      const last = trx
        .selectFrom('outbox')
        .select('ref')
        .where('topic', '=', invitationTopic)
        .whereRef('subject', '=', sql`invitations.id::text`)
        .orderBy('id', 'desc')
        .limit(1);
      const id = trx.selectFrom('outbox').select('subject').where('ref', '=', ref);
      await trx
        .updateTable('invitations')
        .set({ mail })
        .where((invitation) => invitation(invitation.cast<string>('id', 'text'), '=', id))
        .where(last, '=', ref)
        .execute();
    },
    async organizationOf(trx, id) {
      const own = trx
        .selectFrom('invitations')
        .innerJoin('profile_organizations as own', 'own.profile_ref', 'invitations.profile_ref')
        .select('organization_code')
        .where('id', '=', id)
        .where('is_default', '=', true);
      return (await own.executeTakeFirst())?.organization_code ?? null;
    },
  };
}
