import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import { needsForm, type NeedsForm, type TravellerNeeds } from './needsForm.ts';
import { type NeedsCategory, needsCategories, needsQuestions } from './needsQuestions.ts';

/** The needs analysis as it is kept with the plans. */
export type NeedsAnalysis = {
  form: NeedsForm;
  /** Whether every question of every traveller in it is answered. */
  isComplete: boolean;
};

/** [NA-013] The form of these travellers, the primary first, with what each of them answered before. */
export function needsFormFor(paxIds: readonly string[], earlier: NeedsForm | null): NeedsForm {
  return {
    travellers: paxIds.map((paxId, at): TravellerNeeds => {
      const known = earlier?.travellers.find((traveller) => traveller.paxId === paxId);
      const row = known ?? { paxId, ...needsForm.emptyRow };
      return at === 0 ? { ...row, ...nothingTakenOver } : row;
    }),
  };
}

const nothingTakenOver: Readonly<Record<NeedsCategory, boolean>> = {
  insuranceSameAsPrimary: false,
  coverageSameAsPrimary: false,
  existingPolicySameAsPrimary: false,
};

/** The form as it is kept, and whether it is complete. */
export function needsAnalysisOf(form: NeedsForm): NeedsAnalysis {
  return { form, isComplete: needsForm.isComplete(form, null) };
}

/** [NA-013] Whether something is answered. */
export function needsAreBegun(form: NeedsForm): boolean {
  return needsForm.keys(form, null).some((key) => needsForm.valueAt(form, key) !== '');
}

/** [NA-009] [NA-011] What a traveller answered, taken over from the primary where that was chosen; null for a stranger. */
export function answeredNeeds({ travellers }: NeedsForm, paxId: string): AnsweredQuestionnaire | null {
  const [primary] = travellers;
  const own = travellers.find((traveller) => traveller.paxId === paxId);
  if (!primary || !own) return null;
  const answers = needsCategories.flatMap((category) => {
    const from = own !== primary && own[category] ? primary : own;
    return needsQuestions[category].map((key) => ({ key, answer: from[key].trim() }));
  });
  return { type: 'NEEDS_ANALYSIS', answers };
}
