import { amfRequires } from '../needsAnalysis/amfRequirement.ts';
import { type DraftEnvelope, flowDraftMachine, flowDraftVersion } from './flowDraftEnvelope.ts';
import { formsOfToday } from './formShapes.ts';
import type { FlowDraft } from './flowForms.ts';
import { type StepKey, stepKeys } from './steps.ts';

/** Migrations by the version they start from; each returns the snapshot of the next version. */
const migrations: Readonly<Record<number, (snapshot: unknown) => unknown>> = {
  1: withNamesAsked,
  2: withNeedsAsked,
  3: withQuestionnairesAsked,
};

/**
 * The draft inside an envelope, brought to the shape of today. Null for another machine's, for one newer than this
 * application and for one that no migration leads on from.
 */
export function flowDraftOf(envelope: DraftEnvelope): FlowDraft | null {
  if (envelope.machine !== flowDraftMachine || envelope.version > flowDraftVersion) return null;
  let { snapshot } = envelope;
  for (let version = envelope.version; version < flowDraftVersion; version += 1) {
    const migrate = migrations[version];
    if (!migrate) return null;
    snapshot = migrate(snapshot);
  }
  return readSnapshot(snapshot);
}

function readSnapshot(snapshot: unknown): FlowDraft | null {
  if (typeof snapshot !== 'object' || snapshot === null) return null;
  const { step, forms } = snapshot as { step?: unknown; forms?: unknown };
  if (!stepKeys.includes(step as StepKey) || typeof forms !== 'object' || forms === null) return null;
  return { step: step as StepKey, forms: formsOfToday(forms as Record<string, unknown>) };
}

/** Version 1 knew no names that are to follow: a name was not asked of everybody. */
function withNamesAsked(snapshot: unknown): unknown {
  const draft = snapshot as { forms?: { apply?: { travellers?: unknown } | null } } | null;
  const apply = draft?.forms?.apply;
  if (!apply || !Array.isArray(apply.travellers)) return snapshot;
  const travellers = apply.travellers.map((one: object | null) => one && { ...one, nameToFollow: false });
  return { ...draft, forms: { ...draft.forms, apply: { ...apply, travellers } } };
}

/** Version 2 knew no needs analysis: where it is asked, the plans are shown again for it. */
function withNeedsAsked(snapshot: unknown): unknown {
  return withPlans(snapshot, (plans, province) => ({
    ...plans,
    needs: null,
    plans: { ...plans.plans, amfRequirement: amfRequires(province) || null },
  }));
}

/** Version 3 knew no medical questionnaires: nobody has answered one. */
function withQuestionnairesAsked(snapshot: unknown): unknown {
  return withPlans(snapshot, (plans) => ({ ...plans, questionnaires: [] }));
}

type EarlierPlans = { plans?: object };

/** A snapshot with changed plans, where it has any. */
function withPlans(
  snapshot: unknown,
  change: (plans: EarlierPlans, province: string | undefined) => object,
): unknown {
  const draft = snapshot as {
    forms?: { travellers?: { province?: string } | null; plans?: EarlierPlans | null };
  } | null;
  const { travellers, plans } = draft?.forms ?? {};
  if (!plans) return snapshot;
  return { ...draft, forms: { ...draft?.forms, plans: change(plans, travellers?.province) } };
}
