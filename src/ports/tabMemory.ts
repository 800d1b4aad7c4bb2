const draftKey = 'portage-draft';
const sentKey = 'portage-sent-purchase';
const notesKey = 'portage-notes';
const pressesKey = 'portage-presses';
const editsKey = 'portage-edits';

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

/** What was sent at a press of a button, and the id under which it is done once. */
type Press = { id: string; sent: string };

/**
 * What this tab keeps besides, until the session is ended: notes and changes of policies that are typed and not saved yet, and
 * presses without an answer.
 */
export type TabMemory = FlowMemory & {
  /** The note that is being typed at a place. */
  typedNote(place: string): TypedNote | null;
  rememberNote(place: string, note: TypedNote | null): void;
  /** The press at a place whose answer did not come. */
  openPress(place: string): Press | null;
  rememberPress(place: string, press: Press | null): void;
  /** What is changed of a policy, in whatever shape it was kept; null where nothing is. */
  keptEdit(place: string): unknown;
  keepEdit(place: string, edit: unknown): void;
  forgetTyped(): void;
};

/** Of two stores, that of the tab and that of the browser. */
export function createTabMemory(tab: Storage, browser: Storage): TabMemory {
  const draftId = () => tab.getItem(draftKey);
  const kept = <Value>(key: string): Record<string, Value> => JSON.parse(tab.getItem(key) ?? '{}');
  const keep = <Value>(key: string, place: string, value: Value | null) => {
    const { [place]: _, ...others } = kept<Value>(key);
    tab.setItem(key, JSON.stringify(value ? { ...others, [place]: value } : others));
  };
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
    typedNote: (place) => kept<TypedNote>(notesKey)[place] ?? null,
    rememberNote: (place, note) => keep(notesKey, place, note),
    openPress: (place) => kept<Press>(pressesKey)[place] ?? null,
    rememberPress: (place, press) => keep(pressesKey, place, press),
    keptEdit: (place) => kept<unknown>(editsKey)[place] ?? null,
    keepEdit: (place, edit) => keep(editsKey, place, edit),
    forgetTyped: () => {
      for (const key of [notesKey, pressesKey, editsKey]) tab.removeItem(key);
    },
  };
}
