import type { Selectable } from 'kysely';
import { heldUntil } from '#domain/heldQuotes/priceHold.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../identity/session.ts';
import type { KnownPlaces } from '../locations/knownPlaces.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { ExplainDraft } from '../quotes/explainDraft.ts';
import type { DraftTables } from './drafts.tables.ts';
import { type HeldPrices, heldPrices } from './heldPrices.ts';
import { withoutQuestionnaires, withQuestionnaires } from './sealedSnapshot.ts';
import { type ChartState, storedDraft } from './storedDraft.ts';

const placeOf = (draftId: string) => `draft ${draftId}`;

export type DraftWriting = {
  clock: Clock;
  explain: ExplainDraft;
  privateAnswers: PrivateAnswers;
  places: KnownPlaces;
  /** Days for which a price is held. */
  priceHoldsDays: number;
};

/**
 * The columns in which a chart stands that a session saves: with the prices that the server finds, those found before
 * given, and its answers about health sealed for this draft alone.
 */
export async function draftColumns(
  { clock, explain, privateAnswers, places, priceHoldsDays }: DraftWriting,
  session: Session,
  state: ChartState,
  { id, prices }: { id: string; prices: HeldPrices | null },
) {
  const found = heldPrices(await explain(session, state), prices, heldUntil(clock.now(), priceHoldsDays));
  const { snapshot, answers } = withoutQuestionnaires(state.snapshot);
  const sealed = answers && privateAnswers.seal(answers, placeOf(id));
  const columns = await storedDraft({ ...state, snapshot }, found, places);
  return { ...columns, medical_answers: sealed, bytes: columns.bytes + Buffer.byteLength(sealed ?? '') };
}

/** The row with the answers about health that it keeps; without them where no key opens them any more. */
export function openedDraft<Row extends Selectable<DraftTables['drafts']>>(
  privateAnswers: PrivateAnswers,
  row: Row,
): Row {
  if (row.medical_answers === null) return row;
  const answers = privateAnswers.open(row.medical_answers, placeOf(row.id)) ?? [];
  return { ...row, snapshot: withQuestionnaires(row.snapshot, answers) };
}
