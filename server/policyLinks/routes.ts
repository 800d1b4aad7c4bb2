import { readLinkedPolicy } from '#domain/calls/policies/readLinkedPolicy.ts';
import { readLinkedPolicyPdf } from '#domain/calls/policies/readLinkedPolicyPdf.ts';
import { languageOfHeader } from '#domain/locales.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Printer } from '../documents/printer.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Settings } from '../settings.ts';
import { linkedPolicyOf } from './linkedPolicy.ts';
import type { LinkSigner } from './linkToken.ts';
import { openLink } from './policyLinks.ts';

/** The calls of the page that a signed link opens. */
export function policyLinkRoutes(parts: {
  db: Database;
  clock: Clock;
  signer: LinkSigner;
  organizations: Organizations;
  printer: Pick<Printer, 'policyPdf'>;
  settings: Pick<Settings, 'sample' | 'linkLifeMs'>;
}): Implementation[] {
  const { organizations, printer, settings } = parts;
  return [
    implement(readLinkedPolicy, async ({ body }) => {
      const { record, lang } = await openLink(parts, body.token);
      const seller = organizations.find(record.organizationCode);
      return { status: 200, body: linkedPolicyOf(record, seller, lang) };
    }),
    implement(readLinkedPolicyPdf, async ({ body, headers }) => {
      const { record } = await openLink(parts, body.token);
      const pax = record.paxes.find(({ policyNumber }) => policyNumber === body.policyNumber);
      if (!pax) throw new Problem(404, 'notFound');
      const language = languageOfHeader(headers.lang);
      const seller = organizations.find(record.organizationCode)?.names[language] ?? record.organizationCode;
      const bytes = await printer.policyPdf({ record, pax, seller, isSample: settings.sample, language });
      const name = `${pax.policyNumber}-${language}.pdf`;
      return {
        status: 200,
        bytes,
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      };
    }),
  ];
}
