import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import { needsQuestionnaire } from '../productRules/parameterRules.ts';
import { sentQuestionnaire, type TravellerQuestionnaire } from '../questionnaires/travellerQuestionnaire.ts';
import type { ChosenPlan } from './plansForm.ts';

/** [MQ-010] [MQ-015] The answers about health that travel with a chosen plan: none where it does not ask at this age. */
export function medicalAnswersFor(
  chosen: Pick<ChosenPlan, 'paxId' | 'questionnaireMinimumAge'>,
  age: number,
  questionnaires: readonly TravellerQuestionnaire[],
): AnsweredQuestionnaire[] {
  if (!needsQuestionnaire({ questionnaireMinimumAge: chosen.questionnaireMinimumAge ?? null }, age))
    return [];
  return sentQuestionnaire(questionnaires.find(({ paxId }) => paxId === chosen.paxId));
}
