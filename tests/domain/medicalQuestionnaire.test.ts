import { describe, expect, it, test } from 'vitest';
import { questionnaireAct, questionnaireBar } from '#domain/plans/productCard.ts';
import { withAnswers, withoutAnswers } from '#domain/plans/cardQuestion.ts';
import { medicalAnswersFor } from '#domain/plans/medicalAnswersFor.ts';
import { withQuestionnaire } from '#domain/plans/offers.ts';
import { medicalOutcomeOf } from '#domain/questionnaires/medicalOutcome.ts';
import {
  askedAnswers,
  askedPages,
  conditionHolds,
  medicalAnswerProblem,
  placeOfPage,
  questionsOn,
  typedAnswer,
  unansweredOn,
} from '#domain/questionnaires/medicalPages.ts';
import { medicalAnswersIn, medicalProblems, sentMedical } from '#domain/questionnaires/medicalProblems.ts';
import {
  answeredCategory,
  sentQuestionnaire,
  unansweredQuestionnaire,
} from '#domain/questionnaires/travellerQuestionnaire.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import {
  awaiting,
  healthy,
  medicalContent,
  sentMedicalAnswers,
  sinceArrival,
  takenQuestionnaire,
  withHeart,
} from '../support/questionnaires/medical.ts';
import { pairwise } from '../support/pairwise.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { cardOffer } from '../support/sale/plans.ts';

const data = medicalContent('OCM').en.medicalQuestionnaireData;
const ofVisitors = medicalContent('VTC').en.medicalQuestionnaireData;
const turned = {
  ...data,
  pages: data.pages.toReversed().map((page) => ({
    ...page,
    sections: page.sections
      .toReversed()
      .map((section) => ({ ...section, questions: section.questions.toReversed() })),
  })),
};
const keysOf = (answers: Record<string, string>, of = data) =>
  askedPages(of, answers).map((page) => questionsOn(page).map(({ questionKey }) => questionKey));

