import { describe, expect, test } from 'vitest';
import { needsAreAnswered } from '#domain/flow/needsAreAnswered.ts';
import { answeredNeeds, needsAnalysisOf, needsFormFor } from '#domain/needsAnalysis/needsAnswers.ts';
import { needsForm } from '#domain/needsAnalysis/needsForm.ts';
import { needsProblems } from '#domain/needsAnalysis/needsProblems.ts';
import { offeredClass } from '#domain/catalogue/offeredClass.ts';
import { needsQuestions } from '#domain/needsAnalysis/needsQuestions.ts';
import { firstIncompleteStep } from '#domain/flow/flowSteps.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import {
  answeredAnalysis,
  answeredTraveller,
  sentNeeds,
  takingOver,
  unanswered,
} from '../support/needs/needs.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 38) });
const askedPlans = (needs = answeredAnalysis('pax-1', 'pax-2')) => {
  const plans = plansForm(['pax-1', 'pax-2'], { travellers: two });
  return { ...plans, needs, plans: { ...plans.plans, amfRequirement: true } };
};
const keysOf = (...travellers: ReturnType<typeof unanswered>[]) => needsForm.keys({ travellers }, null);
const ofPrimary = (keys: readonly string[]) => keys.map((key) => `${key}.pax-1`);

describe('the questions of the needs analysis', () => {
  test('[NA-001] they stand in three categories', () =>
    expect(Object.keys(needsQuestions)).toEqual([
      'insuranceSameAsPrimary',
      'coverageSameAsPrimary',
      'existingPolicySameAsPrimary',
    ]));

  test('[NA-002] [NA-003] [NA-004] each category has its own, and every one is asked', () => {
    expect(needsQuestions.insuranceSameAsPrimary).toEqual([
      'singleCoupleFamily',
      'tripAverageLength',
      'tripYearly',
      'modeOfTransportation',
    ]);
    expect(needsQuestions.coverageSameAsPrimary).toEqual([
      'baggageType',
      'flightAndTravelAccident',
      'medicalHealthInsurance',
      'nonRefundableTripCost',
    ]);
    expect(needsQuestions.existingPolicySameAsPrimary).toEqual([
      'creditCard',
      'employeeBenefits',
      'individualBenefits',
    ]);
    expect(keysOf(unanswered('pax-1'))).toEqual(ofPrimary(Object.values(needsQuestions).flat()));
  });

  test.each([
    ['TRAVELLING_CANADIANS', 'OCM'],
    ['TOP_UP', 'OCM'],
    ['VISITOR_TO_CANADA', 'VTC'],
    ['STUDENT', 'STP'],
  ] as const)('those of %s are the questions of the class %s', (traveller, planClass) =>
    expect(offeredClass(traveller)).toBe(planClass),
  );
});

describe('an answer', () => {
  const after = (key: 'tripAverageLength' | 'tripYearly' | 'modeOfTransportation', value: string) =>
    needsForm.filled({ travellers: [unanswered('pax-1')] }, { key: `${key}.pax-1`, value }, null)
      .travellers[0]?.[key];

  test.each(['tripAverageLength', 'tripYearly'] as const)('[NA-005] of %s is digits, kept as text', (key) => {
    expect(after(key, '14')).toBe('14');
    expect(after(key, '014')).toBe('014');
    expect(after(key, '1a4 jours')).toBe('14');
    expect(after(key, 'deux')).toBe('');
  });

  test('[NA-006] the length of a trip has 25 characters at most', () => {
    expect(after('tripAverageLength', '1'.repeat(25))).toBe('1'.repeat(25));
    expect(after('tripAverageLength', '1'.repeat(26))).toBe('1'.repeat(25));
  });

  test('[NA-007] the mode of transportation has 50 characters at most', () => {
    expect(after('modeOfTransportation', 'a'.repeat(50))).toBe('a'.repeat(50));
    expect(after('modeOfTransportation', 'a'.repeat(51))).toBe('a'.repeat(50));
  });
});

