import { giveLinkedName } from '#domain/calls/policies/giveLinkedName.ts';
import { readLinkedPolicy } from '#domain/calls/policies/readLinkedPolicy.ts';
import { readLinkedPolicyPdf } from '#domain/calls/policies/readLinkedPolicyPdf.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { paperName } from '#domain/policyDocuments.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { destinationNames, type PlaceNames } from '../documents/namingPlaces.ts';
import type { Printer } from '../documents/printer.ts';
import { answeredPdf } from '../http/answeredPdf.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Settings } from '../settings.ts';
import { giveName, unnamedIn } from '../policies/givenNames.ts';
import { printedPolicy } from '../policies/printedPolicy.ts';
import { linkedPolicyOf } from './linkedPolicy.ts';
import type { LinkSigner } from './linkToken.ts';
import { openLink } from './policyLinks.ts';

/** The calls of the page that a signed link opens. */
export function policyLinkRoutes(parts: {
  db: Database;
  clock: Clock;
  signer: LinkSigner;
  organizations: Organizations;
  editions: Pick<PlanEditions, 'read'>;
  printer: Pick<Printer, 'policyPdf'>;
  places: PlaceNames;
  isSample: boolean;
  settings: Pick<Settings, 'linkLifeMs'>;
}): Implementation[] {
  const { organizations, printer, places } = parts;
  return [
    implement(readLinkedPolicy, async ({ body }) => {
      const {
        policy: { record },
        lang,
      } = await openLink(parts, body.token);
      const seller = organizations.find(record.organizationCode);
      const destination = await destinationNames(record, places);
      return { status: 200, body: linkedPolicyOf(record, seller, lang, destination) };
    }),
    implement(giveLinkedName, async ({ body, requestId }) => {
      const { token, ...name } = body;
      const { linkId, policy } = await openLink(parts, token);
      await giveName(parts, policy.record, name, { linkedBy: linkId, requestId });
      const named = await openLink(parts, token);
      return { status: 200, body: { people: unnamedIn(named.policy.record) } };
    }),
    implement(readLinkedPolicyPdf, async ({ body, headers }) => {
      const { policy } = await openLink(parts, body.token);
      const { policyNumber, of = 'policy' } = body;
      const isShown = policy.record.paxes.some((pax) => pax.policyNumber === policyNumber);
      if (!isShown) throw new Problem(404, 'notFound');
      const language = languageOfHeader(headers.lang);
      const asked = { policyNumber: of === 'trip' ? null : policyNumber, language };
      const bytes = await printer.policyPdf(await printedPolicy(parts, policy, asked));
      const name = paperName({ policyNumber, of, language });
      return answeredPdf(bytes, name, 'attachment');
    }),
  ];
}
