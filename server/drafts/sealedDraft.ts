import type { Selectable } from 'kysely';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { DraftTables } from './drafts.tables.ts';
import { withoutQuestionnaires, withQuestionnaires } from './sealedSnapshot.ts';
import { type ChartState, storedDraft } from './storedDraft.ts';

const placeOf = (draftId: string) => `draft ${draftId}`;

/** The columns in which a saved chart stands, its answers about health sealed for this draft alone. */
export function sealedDraft(privateAnswers: PrivateAnswers, state: ChartState, draftId: string) {
  const { snapshot, answers } = withoutQuestionnaires(state.snapshot);
  const sealed = answers && privateAnswers.seal(answers, placeOf(draftId));
  const columns = storedDraft({ ...state, snapshot });
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
