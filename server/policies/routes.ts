import { addPolicyNote, readNotes, readPolicyNotes } from '#domain/calls/policies/policyNotes.ts';
import { previewCancellation } from '#domain/calls/policies/previewCancellation.ts';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { readPolicyHistory } from '#domain/calls/policies/readPolicyHistory.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { readPolicyWorksheet } from '#domain/calls/policies/readPolicyWorksheet.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { paperName } from '#domain/policyDocuments.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { Printer } from '../documents/printer.ts';
import { findQuotes } from '../heldQuotes/findQuotes.ts';
import { quoteDetail } from '../heldQuotes/quoteDetail.ts';
import type { HeldQuoteServices } from '../heldQuotes/heldQuotesWithinReach.ts';
import type { QuoteTexts } from '../heldQuotes/takenUp.ts';
import { answeredPdf } from '../http/answeredPdf.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { type CancellationServices, cancellationPreview } from './cancellationPreview.ts';
import { type NoteServices, policyNotes } from './policyNotes.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import type { PlanTermsServices } from './planTerms.ts';
import { type PolicyPrintServices, printedPolicy } from './printedPolicy.ts';
import { policyDetail } from './policyDetail.ts';
import { readHistory } from './policyHistory.ts';
import { readPolicy } from './readPolicy.ts';
import { findPolicies } from './searchPolicies.ts';
import { sentDocument } from './sentDocuments.ts';

/** The calls about existing policies. */
export function policyRoutes(
  parts: PolicyPrintServices &
    NoteServices &
    CancellationServices &
    HeldQuoteServices &
    QuoteTexts &
    PlanTermsServices & { printer: Pick<Printer, 'policyPdf'> },
): Implementation[] {
  const { db, printer } = parts;
  const notes = policyNotes(parts);
  return [
    implement(searchPolicies, async ({ session, query }) => {
      const { status, ts: _, sortField, sortOrder, offset, limit, lang, ...filter } = query;
      const page = { sortField, sortOrder, offset, limit, lang };
      const find = status === 'QUOTE' ? findQuotes : findPolicies;
      const { rows: records, ...place } = await find(parts, session, { filter, page });
      return { status: 200, body: { ...place, records } };
    }),
    implement(loadPolicy, async ({ params: { policyNumber }, query, headers, session }) => {
      const associated = headers['associated-policy'] === 'true';
      const found =
        query.status === 'QUOTE'
          ? await quoteDetail(parts, session, policyNumber)
          : await policyDetail(parts, { policyNumber, associated });
      if (!found) throw new Problem(404, 'notFound');
      return { status: 200, body: found };
    }),
    implement(readPolicyHistory, async ({ params: { policyNumber } }) => {
      const history = await readHistory(db, policyNumber);
      if (!history) throw new Problem(404, 'notFound');
      return { status: 200, body: history };
    }),
    implement(readPolicyWorksheet, async ({ params: { policyNumber }, headers }) => {
      const pax = await db
        .selectFrom('paxes')
        .select(['first_name', 'last_name', 'plan_name', 'plan', 'worksheet'])
        .where('policy_number', '=', policyNumber)
        .executeTakeFirst();
      if (pax === undefined) throw new Problem(404, 'notFound');
      const language = languageOfHeader(headers.lang);
      const benefits = pax.plan.optionalBenefits.map(({ code, name }) => ({ code, name: name[language] }));
      const name = `${pax.first_name} ${pax.last_name}`.trim();
      const planName = pax.plan_name[language];
      return { status: 200, body: { policyNumber, name, planName, benefits, worksheet: pax.worksheet } };
    }),
    implement(readPolicyPdf, async ({ params, query, headers, session }) => {
      const policy = await readPolicy(db, params);
      const pax = policy?.record.paxes.find(({ policyNumber }) => policyNumber === params.policyNumber);
      if (!policy || !pax) throw new Problem(404, 'notFound');
      const boughtHere = policy.sessionHash === session.idHash;
      if (!boughtHere && !holds(session.atoms, 'POLICY_MAINTENANCE.VIEW_ALL_POLICIES')) {
        throw new Problem(403, 'permission.missing');
      }
      const { policyNumber } = params;
      const { emailRef } = query;
      if (emailRef !== undefined) {
        const sent = await sentDocument(db, { policyNumber, emailRef });
        if (sent === null) throw new Problem(404, 'notFound');
        const name = paperName({ policyNumber, of: 'policy', language: languageOfHeader(sent.lang) });
        return answeredPdf(sent.bytes, name);
      }
      const language = languageOfHeader(headers.lang);
      const asked = { policyNumber: query.of === 'trip' ? null : policyNumber, language };
      const bytes = await printer.policyPdf(await printedPolicy(parts, policy, asked));
      const name = paperName({ policyNumber, of: query.of ?? 'policy', language });
      return answeredPdf(bytes, name);
    }),
    implement(readPolicyNotes, async ({ params: { policyNumber } }) => ({
      status: 200,
      body: { notes: await notes.read(policyNumber) },
    })),
    implement(addPolicyNote, async ({ session, params: { ownerCode: policyNumber }, body, requestId }) => ({
      status: 200,
      body: { note: await notes.add(session, { policyNumber, ...body }, requestId) },
    })),
    implement(readNotes, async ({ session, query: { policyNumber } }) => ({
      status: 200,
      body: { notes: await (policyNumber ? notes.read(policyNumber) : notes.readReached(session)) },
    })),
    implement(previewCancellation, async ({ body: { cancellationReason: reason, paxes } }) => {
      const policyNumbers = paxes.map(({ policyNumber }) => policyNumber);
      return { status: 200, body: await cancellationPreview(parts, { policyNumbers, reason }) };
    }),
    ...deliveryRoutes(parts),
  ];
}
