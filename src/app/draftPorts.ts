import { fromPromise } from 'xstate';
import { closeDraft, createDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import type { DraftWanted, FlowDraft, FoundDraft, HeldAs } from '#domain/flow/flowForms.ts';
import { isUntouched } from '#domain/quote/travellerRows.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import type { DraftToSave, SaveOutcome } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { CallProblem } from '../ports/callProblem.ts';
import type { CallServer } from '../ports/http.ts';
import type { FlowMemory } from '../ports/tabMemory.ts';

const isStatus = (error: unknown, status: number) => error instanceof CallProblem && error.status === status;

export type DraftPorts = ReturnType<typeof draftPorts>;

/**
 * Fills the ports of the draft on the server; the tab keeps its id and this module its revision. A draft that was not
 * read is never written over: what is kept then begins another one.
 */
export function draftPorts(parts: { callServer: CallServer; memory: FlowMemory; collect: () => FlowDraft }) {
  const { callServer, memory, collect } = parts;
  /** Of the draft that was read or written last; null while the one of the tab is unread. */
  let revision: number | null = null;
  /** What the same draft is as a held quote. */
  let held: HeldAs = { quoteNumber: null, validUntil: null };
  let writing: Promise<unknown> = Promise.resolve();

  const note = (saved: HeldAs & { revision: number }) => {
    const { quoteNumber, validUntil } = saved;
    revision = saved.revision;
    held = { quoteNumber, validUntil };
  };

  const create = async (draft: FlowDraft): Promise<'saved'> => {
    const { body } = await callServer(createDraft, { body: flowDraftEnvelope(draft) });
    memory.rememberDraft(body.draftId);
    note(body);
    return 'saved';
  };

  const forget = () => {
    memory.forgetDraft();
    revision = null;
    held = { quoteNumber: null, validUntil: null };
  };

  /** Nothing is begun where nothing was entered. */
  const begin = async (draft: FlowDraft): Promise<'saved'> => {
    const { travellers } = draft.forms;
    return travellers === null || isUntouched(travellers) ? 'saved' : create(draft);
  };

  const write = async ({ draft, overwrites }: DraftToSave): Promise<SaveOutcome> => {
    const draftId = memory.draftId();
    if (draftId === null || revision === null) return begin(draft);
    try {
      const { body } = await callServer(saveDraft, {
        params: { draftId },
        headers: { 'if-match': `"${revision}"` },
        body: flowDraftEnvelope(draft),
      });
      note(body);
      return 'saved';
    } catch (error) {
      if (isStatus(error, 404)) return begin(draft);
      if (!isStatus(error, 412)) throw error;
      if (!overwrites) return 'stale';
      revision = Number((error as CallProblem).body.revision);
      return write({ draft, overwrites: false });
    }
  };

  /** Writes one after another, so that a revision is never sent twice. */
  const queued = (draft: DraftToSave): Promise<SaveOutcome> => {
    const mine = writing.then(
      () => write(draft),
      () => write(draft),
    );
    writing = mine;
    return mine;
  };

  const keep = async (draft: FlowDraft): Promise<void> => {
    const outcome = await queued({ draft, overwrites: false });
    if (outcome === 'stale') throw new Error('draft.stale');
  };

  return {
    readDraft: fromPromise<FoundDraft, DraftWanted>(async ({ input: { wantedStep }, signal }) => {
      const draftId = memory.draftId() ?? (wantedStep === 'TRAVELLER_DETAILS' ? null : memory.latestDraft());
      const nothing = () => (memory.sentPurchase() === null ? null : 'paymentSent');
      if (draftId === null) return nothing();
      memory.rememberDraft(draftId);
      try {
        const { body } = await callServer(getDraft, { params: { draftId } }, signal);
        const { flowDraftOf } = await import('#domain/flow/flowDraftVersions.ts');
        const found = flowDraftOf(body);
        note(body);
        if (!found) revision = null;
        return found ? { ...found, ...held } : 'unreadable';
      } catch (error) {
        revision = null;
        if (!isStatus(error, 404)) throw error;
        memory.forgetDraft();
        return nothing();
      }
    }),
    /** Writes a draft beside the charts; fails when it is not written. */
    keep,
    /** Resolves to what the draft is as a held quote. */
    keepDraft: fromPromise<HeldAs, FlowDraft>(async ({ input }) => {
      await keep(input);
      return held;
    }),
    /** Has this tab begin without a draft; the one on the server stays. */
    forget,
    /** A write that is under way ends first: it is of the draft that is left. */
    takeInHand: fromPromise<string | null, { draftId: string | null }>(async ({ input }) => {
      await writing.catch(() => undefined);
      const left = memory.draftId();
      forget();
      if (input.draftId !== null) memory.rememberDraft(input.draftId);
      return left;
    }),
    /** A write that is under way ends first: a draft that was closed before would be made anew by it. */
    closeDraft: fromPromise<void, void>(async () => {
      await writing.catch(() => undefined);
      const draftId = memory.draftId();
      forget();
      if (draftId !== null) await callServer(closeDraft, { params: { draftId } });
    }),
    collectForms: fromPromise<FlowDraft, void>(() => Promise.resolve(collect())),
    saveDraft: fromPromise<SaveOutcome, DraftToSave>(({ input }) => queued(input)),
  };
}
