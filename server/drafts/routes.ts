import type { Selectable } from 'kysely';
import { closeDraft, createDraft, type Draft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { lastDayHeld } from '#domain/heldQuotes/priceHold.ts';
import { overlongTexts } from '#domain/flow/formShapes.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { revisionHeader, revisionNamed } from '../http/revision.ts';
import type { DraftTables } from './drafts.tables.ts';
import { type DraftParts, draftStore } from './drafts.ts';

type DraftRow = Selectable<DraftTables['drafts']>;

export function draftRoutes(parts: DraftParts): Implementation[] {
  const drafts = draftStore(parts);
  return [
    implement(createDraft, async ({ session, body }) => {
      refuseOverlongTexts(body);
      const row = await drafts.create(session, body);
      return { status: 201, body: savedAnswer(row), headers: revisionHeader(row) };
    }),
    implement(getDraft, async ({ session, params }) => {
      const row = await drafts.find(session, params.draftId);
      return { status: 200, body: draftAnswer(row), headers: revisionHeader(row) };
    }),
    implement(saveDraft, async ({ session, params, headers, body }) => {
      const revision = revisionNamed(headers, 'draft.revisionNeeded');
      refuseOverlongTexts(body);
      const row = await drafts.save(session, params.draftId, revision, body);
      return { status: 200, body: savedAnswer(row), headers: revisionHeader(row) };
    }),
    implement(closeDraft, async ({ session, params }) => {
      await drafts.close(session, params.draftId);
      return { status: 200, body: { closed: true } };
    }),
  ];
}

/** No field keeps so long a text, so that only a request that was made by hand has one. */
function refuseOverlongTexts({ snapshot }: { snapshot: unknown }): void {
  const { forms } = (snapshot ?? {}) as { forms?: unknown };
  const found = overlongTexts(Object(forms)).map(
    (path) => [`body.snapshot.forms.${path}`, 'tooLong'] as const,
  );
  if (found.length > 0) throw new Problem(400, 'request.invalid', { fields: Object.fromEntries(found) });
}

function savedAnswer(row: DraftRow): Omit<Draft, 'snapshot'> {
  const isHeld = row.profile_ref !== null && row.step !== null;
  return {
    draftId: row.id,
    machine: row.machine,
    version: row.version,
    revision: row.revision,
    quoteNumber: isHeld ? `Q-${row.number}` : null,
    validUntil: isHeld && row.valid_until ? lastDayHeld(row.valid_until) : null,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function draftAnswer(row: DraftRow): Draft {
  return { ...savedAnswer(row), snapshot: row.snapshot as Draft['snapshot'] };
}
