import { fromPromise } from 'xstate';
import { trimmed } from '#domain/apply/givenNameForm.ts';
import { giveLinkedName } from '#domain/calls/policies/giveLinkedName.ts';
import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import { readLinkedPolicy } from '#domain/calls/policies/readLinkedPolicy.ts';
import { readLinkedPolicyPdf } from '#domain/calls/policies/readLinkedPolicyPdf.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { type Language, locales } from '#domain/locales.ts';
import { paperName } from '#domain/policyDocuments.ts';
import { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import type { NameToGive, UnnamedRequest } from '#machines/nameGiving/nameGiving.types.ts';
import { policyLinkMachine } from '#machines/policyLink/policyLink.machine.ts';
import type { PolicyLinkInput } from '#machines/policyLink/policyLink.types.ts';
import { type PolicyPdf, policyPdfMachine, type SavedPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import type { CallServer } from '../ports/http.ts';
import { saveFile } from '../ports/saveFile.ts';
import { mustBeFilled } from './mustBeFilled.ts';

/** The chart of a signed link with its ports filled; `openToken` returns the link that is open when a document is asked for. */
export function connectPolicyLink(parts: {
  callServer: CallServer;
  openToken: () => string;
  window: Window;
}): typeof policyLinkMachine {
  const { callServer, openToken, window } = parts;
  const policyPdf = policyPdfMachine.provide({
    actors: {
      downloadPdf: fromPromise<void, SavedPdf>(async ({ input, signal }) => {
        // A link leads to policies only.
        const paper = input as PolicyPdf;
        const { policyNumber, of, language } = paper;
        const headers = { lang: locales[language].header };
        const body = { token: openToken(), policyNumber, of };
        const answer = await callServer(readLinkedPolicyPdf, { headers, body }, signal);
        saveFile(window, answer.body as Blob, paperName(paper));
      }),
    },
  });
  const read = async ({ language }: { language: Language }, signal: AbortSignal): Promise<LinkedPolicy> => {
    const headers = { lang: locales[language].header };
    return (await callServer(readLinkedPolicy, { headers, body: { token: openToken() } }, signal)).body;
  };
  const nameGiving = nameGivingMachine.provide({
    actors: {
      readUnnamed: fromPromise<readonly UnnamedPerson[], UnnamedRequest>(
        async ({ input, signal }) => (await read(input, signal)).unnamed,
      ),
      giveName: fromPromise<readonly UnnamedPerson[], NameToGive>(async ({ input, signal }) => {
        const { language, reference, form } = input;
        const headers = { lang: locales[language].header };
        const body = { token: openToken(), reference, ...trimmed(form) };
        return (await callServer(giveLinkedName, { headers, body }, signal)).body.people;
      }),
    },
  });
  return mustBeFilled(
    policyLinkMachine.provide({
      actors: {
        policyPdf,
        nameGiving,
        readLinkedPolicy: fromPromise<LinkedPolicy, PolicyLinkInput>(({ input, signal }) =>
          read(input, signal),
        ),
      },
    }),
  );
}
