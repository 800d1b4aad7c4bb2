const draftKey = 'portage-draft';
const sentKey = 'portage-sent-purchase';

/** What this tab keeps of the flow: the id of its draft and of a payment that was sent, nothing that was typed. */
export type TabMemory = {
  draftId(): string | null;
  /** The id of the draft that any tab of this browser had last. */
  latestDraft(): string | null;
  rememberDraft(draftId: string): void;
  forgetDraft(): void;
  /** [CP-033] The purchase whose payment was sent from here, while it is not known what became of it. */
  sentPurchase(): string | null;
  rememberSent(purchaseId: string): void;
  forgetSent(): void;
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
    sentPurchase: () => tab.getItem(sentKey),
    rememberSent: (purchaseId) => tab.setItem(sentKey, purchaseId),
    forgetSent: () => tab.removeItem(sentKey),
  };
}
