import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { locales } from '#domain/locales.ts';
import { paperName } from '#domain/policyDocuments.ts';
import type { SavedPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import type { CallServer } from '../ports/http.ts';
import { saveFile } from '../ports/saveFile.ts';
import { saveQuotePdf } from './quotePdf.ts';

/**
 * [DL-015] [DL-016] Fills the port that downloads a policy, or a quote that may still change; the document of a policy that
 * was read is kept by what it is of, its version and its language.
 */
export function pdfPort(callServer: CallServer, queries: QueryClient, win: Window) {
  return fromPromise<void, SavedPdf>(async ({ input: paper, signal: leaving }) => {
    if (paper.of === 'quote') return saveQuotePdf({ callServer, window: win }, paper, leaving);
    const { policyNumber, of, language } = paper;
    const query = of === 'delivery' ? { emailRef: paper.emailRef } : of === 'trip' ? { of } : {};
    const document = await queries.fetchQuery({
      queryKey: ['policyPdf', paper],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const headers = { lang: locales[language].header };
        return (await callServer(readPolicyPdf, { params: { policyNumber }, query, headers }, signal))
          .body as Blob;
      },
    });
    saveFile(win, document, paperName(paper));
  });
}
