import { fromPromise } from 'xstate';
import type { FlowDraft } from '#domain/flow/flowForms.ts';
import { editionMachine } from '#machines/edition/edition.machine.ts';
import type { ServedPage } from '../ports/servedPage.ts';
import { mustBeFilled } from './mustBeFilled.ts';

export type EditionParts = {
  page: ServedPage;
  /** What is being typed and may not be on the server yet. */
  typed: () => FlowDraft | null;
  keep: (draft: FlowDraft) => Promise<void>;
};

/** The chart of the page's edition with its ports filled; what is typed when a part is missing is kept before reopening. */
export function connectEdition({ page, typed, keep }: EditionParts): typeof editionMachine {
  let draft: FlowDraft | null = null;
  let edition: string | null = null;
  return mustBeFilled(
    editionMachine.provide({
      actors: {
        findNewer: fromPromise<{ isNewer: boolean }, void>(async ({ signal }) => {
          draft = typed();
          edition = await page.otherEdition(signal);
          return { isNewer: edition !== null };
        }),
        reopenPage: fromPromise<void, void>(async () => {
          if (draft) await keep(draft).catch(() => undefined);
          if (edition) page.reopen(edition);
        }),
      },
    }),
  );
}
