import type { NeedsQuestionTexts } from '../../needsAnalysis/needsQuestions.ts';

export type NeedsAnalysisVariables = { planClass: string; effectiveDate: string; lang: 'EN' | 'FR' };

const question = '{ questionKey questionText answerType options { value text } }';

/** [NA-008] The questions of the needs analysis that hold on a day, in one language, by category. */
export const needsAnalysisDocument = `query NeedsAnalysisQuestions($planClass: String!, $effectiveDate: String!, $lang: String!) {
  needsAnalysisQuestions(planClass: $planClass, effectiveDate: $effectiveDate, lang: $lang) {
    insuranceSameAsPrimary ${question}
    coverageSameAsPrimary ${question}
    existingPolicySameAsPrimary ${question}
  }
}`;

export type NeedsAnalysisData = { needsAnalysisQuestions: NeedsQuestionTexts };
