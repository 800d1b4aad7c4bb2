const draftKey = 'portage-draft';
const sentKey = 'portage-sent-purchase';
const notesKey = 'portage-notes';

/** What this tab keeps of the flow: the id of its draft and of a payment that was sent, nothing that was typed. */
export type FlowMemory = {
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

/** The text of a note, and the id under which a text was sent, as long as no answer came. */
type TypedNote = { text: string; sent?: { id: string; text: string } };

/** What this tab keeps besides: notes that are typed and not added yet, until the session is ended. */
export type TabMemory = FlowMemory & {
  /** The note that is being typed at a place. */
  typedNote(place: string): TypedNote | null;
  rememberNote(place: string, note: TypedNote | null): void;
  forgetNotes(): void;
};

/** Of two stores, that of the tab and that of the browser. */
export function createTabMemory(tab: Storage, browser: Storage): TabMemory {
  const draftId = () => tab.getItem(draftKey);
  const notes = (): Record<string, TypedNote> => JSON.parse(tab.getItem(notesKey) ?? '{}');
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
    typedNote: (place) => notes()[place] ?? null,
    rememberNote: (place, note) => {
      const { [place]: _, ...others } = notes();
      tab.setItem(notesKey, JSON.stringify(note ? { ...others, [place]: note } : others));
    },
    forgetNotes: () => tab.removeItem(notesKey),
  };
}
