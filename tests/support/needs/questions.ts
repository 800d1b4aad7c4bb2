import type { Language } from '#domain/locales.ts';
import type {
  NeedsAnswerType,
  NeedsQuestion,
  NeedsQuestionText,
  NeedsQuestionTexts,
} from '#domain/needsAnalysis/needsQuestions.ts';
import sample from '#server/sample/needsQuestions.json' with { type: 'json' };

type Text = { en: string; fr: string; options?: { value: string; en: string; fr: string }[] };

const typed: Partial<Record<NeedsQuestion, NeedsAnswerType>> = {
  tripAverageLength: 'NUMBER',
  tripYearly: 'NUMBER',
  modeOfTransportation: 'TEXT',
};
const yesOrNo = [
  { value: 'true', en: 'Yes', fr: 'Oui' },
  { value: 'false', en: 'No', fr: 'Non' },
];

function question(questionKey: NeedsQuestion, language: Language): NeedsQuestionText {
  const answerType = typed[questionKey] ?? 'CHOICE';
  const { options = yesOrNo, ...texts }: Text = sample[questionKey];
  return {
    questionKey,
    questionText: texts[language],
    answerType,
    options:
      answerType === 'CHOICE'
        ? options.map((option) => ({ value: option.value, text: option[language] }))
        : [],
  };
}

const textsIn = (language: Language): NeedsQuestionTexts => ({
  insuranceSameAsPrimary: [
    question('singleCoupleFamily', language),
    question('tripAverageLength', language),
    question('tripYearly', language),
    question('modeOfTransportation', language),
  ],
  coverageSameAsPrimary: [
    question('baggageType', language),
    question('flightAndTravelAccident', language),
    question('medicalHealthInsurance', language),
    question('nonRefundableTripCost', language),
  ],
  existingPolicySameAsPrimary: [
    question('creditCard', language),
    question('employeeBenefits', language),
    question('individualBenefits', language),
  ],
});

/** The sample questions of the needs analysis, as they are read. */
export const needsTexts: Record<Language, NeedsQuestionTexts> = { en: textsIn('en'), fr: textsIn('fr') };
