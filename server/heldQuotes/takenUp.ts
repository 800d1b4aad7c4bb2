import type { Selectable } from 'kysely';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import type { FlowDraft } from '#domain/flow/flowForms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DraftTables } from '../drafts/drafts.tables.ts';
import { type DraftWriting, draftColumns, openedDraft } from '../drafts/sealedDraft.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { type KnownPlaces, withKnownPlaces } from '../locations/knownPlaces.ts';
import { plansFound } from './plansFound.ts';
import { repricedForms, type RepriceServices } from './repricedDraft.ts';

export type TakeUpServices = RepriceServices & DraftWriting;

/** What knows plans and places by their names. */
export type QuoteTexts = { catalogue: Pick<Catalogue, 'all'>; places: KnownPlaces };

type DraftRow = Selectable<DraftTables['drafts']>;

/** A draft as a session takes it up. */
export type TakenUp = {
  draft: FlowDraft;
  /** What is written of it; null where it stays as it was. */
  columns: (Awaited<ReturnType<typeof draftColumns>> & { revision: number }) | null;
  /** What is shown of new prices; null where the draft states them already. */
  repriced: Repriced | null;
};

/**
 * A draft with the prices of today, for the session that takes it up. Of somebody else’s it gets what
 * `handedOver` leaves, with nothing of plans and places but what the server knows. Where it cannot be priced, one’s own is
 * as it was, and another has no plans chosen. Null where it is no quote.
 */
export async function takenUp(
  services: TakeUpServices,
  session: Session,
  row: DraftRow,
  { isOwn, handedOver }: { isOwn: boolean; handedOver: (draft: FlowDraft) => FlowDraft },
): Promise<TakenUp | null> {
  const kept = flowDraftOf(openedDraft(services.privateAnswers, row));
  if (!kept) return null;
  const found = isOwn ? kept : await asFound(services, handedOver(kept), row);
  const priced = await repricedForms(services, session, found.forms, { prices: row.prices, isOwn }).catch(
    (error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    },
  );
  if (isOwn && priced === null) return { draft: kept, columns: null, repriced: null };
  const draft = { ...found, forms: priced?.forms ?? withoutPlans(found.forms) };
  const state = flowDraftEnvelope(draft);
  const columns = await draftColumns(services, session, state, { id: row.id, prices: null });
  const isExpired = row.valid_until !== null && row.valid_until.getTime() <= services.clock.now();
  return {
    draft,
    columns: { ...columns, revision: row.revision + 1 },
    repriced: priced && repricedOf(priced.plans, isExpired),
  };
}

/** A draft without anything of plans and places that only whoever saved it says. */
export async function asFound(
  { catalogue, places }: QuoteTexts,
  { step, forms }: FlowDraft,
  { prices }: Pick<DraftRow, 'prices'>,
): Promise<FlowDraft> {
  const named = await withKnownPlaces(forms, places);
  const plans = forms.plans && (await plansFound(catalogue, forms.plans, prices));
  return { step, forms: { ...named, plans } };
}

const withoutPlans = ({ plans, ...forms }: FlowDraft['forms']): FlowDraft['forms'] => ({
  ...forms,
  plans: plans && { ...plans, chosen: [], plans: { ...plans.plans, products: [] } },
});

/** What is shown of new prices: whatever is another price, and everything of a price that is held no longer. */
function repricedOf(plans: Repriced['plans'], isExpired: boolean): Repriced | null {
  const isAnother = plans.some(({ beforeCents, afterCents }) => beforeCents !== afterCents);
  return plans.length > 0 && (isExpired || isAnother) ? { isExpired, plans } : null;
}
