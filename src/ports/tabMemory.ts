const draftKey = 'portage-draft';

/** What this tab keeps of the flow: the id of its draft on the server, nothing that was typed. */
export type TabMemory = {
  draftId(): string | null;
  rememberDraft(draftId: string): void;
  forgetDraft(): void;
};

export function createTabMemory(storage: Storage): TabMemory {
  return {
    draftId: () => storage.getItem(draftKey),
    rememberDraft: (draftId) => storage.setItem(draftKey, draftId),
    forgetDraft: () => storage.removeItem(draftKey),
  };
}
