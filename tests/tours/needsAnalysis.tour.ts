import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import type { NeedsAnalysisEvent } from '#machines/needsAnalysis/needsAnalysis.types.ts';
import { answeredTraveller, takingOver, unanswered } from '../support/needs/needs.ts';
import { needsTexts } from '../support/needs/questions.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof needsAnalysisMachine>;

const asks = { planClass: 'OCM', effectiveDate: '2026-11-20' } as const;
const form = { travellers: [unanswered('pax-1'), unanswered('pax-2')] };
const [first, second] = [0, 1].map(
  (at) =>
    ({ context }: Snapshot) =>
      context.form.travellers[at],
) as [
  (snapshot: Snapshot) => (typeof form)['travellers'][number],
  (snapshot: Snapshot) => (typeof form)['travellers'][number],
];
const fill = (key: string, value: string | boolean) =>
  ({ type: 'person.fill', key, value }) as unknown as NeedsAnalysisEvent;

export const primaryAnswers = [
  ['singleCoupleFamily', 'COUPLE'],
  ['tripAverageLength', '14'],
  ['tripYearly', '2'],
  ['modeOfTransportation', 'Avion'],
  ['baggageType', 'CHECKED'],
  ['flightAndTravelAccident', 'true'],
  ['medicalHealthInsurance', 'true'],
  ['nonRefundableTripCost', 'false'],
  ['creditCard', 'true'],
  ['employeeBenefits', 'false'],
  ['individualBenefits', 'false'],
] as const;

const hasAnswered = (snapshot: Snapshot) => first(snapshot).modeOfTransportation === 'Avion';
const hasTakenOver = (snapshot: Snapshot) =>
  second(snapshot).creditCard === '' && second(snapshot).insuranceSameAsPrimary;

export const needsAnalysisTour = defineTour({
  machine: needsAnalysisMachine,
  input: { form, asks },
  otherInputs: {
    'answers from an earlier visit': {
      form: { travellers: [answeredTraveller('pax-1'), takingOver('pax-2')] },
      asks,
    },
  },
  fingerprint: ({ context }) => [
    context.form,
    Object.values(context.problems).filter((problem) => problem !== null).length,
    context.questions !== null,
  ],
  stimuli: [
    send(
      'opensTheNeeds',
      { type: 'person.openNeeds' },
      {
        requirements: ['NA-013'],
        check: (after, _, before) => expect(after.context.form).toEqual(before.context.form),
      },
    ),
    settle('theQuestionsCome', 'readNeedsQuestions', needsTexts, {
      requirements: ['NA-008 partly'],
      check: ({ context }) => expect(context.questions).toEqual(needsTexts),
    }),
    fail('theQuestionsDoNotCome', 'readNeedsQuestions', { code: 'network.unreachable' }),
    send('triesAgain', { type: 'person.retry' }),
    emitFrom('theConnectionReturns', 'hearConnection', { type: 'connection.return' }),
    send(
      'closesTheNeeds',
      { type: 'person.closeNeeds' },
      { check: (after, _, before) => expect(after.context.form).toEqual(before.context.form) },
    ),
    send('writesTheDaysInWords', fill('tripAverageLength.pax-1', '12 jours'), {
      when: (snapshot) => first(snapshot).tripAverageLength === '',
      requirements: ['NA-005'],
      check: (after) => expect(first(after).tripAverageLength).toBe('12'),
    }),
    send('describesTheTransport', fill('modeOfTransportation.pax-1', 'x'.repeat(60)), {
      when: (snapshot) => first(snapshot).modeOfTransportation === '',
      requirements: ['NA-007'],
      check: (after) => expect(first(after).modeOfTransportation).toBe('x'.repeat(50)),
    }),
    send(
      'thePrimaryAnswersEverything',
      primaryAnswers.map(([key, value]) => fill(`${key}.pax-1`, value)),
      {
        when: (snapshot) => !hasAnswered(snapshot),
        check: (after, seen) => {
          expect(first(after)).toEqual(answeredTraveller('pax-1'));
          expect(seen.toParent.at(-1)).toMatchObject({
            type: 'needsAnalysis.keepAnswers',
            needs: { form: after.context.form, isComplete: hasTakenOver(after) },
          });
        },
      },
    ),
    send(
      'theSecondTakesTheAnswersOver',
      ['insuranceSameAsPrimary', 'coverageSameAsPrimary', 'existingPolicySameAsPrimary'].map((category) =>
        fill(`${category}.pax-2`, true),
      ),
      {
        when: (snapshot) => !hasTakenOver(snapshot),
        requirements: ['NA-009'],
        check: (after) => {
          expect(second(after)).toEqual(takingOver('pax-2'));
          expect(after.can(fill('creditCard.pax-2', 'true'))).toBe(false);
        },
      },
    ),
    send(
      'finishes',
      { type: 'person.finishNeeds' },
      {
        check: (after, _, before) =>
          expect(after.matches('offered')).toBe(hasAnswered(before) && hasTakenOver(before)),
      },
    ),
  ],
  holds: {
    offered: (snapshot) => expect(snapshot.can({ type: 'person.openNeeds' })).toBe(true),
    reading: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
      expect(seen.inputs('readNeedsQuestions').at(-1)).toEqual({
        planClass: 'OCM',
        effectiveDate: '2026-11-20',
      });
    },
    unavailable: (snapshot) => {
      expect(snapshot.context.problem).toBe('network.unreachable');
      expect(snapshot.can({ type: 'person.retry' })).toBe(true);
    },
    answering: [
      {
        requirements: ['NA-009'],
        check: (snapshot) => {
          expect(snapshot.can(fill('insuranceSameAsPrimary.pax-1', true))).toBe(false);
          expect(snapshot.can(fill('coverageSameAsPrimary.pax-1', true))).toBe(false);
          expect(snapshot.can(fill('existingPolicySameAsPrimary.pax-1', true))).toBe(false);
          expect(snapshot.can(fill('insuranceSameAsPrimary.pax-2', true))).toBe(true);
        },
      },
      {
        requirements: ['NA-001'],
        check: ({ context }) => {
          for (const traveller of context.form.travellers) {
            expect(traveller).toHaveProperty('insuranceSameAsPrimary');
            expect(traveller).toHaveProperty('coverageSameAsPrimary');
            expect(traveller).toHaveProperty('existingPolicySameAsPrimary');
          }
        },
      },
    ],
    'answering.editing': ({ context }) => expect(context.questions).not.toBeNull(),
    'answering.correcting': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).not.toEqual([]),
  },
});
