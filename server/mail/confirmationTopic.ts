import type { ApplicationKey } from '#domain/applications.ts';
import { policyLinkAddress } from '#domain/links/policyLink.ts';
import { languageOfHeader, locales } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { namingDestination, type PlaceNames } from '../documents/namingPlaces.ts';
import type { Printer } from '../documents/printer.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { FailPoints } from '../failPoints.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { OutboxTopic } from '../outbox/outboxTopic.ts';
import { endDeliveries } from '../policies/deliveries.ts';
import { type ConfirmationMessage, confirmationTopic } from '../policies/confirmationMessages.ts';
import { printedPolicy } from '../policies/printedPolicy.ts';
import { readPolicy } from '../policies/readPolicy.ts';
import { keepSent } from '../policies/sentDocuments.ts';
import { partOf } from '../policyLinks/linkedPolicy.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { confirmationLetter, standingOf } from './confirmationLetter.ts';
import { letterHtml, letterText } from './letter.ts';
import type { Mailer } from './mailer.ts';

/** Confirmations: written when they are sent, from the policies as they are then, with the policies attached. */
export function confirmations(parts: {
  db: Database;
  failPoints: FailPoints;
  mailer: Mailer;
  printer: Pick<Printer, 'policyPdf'>;
  places: PlaceNames;
  signer: LinkSigner;
  organizations: Organizations;
  originOf(application: ApplicationKey): string;
  editions: Pick<PlanEditions, 'read'>;
  isSample: boolean;
}): OutboxTopic {
  const { db, failPoints, mailer, printer, places, signer, originOf, isSample } = parts;
  return {
    name: confirmationTopic,
    async send({ ref, message }) {
      const { application, recipient, lang, policyNumbers, linkId } = message as ConfirmationMessage;
      const policy = await readPolicy(db, { policyNumber: policyNumbers[0] ?? '' });
      if (!policy) throw new Error('the policies of a confirmation are gone');
      const record = partOf(policy.record, policyNumbers);
      const language = languageOfHeader(lang);
      const address = policyLinkAddress(originOf(application), language, signer.tokenOf(linkId));
      await failPoints.reach('documents.policy');
      const papers = await Promise.all(
        record.paxes.map(({ policyNumber }) =>
          printedPolicy(parts, { ...policy, record }, { policyNumber, language }),
        ),
      );
      const documents = await Promise.all(
        papers.map(async (paper) => ({
          policyNumber: paper.policyNumber ?? '',
          bytes: await printer.policyPdf(paper, 'mail'),
        })),
      );
      const template = `confirmation.${standingOf(record)}`;
      await keepSent(db, ref, { version: policy.version, template, documents });
      const told = await namingDestination(record, language, places);
      const { name, phone } = papers[0]?.seller ?? { name: policy.organizationCode, phone: null };
      const letter = confirmationLetter({
        record: told,
        seller: { name, phone },
        language,
        address,
        isSample,
      });
      await mailer.send({
        ref,
        recipient,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        language: locales[language].tag,
        attachments: documents.map(({ policyNumber, bytes }) => ({
          name: `${policyNumber}-${language}.pdf`,
          type: 'application/pdf',
          bytes,
        })),
      });
    },
    ended: endDeliveries,
    async organizationOf(trx, policyId) {
      const policies = trx.selectFrom('policies').select('organization_code').where('id', '=', policyId);
      return (await policies.executeTakeFirst())?.organization_code ?? null;
    },
  };
}