describe('the pages of a medical questionnaire', () => {
  it('[MQ-005] are shown by pageNumber, sections and questions by order, however they are stored', () => {
    expect(keysOf(withHeart, turned)).toEqual([
      ['heartCondition', 'lungCondition', 'heartSurgery'],
      ['medications', 'smoking', 'awaitingTreatment'],
    ]);
    expect(askedPages(turned, withHeart).map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    expect(askedPages(turned, withHeart)[0]?.sections.map(({ order }) => order)).toEqual([1, 2]);
  });

  it('ask a section only where its condition holds', () => {
    expect(keysOf({})[0]).toEqual(['heartCondition', 'lungCondition']);
    expect(keysOf(healthy)[0]).toEqual(['heartCondition', 'lungCondition']);
    expect(keysOf(withHeart)[0]).toContain('heartSurgery');
  });

  it('leave out a page of which nothing is asked, and what rests on a question that is not asked', () => {
    const section = (key: string, on: string) => ({
      order: 1,
      description: '',
      showIf: { questionKey: on, answers: ['true'] },
      questions: [
        { questionKey: key, questionText: '', answerType: 'YES_NO' as const, order: 1, options: [] },
      ],
    });
    const chain = {
      pages: [
        ...data.pages,
        { pageNumber: 3, description: '', sections: [section('recovered', 'heartSurgery')] },
      ],
    };
    const pagesWith = (answers: Record<string, string>) =>
      askedPages(chain, answers).map(({ pageNumber }) => pageNumber);
    expect(pagesWith({ ...withHeart, heartSurgery: 'true' })).toEqual([1, 2, 3]);
    expect(pagesWith({ ...withHeart, heartCondition: 'false', heartSurgery: 'true' })).toEqual([1, 2]);
  });

  it('open at the first one where the one that was open is asked no more', () => {
    const pages = askedPages(data, healthy);
    expect([1, 2, 3, undefined].map((pageNumber) => placeOfPage(pages, pageNumber))).toEqual([0, 1, 0, 0]);
  });

  it('[MQ-020 partly] name the questions that have no answer', () => {
    const [first, second] = askedPages(data, { heartCondition: 'true' });
    expect(unansweredOn(first!, { heartCondition: 'true' })).toEqual(['lungCondition', 'heartSurgery']);
    expect(unansweredOn(second!, healthy)).toEqual([]);
    expect(unansweredOn(second!, { ...healthy, smoking: 'SOMETIMES' })).toEqual(['smoking']);
  });
});

describe('an answer', () => {
  const [yesOrNo, , , number, choice] = askedPages(data, withHeart).flatMap(questionsOn);

  test('to a question with a number is digits, three at most', () => {
    expect(typedAnswer(number!, 'about 1250')).toBe('125');
    expect(typedAnswer(choice!, 'NEVER')).toBe('NEVER');
    expect(['', undefined, '12', '1234', 'x'].map((one) => medicalAnswerProblem(number!, one))).toEqual([
      'required',
      'required',
      null,
      'textInvalid',
      'textInvalid',
    ]);
  });

  test('is yes or no, or one of the options', () => {
    expect(['true', 'false', 'maybe'].map((one) => medicalAnswerProblem(yesOrNo!, one))).toEqual([
      null,
      null,
      'notAsked',
    ]);
    expect(['NEVER', 'FORMER', 'true'].map((one) => medicalAnswerProblem(choice!, one))).toEqual([
      null,
      null,
      'notAsked',
    ]);
  });

  test('meets a condition by its value or its size', () => {
    expect(conditionHolds({ questionKey: 'medications', from: 3 }, { medications: '3' })).toBe(true);
    expect(conditionHolds({ questionKey: 'medications', from: 3 }, { medications: '2' })).toBe(false);
    expect(conditionHolds({ questionKey: 'medications', from: 0 }, { medications: '' })).toBe(false);
    expect(conditionHolds({ questionKey: 'medications', from: 0 }, {})).toBe(false);
    expect(conditionHolds({ questionKey: 'smoking', answers: ['NEVER'] }, healthy)).toBe(true);
    expect(conditionHolds({ questionKey: 'smoking', answers: ['FORMER'] }, healthy)).toBe(false);
  });
});

describe('what answers give', () => {
  it.each<[Record<string, string>, string, boolean]>([
    [healthy, 'A', true],
    [{ ...healthy, medications: '2' }, 'A', true],
    [{ ...healthy, medications: '3' }, 'B', true],
    [{ ...healthy, medications: '6' }, 'C', true],
    [withHeart, 'B', true],
    [{ ...healthy, lungCondition: 'true' }, 'B', true],
    [{ ...withHeart, lungCondition: 'true' }, 'C', true],
    [{ ...healthy, lungCondition: 'true', smoking: 'CURRENT' }, 'C', false],
    [{ ...withHeart, heartSurgery: 'true' }, 'C', false],
    [awaiting, 'C', false],
  ])('[MQ-022 partly] %j', (answers, rateCategory, mqEligible) => {
    expect(medicalOutcomeOf(data, answers)).toEqual({ rateCategory, mqEligible });
  });

  it('forgets an answer to a question that is asked no more', () => {
    const changed = { ...withHeart, heartCondition: 'false', heartSurgery: 'true' };
    expect(medicalOutcomeOf(data, changed)).toEqual({ rateCategory: 'A', mqEligible: true });
    expect(askedAnswers(data, changed)).not.toHaveProperty('heartSurgery');
  });

  it('is not eligible where no outcome knows the answers', () => {
    expect(medicalOutcomeOf({ ...data, outcomes: [] }, healthy)).toEqual({
      rateCategory: 'STANDARD',
      mqEligible: false,
    });
  });
});

describe('answers that were sent', () => {
  const problemsOf = (answers: Record<string, string>, of = data) =>
    medicalProblems(of, sentMedicalAnswers(answers).answers);

  it('[MQ-015 partly] pass as they were answered', () => {
    expect(problemsOf(healthy)).toEqual({});
    expect(problemsOf(withHeart)).toEqual({});
    expect(problemsOf({ ...healthy, ...sinceArrival }, ofVisitors)).toEqual({});
  });

  it('are refused where they belong to another questionnaire, or to a question that is not asked', () => {
    expect(problemsOf({ ...healthy, ...sinceArrival })).toEqual({ '5.key': 'notAllowed' });
    expect(problemsOf(healthy, ofVisitors)).toEqual({ '': 'missing' });
    expect(problemsOf({ ...withHeart, heartCondition: 'false' })).toEqual({ '2.key': 'notAllowed' });
    expect(problemsOf({ constructor: 'true', ...healthy })).toEqual({ '0.key': 'notAllowed' });
  });

  it('are refused where one is missing, given twice or none', () => {
    const { smoking: _, ...others } = healthy;
    expect(problemsOf(others)).toEqual({ '': 'missing' });
    expect(problemsOf({ ...healthy, medications: 'a few' })).toEqual({ '2.answer': 'wrongFormat' });
    expect(problemsOf({ ...healthy, medications: '' })).toEqual({ '2.answer': 'missing' });
    expect(problemsOf({ ...healthy, smoking: 'ALOT' })).toEqual({ '3.answer': 'notAllowed' });
    const twice = [...sentMedicalAnswers(healthy).answers, { key: 'smoking', answer: 'FORMER' }];
    expect(medicalProblems(data, twice)).toEqual({ '5.key': 'notAllowed' });
  });

  it('stand beside those of the needs analysis', () => {
    const needs = { type: 'NEEDS_ANALYSIS' as const, answers: [] };
    const medical = sentMedicalAnswers(healthy);
    expect(sentMedical([needs, medical])).toEqual({ at: 1, answers: medical.answers });
    expect(sentMedical([needs])).toBeNull();
    expect(sentMedical(undefined)).toBeNull();
  });
});

describe('a traveller', () => {
  const question = toQuoteBody({ travellers: travellersForm(), trip: tripForm(), facts: flowFacts() });
  const plan = { paxId: 'pax-1', questionnaireMinimumAge: 60 };

  it('[MQ-015] sends the answers once the questionnaire is completed', () => {
    expect(sentQuestionnaire(undefined)).toEqual([]);
    expect(sentQuestionnaire(unansweredQuestionnaire('pax-1', 'OCM'))).toEqual([]);
    expect(sentQuestionnaire(takenQuestionnaire('pax-1'))).toEqual([
      {
        type: 'MEDICAL',
        answers: [
          { key: 'heartCondition', answer: 'false' },
          { key: 'lungCondition', answer: 'false' },
          { key: 'medications', answer: '0' },
          { key: 'smoking', answer: 'NEVER' },
          { key: 'awaitingTreatment', answer: 'false' },
        ],
      },
    ]);
  });

  it('[MQ-010] sends them only with a plan that asks at that age', () => {
    const taken = [takenQuestionnaire('pax-1')];
    expect(medicalAnswersFor(plan, 60, taken)).toEqual([sentMedicalAnswers(healthy)]);
    expect(medicalAnswersFor(plan, 59, taken)).toEqual([]);
    expect(medicalAnswersFor({ ...plan, questionnaireMinimumAge: null }, 75, taken)).toEqual([]);
    expect(medicalAnswersFor({ ...plan, paxId: 'pax-2' }, 75, taken)).toEqual([]);
  });

  it('[PS-016 partly] is told the exclusions of the category that the answers gave, once there is one', () => {
    const begun = { ...unansweredQuestionnaire('pax-1', 'OCM'), started: true };
    expect(answeredCategory([begun], 'pax-1')).toBeNull();
    expect(answeredCategory([takenQuestionnaire('pax-1', withHeart)], 'pax-1')).toBe('B');
    expect(answeredCategory([takenQuestionnaire('pax-1', withHeart)], 'pax-2')).toBeNull();
  });

  it('asks a price with the answers, and has the quote followed up without them', () => {
    const asked = withAnswers(question, takenQuestionnaire('pax-1'));
    expect(asked.paxes[0]?.questionnaires).toEqual([sentMedicalAnswers(healthy)]);
    expect(withAnswers(question, undefined)).toBe(question);
    expect(withoutAnswers(asked)).toEqual(question);
  });

  it('[MQ-008] [MQ-009] [MQ-017 partly] has a button on cards that ask, to take the questionnaire first and to edit it afterwards', () => {
    const asking = cardOffer({ isMqRequired: true });
    const eligible = withQuestionnaire(asking, takenQuestionnaire('pax-1'));
    const barred = withQuestionnaire(asking, takenQuestionnaire('pax-1', awaiting));
    expect(questionnaireAct(cardOffer())).toBeNull();
    expect(questionnaireAct(asking)).toBe('TAKE_MQ');
    expect(questionnaireAct(eligible)).toBe('EDIT_MQ');
    expect([cardOffer(), asking, eligible, barred].map(questionnaireBar)).toEqual([
      null,
      'missing',
      null,
      'notEligible',
    ]);
    expect(eligible).toMatchObject({ isMqTaken: true, isMqEligible: true });
    expect(barred).toMatchObject({ isMqTaken: true, isMqEligible: false });
    expect(withQuestionnaire(asking, unansweredQuestionnaire('pax-1', 'OCM'))).toEqual(asking);
  });
});

describe('by pairs of answers', () => {
  const answerSets = pairwise({
    heartCondition: ['true', 'false'],
    heartSurgery: ['true', 'false', ''],
    lungCondition: ['true', 'false'],
    medications: ['0', '3', '6', '999'],
    smoking: ['NEVER', 'FORMER', 'CURRENT'],
    awaitingTreatment: ['true', 'false'],
    careSinceArrival: ['true', 'false'],
  });

  test.each(['OCM', 'VTC'] as const)('whatever is completed of %s is what the server takes', (planClass) => {
    const { medicalQuestionnaireData: asked } = medicalContent(planClass).en;
    const complete = answerSets.filter(
      ({ heartCondition, heartSurgery }) => heartCondition === 'false' || heartSurgery !== '',
    );
    expect(complete.length).toBeGreaterThan(10);
    for (const answers of complete) {
      const taken = takenQuestionnaire('pax-1', answers, planClass);
      const sent = sentMedical(sentQuestionnaire(taken))?.answers ?? [];
      expect(medicalProblems(asked, sent), JSON.stringify(answers)).toEqual({});
      expect(medicalOutcomeOf(asked, medicalAnswersIn(sent))).toEqual({
        rateCategory: taken.rateCategory,
        mqEligible: taken.mqEligible,
      });
    }
  });

  test('nobody is eligible who waits for treatment, smokes with sick lungs or had heart surgery, and everybody else is', () => {
    for (const answers of answerSets) {
      const isBarred =
        answers.awaitingTreatment === 'true' ||
        (answers.lungCondition === 'true' && answers.smoking === 'CURRENT') ||
        (answers.heartCondition === 'true' && answers.heartSurgery === 'true');
      expect(medicalOutcomeOf(data, answers).mqEligible, JSON.stringify(answers)).toBe(!isBarred);
    }
  });
});
