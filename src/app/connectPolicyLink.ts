import { fromPromise } from 'xstate';
import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import { readLinkedPolicy } from '#domain/calls/policies/readLinkedPolicy.ts';
import { readLinkedPolicyPdf } from '#domain/calls/policies/readLinkedPolicyPdf.ts';
import { locales } from '#domain/locales.ts';
import { policyLinkMachine } from '#machines/policyLink/policyLink.machine.ts';
import { type PolicyPdf, policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import type { CallServer } from '../ports/http.ts';
import { saveFile } from '../ports/saveFile.ts';
import { mustBeFilled } from './mustBeFilled.ts';

/** The chart of a signed link with its ports filled; `token` tells the link that is open when a document is asked for. */
export function connectPolicyLink(parts: {
  callServer: CallServer;
  token: () => string;
  window: Window;
}): typeof policyLinkMachine {
  const { callServer, token, window } = parts;
  const policyPdf = policyPdfMachine.provide({
    actors: {
      downloadPdf: fromPromise<void, PolicyPdf>(async ({ input: { policyNumber, language }, signal }) => {
        const headers = { lang: locales[language].header };
        const body = { token: token(), policyNumber };
        const answer = await callServer(readLinkedPolicyPdf, { headers, body }, signal);
        saveFile(window, answer.body as Blob, `${policyNumber}-${language}.pdf`);
      }),
    },
  });
  return mustBeFilled(
    policyLinkMachine.provide({
      actors: {
        policyPdf,
        readLinkedPolicy: fromPromise<LinkedPolicy, { token: string }>(
          async ({ input, signal }) => (await callServer(readLinkedPolicy, { body: input }, signal)).body,
        ),
      },
    }),
  );
}
