/** A snapshot of a quote with what it keeps of medical questionnaires, as far as it has the shape of one. */
type QuoteSnapshot = { forms: { plans: { questionnaires: readonly unknown[] } } };

function keepsAnswers(snapshot: unknown): snapshot is QuoteSnapshot {
  const kept = (snapshot as Partial<QuoteSnapshot> | null)?.forms?.plans?.questionnaires;
  return Array.isArray(kept) && kept.length > 0;
}

/** [MQ-006] A snapshot without its answers about health, and these; null where it has none. */
export function withoutQuestionnaires(snapshot: unknown): {
  snapshot: unknown;
  answers: readonly unknown[] | null;
} {
  if (!keepsAnswers(snapshot)) return { snapshot, answers: null };
  return { snapshot: withQuestionnaires(snapshot, []), answers: snapshot.forms.plans.questionnaires };
}

/** The same snapshot with answers about health. */
export function withQuestionnaires(snapshot: unknown, questionnaires: unknown): unknown {
  const quote = snapshot as QuoteSnapshot;
  const plans = { ...quote.forms.plans, questionnaires };
  return { ...quote, forms: { ...quote.forms, plans } };
}