describe('answers taken over from the primary', () => {
  test('[NA-009] are offered to everybody else per category, and never to the primary', () => {
    const form = { travellers: [answeredTraveller('pax-1'), unanswered('pax-2')] };
    expect(needsForm.isAsked('coverageSameAsPrimary.pax-2', form, null)).toBe(true);
    expect(needsForm.isAsked('coverageSameAsPrimary.pax-1', form, null)).toBe(false);
    const coverage = needsForm.filled(form, { key: 'coverageSameAsPrimary.pax-2', value: true }, null);
    const missing = needsForm
      .keys(coverage, null)
      .filter((key) => needsForm.problem(key, coverage, null) === 'required');
    expect(missing).toEqual([
      'singleCoupleFamily.pax-2',
      'tripAverageLength.pax-2',
      'tripYearly.pax-2',
      'modeOfTransportation.pax-2',
      'creditCard.pax-2',
      'employeeBenefits.pax-2',
      'individualBenefits.pax-2',
    ]);
  });

  test('[NA-009] [NA-011] are sent as the traveller’s own, as the primary gives them last', () => {
    const form = { travellers: [answeredTraveller('pax-1', { tripYearly: '5' }), takingOver('pax-2')] };
    expect(answeredNeeds(form, 'pax-2')?.answers).toContainEqual({ key: 'tripYearly', answer: '5' });
    expect(answeredNeeds(form, 'pax-2')?.answers).toHaveLength(11);
    expect(answeredNeeds(form, 'pax-9')).toBeNull();
  });

  test('a traveller who becomes the primary answers again', () => {
    const { form } = answeredAnalysis('pax-1', 'pax-2');
    const alone = needsFormFor(['pax-2'], form);
    expect(alone.travellers).toEqual([unanswered('pax-2')]);
    expect(needsAnalysisOf(alone).isComplete).toBe(false);
  });
});

describe('the plans of residents of Quebec', () => {
  const stepWith = (plans: ReturnType<typeof askedPlans>, travellers = two) =>
    firstIncompleteStep({ ...noForms, travellers, trip: tripForm(), plans }, flowFacts());

  test('[NA-012] are chosen once the needs analysis of everybody insured is answered', () => {
    expect(stepWith(askedPlans())).toBe('CONTACT_DETAILS');
    expect(stepWith(askedPlans(answeredAnalysis('pax-1')))).toBe('SELECT_PLAN');
    const begun = needsAnalysisOf({ travellers: [answeredTraveller('pax-1'), unanswered('pax-2')] });
    expect(stepWith(askedPlans(begun))).toBe('SELECT_PLAN');
  });

  test('[NA-012] are shown again when others than those who answered are insured', () => {
    const second = travellersForm({ travellers: rows(40, 38).slice(1) });
    expect(needsAreAnswered({ travellers: second, plans: askedPlans() })).toBe(false);
  });

  test('[NA-013] going back finds the answers of those who stay', () => {
    const { form } = answeredAnalysis('pax-1', 'pax-2');
    expect(needsFormFor(['pax-1', 'pax-3'], form).travellers).toEqual([
      answeredTraveller('pax-1'),
      unanswered('pax-3'),
    ]);
  });
});

describe('a needs analysis as it is sent', () => {
  const withAnswer = (key: string, answer: string) => [
    { ...sentNeeds, answers: sentNeeds.answers.map((pair) => (pair.key === key ? { key, answer } : pair)) },
  ];
  const problemsOf = (sent: Parameters<typeof needsProblems>[0], isAsked = true) =>
    needsProblems(sent, isAsked).filter(([, problem]) => problem !== null);

  test('[NA-012] is asked where it is required and refused where it is not', () => {
    expect(problemsOf([sentNeeds])).toEqual([]);
    expect(problemsOf(undefined, false)).toEqual([]);
    expect(problemsOf(undefined)).toEqual([['questionnaires', 'required']]);
    expect(problemsOf([{ type: 'MEDICAL', answers: [] }])).toEqual([['questionnaires', 'required']]);
    expect(problemsOf([sentNeeds], false)).toEqual([['questionnaires.0', 'notAsked']]);
  });

  test.each([
    ['tripYearly', 'deux', 'textInvalid'],
    ['tripAverageLength', '1'.repeat(26), 'tooLong'],
    ['modeOfTransportation', 'a'.repeat(51), 'tooLong'],
    ['modeOfTransportation', ' ', 'required'],
    ['baggageType', 'TRUNK', 'notAsked'],
    ['creditCard', 'TRUE', 'notAsked'],
  ])('does not answer %s by %j', (key, answer, problem) => {
    const at = sentNeeds.answers.findIndex((pair) => pair.key === key);
    expect(problemsOf(withAnswer(key, answer))).toEqual([[`questionnaires.0.answers.${at}.answer`, problem]]);
  });

  test('has every question once and no other', () => {
    const [first, ...others] = sentNeeds.answers;
    expect(problemsOf([{ ...sentNeeds, answers: others }])).toEqual([
      ['questionnaires.0.answers', 'required'],
    ]);
    const twice = [...sentNeeds.answers, { key: first?.key ?? '', answer: 'SINGLE' }];
    expect(problemsOf([{ ...sentNeeds, answers: twice }])).toEqual([
      ['questionnaires.0.answers.11.key', 'notAsked'],
    ]);
    const another = [...sentNeeds.answers, { key: 'constructor', answer: 'true' }];
    expect(problemsOf([{ ...sentNeeds, answers: another }])).toEqual([
      ['questionnaires.0.answers.11.key', 'notAsked'],
    ]);
  });
});
