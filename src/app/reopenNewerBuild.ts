import type { FlowDraft } from '#domain/flow/flowForms.ts';
import type { ServedPage } from '../ports/servedPage.ts';

export type PageParts = {
  page: ServedPage;
  /** What is being typed and may not be on the server yet. */
  typed: () => FlowDraft | null;
  keep: (draft: FlowDraft) => Promise<void>;
};

/**
 * Opens the page anew where a part of it does not come because the server has a newer build; what is typed is kept before.
 * Where the server cannot say so the page stays, and the next missing part tries again.
 */
export function reopenNewerBuild({ page, typed, keep }: PageParts): void {
  const reopen = async () => {
    const draft = typed();
    const newer = await page.otherBuild();
    if (newer === null) return;
    if (draft) await keep(draft).catch(() => undefined);
    page.reopen(newer);
  };
  let trying: Promise<void> | null = null;
  page.onMissingPart(() => {
    trying ??= reopen()
      .catch(() => undefined)
      .finally(() => {
        trying = null;
      });
  });
}
