/** [NA-001] [NA-002] [NA-003] [NA-004] The questions of each category, in the order in which they are asked. */
export const needsQuestions = {
  insuranceSameAsPrimary: ['singleCoupleFamily', 'tripAverageLength', 'tripYearly', 'modeOfTransportation'],
  coverageSameAsPrimary: [
    'baggageType',
    'flightAndTravelAccident',
    'medicalHealthInsurance',
    'nonRefundableTripCost',
  ],
  existingPolicySameAsPrimary: ['creditCard', 'employeeBenefits', 'individualBenefits'],
} as const;

export type NeedsCategory = keyof typeof needsQuestions;
export type NeedsQuestion = (typeof needsQuestions)[NeedsCategory][number];

export const needsCategories = Object.keys(needsQuestions) as readonly NeedsCategory[];

/** How a question is answered: in digits, in words, or by one of its options. */
export type NeedsAnswerType = 'NUMBER' | 'TEXT' | 'CHOICE';

/** [NA-008] A question in one language; `options` are the answers that can be chosen. */
export type NeedsQuestionText = {
  questionKey: NeedsQuestion;
  questionText: string;
  answerType: NeedsAnswerType;
  options: readonly { value: string; text: string }[];
};

/** [NA-008] The questions in one language, by category. */
export type NeedsQuestionTexts = Readonly<Record<NeedsCategory, readonly NeedsQuestionText[]>>;
