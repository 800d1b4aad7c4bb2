const draftKey = 'portage-draft';

/** What this tab keeps of the flow: the id of its draft on the server, nothing that was typed. */
export type TabMemory = {
  draftId(): string | null;
  /** The id of the draft that any tab of this browser had last. */
  latestDraft(): string | null;
  rememberDraft(draftId: string): void;
  forgetDraft(): void;
};

/** Of two stores, that of the tab and that of the browser. */
export function createTabMemory(tab: Storage, browser: Storage): TabMemory {
  const draftId = () => tab.getItem(draftKey);
  const latestDraft = () => browser.getItem(draftKey);
  return {
    draftId,
    latestDraft,
    rememberDraft: (id) => {
      for (const store of [tab, browser]) store.setItem(draftKey, id);
    },
    forgetDraft: () => {
      if (latestDraft() === draftId()) browser.removeItem(draftKey);
      tab.removeItem(draftKey);
    },
  };
}
