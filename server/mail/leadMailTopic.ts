import type { ApplicationKey } from '#domain/applications.ts';
import { businessDay } from '#domain/businessDay.ts';
import { quoteLinkAddress } from '#domain/links/quoteLink.ts';
import { languageOfHeader, locales } from '#domain/locales.ts';
import { stepAddress } from '#domain/routes.ts';
import type { Database } from '../database/database.ts';
import { leadTopic } from '../leads/leadTopic.ts';
import { stepIn } from '../leads/openLead.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { MessageRefused } from '../outbox/outboxRunner.ts';
import type { OutboxTopic } from '../outbox/outboxTopic.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { letterHtml, letterText } from './letter.ts';
import { leadLetter } from './leadLetter.ts';
import type { Mailer } from './mailer.ts';

/** Mails to leads: written when they are sent, so that no message holds a name, an address or a token. */
export function leadMails(parts: {
  db: Database;
  mailer: Mailer;
  signer: LinkSigner;
  organizations: Organizations;
  originOf(application: ApplicationKey): string;
  isSample: boolean;
}): OutboxTopic {
  const { db, mailer, signer, organizations, originOf, isSample } = parts;
  return {
    name: leadTopic,
    async send({ ref, subject: leadId }) {
      const lead = await db
        .selectFrom('leads')
        .leftJoin('drafts', 'drafts.id', 'leads.draft_id')
        .selectAll('leads')
        .select('drafts.snapshot')
        .where('leads.id', '=', leadId)
        .executeTakeFirst();
      if (lead === undefined) throw new MessageRefused('the lead is gone');
      const language = languageOfHeader(lead.lang);
      const organization = organizations.find(lead.organization_code ?? '');
      const origin = originOf(lead.application);
      const refCode = organization?.refCode ?? null;
      const step = stepIn(lead.snapshot);
      const letter = leadLetter({
        firstName: lead.first_name,
        tripStartDate: lead.trip_start_date,
        seller: organization?.names[language] ?? 'Portage',
        language,
        address:
          lead.draft_id === null
            ? origin + stepAddress('TRAVELLER_DETAILS', language, refCode)
            : quoteLinkAddress(origin, { step, language, refCode, token: signer.tokenOf(leadId) }),
        lastDay: businessDay(lead.link_ends_at.getTime() - 1),
        isSample,
      });
      await mailer.send({
        ref,
        recipient: lead.email,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        language: locales[language].tag,
        attachments: [],
      });
    },
    async ended(trx, ref, state) {
      const leadId = trx.selectFrom('outbox').select('subject').where('ref', '=', ref);
      await trx
        .updateTable('leads')
        .set({ mail: state })
        .where((lead) => lead(lead.cast<string>('id', 'text'), '=', leadId))
        .execute();
    },
    async organizationOf(trx, leadId) {
      const leads = trx.selectFrom('leads').select('organization_code').where('id', '=', leadId);
      return (await leads.executeTakeFirst())?.organization_code ?? null;
    },
  };
}
