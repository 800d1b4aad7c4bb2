import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { unansweredQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import type { MedicalQuestionnaireNews } from '#machines/medicalQuestionnaire/medicalQuestionnaire.types.ts';
import { awaiting, healthy, medicalContent, takenQuestionnaire } from '../support/questionnaires/medical.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import { accept, finish, give, next, previous } from './medicalQuestionnaire.situations.ts';

type Snapshot = SnapshotFrom<typeof medicalQuestionnaireMachine>;

const asks = {
  planClass: 'OCM',
  date: '2026-11-20',
  salesChannel: 'b2b',
  organizationCode: 'PARTNER',
} as const;
const unanswered = unansweredQuestionnaire('pax-1', 'OCM');
const content = medicalContent();

const kept = ({ context }: Snapshot) => context.questionnaire;
const begun = (snapshot: Snapshot) => kept(snapshot).inProgress;
const answersOf = (snapshot: Snapshot): Record<string, string> => begun(snapshot)?.answers ?? {};
const pageOf = (snapshot: Snapshot) => begun(snapshot)?.pageNumber;
const isOn = (page: number) => (snapshot: Snapshot) =>
  snapshot.matches({ open: 'answering' }) && pageOf(snapshot) === page;
const lastKept = (seen: Seen) =>
  (seen.toParent.at(-1) as MedicalQuestionnaireNews | undefined)?.questionnaire;
const pageIsAnswered = (snapshot: Snapshot) => {
  const { heartCondition, lungCondition, heartSurgery, ...others } = answersOf(snapshot);
  if (pageOf(snapshot) === 1) {
    return Boolean(heartCondition && lungCondition && (heartCondition === 'false' || heartSurgery));
  }
  return Boolean(others['medications'] && others['smoking'] && others['awaitingTreatment']);
};

export const medicalQuestionnaireTour = defineTour({
  machine: medicalQuestionnaireMachine,
  input: { questionnaire: unanswered, asks },
  otherInputs: {
    'answers from an earlier visit': { questionnaire: takenQuestionnaire('pax-1'), asks },
    'begun in an earlier visit': {
      questionnaire: {
        ...unanswered,
        started: true,
        inProgress: { pageNumber: 2, answers: { heartCondition: 'false', lungCondition: 'false' } },
      },
      asks,
    },
  },
  length: 40,
  switches: 1,
  fingerprint: ({ context }) => [
    context.questionnaire,
    context.content !== null,
    context.unanswered.length,
    context.isAccepted,
    context.isDeclarationMissed,
  ],
  stimuli: [
    send(
      'takesTheQuestionnaire',
      { type: 'person.takeQuestionnaire' },
      {
        requirements: ['MQ-019 partly'],
        check: (after, seen, before) => {
          expect(kept(before).completed).toBe(false);
          expect(kept(after).started).toBe(true);
          expect(seen.toParent.at(-1)).toEqual({
            type: 'medicalQuestionnaire.keepProgress',
            questionnaire: kept(after),
          });
        },
      },
    ),
    send(
      'editsTheAnswers',
      { type: 'person.editQuestionnaire' },
      {
        requirements: ['MQ-021 partly'],
        check: (after, _, before) => {
          expect(kept(after).pageAnswers).toEqual(kept(before).pageAnswers);
          expect(kept(after).completed).toBe(true);
        },
      },
    ),
    settle('theQuestionsCome', 'readQuestionnaire', content, {
      check: (after) => {
        expect(after.context.content).toEqual(content);
        expect(after.matches({ open: 'answering' })).toBe(true);
      },
    }),
    fail('theQuestionsDoNotCome', 'readQuestionnaire', { code: 'network.unreachable' }),
    send('triesAgain', { type: 'person.retry' }),
    emitFrom('theConnectionReturns', 'hearConnection', { type: 'connection.return' }),
    send(
      'closesTheQuestionnaire',
      { type: 'person.closeQuestionnaire' },
      {
        requirements: ['MQ-019 partly'],
        check: (after, _, before) => {
          expect(kept(after)).toEqual(kept(before));
          expect(after.matches('completed')).toBe(kept(before).completed);
        },
      },
    ),
    send('saysHeartAndLungsAreWell', [give('heartCondition', 'false'), give('lungCondition', 'false')], {
      when: (snapshot) => isOn(1)(snapshot) && answersOf(snapshot)['heartCondition'] !== 'false',
      check: (after, seen) => {
        expect(answersOf(after)).toMatchObject({ heartCondition: 'false', lungCondition: 'false' });
        expect(seen.toParent.at(-1)).toEqual({
          type: 'medicalQuestionnaire.keepProgress',
          questionnaire: kept(after),
        });
      },
    }),
    send('namesAHeartCondition', [give('heartCondition', 'true'), give('lungCondition', 'false')], {
      when: (snapshot) => isOn(1)(snapshot) && answersOf(snapshot)['heartCondition'] !== 'true',
      check: (after) => expect(after.can(give('heartSurgery', 'false'))).toBe(true),
    }),
    send('hadNoHeartSurgery', give('heartSurgery', 'false'), {
      when: (snapshot) => answersOf(snapshot)['heartSurgery'] === undefined,
      check: (after) => expect(answersOf(after)['heartSurgery']).toBe('false'),
    }),
    send(
      'answersTheTreatment',
      Object.entries(healthy)
        .slice(2)
        .map(([key, answer]) => give(key, answer)),
      {
        when: (snapshot) => isOn(2)(snapshot) && answersOf(snapshot)['awaitingTreatment'] !== 'false',
        check: (after) =>
          expect(answersOf(after)).toMatchObject({
            medications: '0',
            smoking: 'NEVER',
            awaitingTreatment: 'false',
          }),
      },
    ),
    send(
      'awaitsSurgery',
      Object.entries(awaiting)
        .slice(2)
        .map(([key, answer]) => give(key, answer)),
      {
        when: (snapshot) => isOn(2)(snapshot) && answersOf(snapshot)['awaitingTreatment'] !== 'true',
        check: (after) => expect(answersOf(after)['awaitingTreatment']).toBe('true'),
      },
    ),
    send('writesTheNumberInWords', give('medications', 'about 12'), {
      when: (snapshot) => isOn(2)(snapshot) && answersOf(snapshot)['medications'] === undefined,
      check: (after) => expect(answersOf(after)['medications']).toBe('12'),
    }),
    send('continues', next, {
      claims: [
        {
          requirements: ['MQ-019 partly', 'MQ-020 partly'],
          check: (after, _, before) => {
            const isAnswered = pageIsAnswered(before);
            const isFirst = pageOf(before) === 1;
            expect(after.matches({ open: 'declaring' })).toBe(isAnswered && !isFirst);
            expect(after.matches({ open: { answering: 'correcting' } })).toBe(!isAnswered);
            expect(pageOf(after)).toBe(isAnswered && isFirst ? 2 : pageOf(before));
          },
        },
        { check: (after, _, before) => expect(answersOf(after)).toEqual(answersOf(before)) },
        { where: isOn(2), check: (after, seen) => expect(lastKept(seen)).toEqual(kept(after)) },
      ],
    }),
    send('turnsBack', previous, {
      requirements: ['MQ-019 partly'],
      check: (after, seen, before) => {
        const wasDeclaring = before.matches({ open: 'declaring' });
        expect(pageOf(after)).toBe(wasDeclaring ? 2 : 1);
        expect(answersOf(after)).toEqual(answersOf(before));
        expect(after.context).toMatchObject({ unanswered: [], isAccepted: false });
        expect(lastKept(seen)).toEqual(kept(after));
      },
    }),
    send('accepts', accept, {
      when: ({ context }) => !context.isAccepted,
      check: (after) => expect(after.context).toMatchObject({ isAccepted: true, isDeclarationMissed: false }),
    }),
    send(
      'withdraws',
      { type: 'person.withdrawDeclaration' },
      {
        when: ({ context }) => context.isAccepted,
        check: (after) => expect(after.context.isAccepted).toBe(false),
      },
    ),
    send('finishes', finish, {
      claims: [
        {
          requirements: ['MQ-019 partly', 'MQ-020 partly'],
          check: (after, _, before) => {
            const { isAccepted } = before.context;
            expect(after.matches('completed')).toBe(isAccepted);
            expect(after.context.isDeclarationMissed).toBe(!isAccepted);
            expect(after.context.attempts).toBe(before.context.attempts + (isAccepted ? 0 : 1));
          },
        },
        {
          requirements: ['MQ-022 partly'],
          where: (_, before) => before.context.isAccepted,
          check: (after, seen) => {
            const isWaiting = kept(after).pageAnswers['awaitingTreatment'] === 'true';
            expect(kept(after)).toMatchObject({ completed: true, declaration: true, inProgress: null });
            expect(kept(after).mqEligible).toBe(!isWaiting);
            expect(seen.toParent.at(-1)).toEqual({
              type: 'medicalQuestionnaire.complete',
              questionnaire: kept(after),
            });
          },
        },
        {
          requirements: ['MQ-022 partly'],
          where: (after, before) =>
            before.context.isAccepted && kept(after).pageAnswers['awaitingTreatment'] === 'false',
          check: (after) => {
            const { heartCondition, heartSurgery, medications } = kept(after).pageAnswers;
            const worst = Number(medications) >= 6 ? 'C' : heartCondition === 'true' ? 'B' : 'A';
            expect(kept(after).rateCategory).toBe(worst);
            expect(heartSurgery !== undefined).toBe(heartCondition === 'true');
          },
        },
      ],
    }),
  ],
  holds: {
    resting: ({ context }) => expect(context.questionnaire.paxId).toBe('pax-1'),
    offered: {
      requirements: ['MQ-008 partly'],
      check: (snapshot) => {
        expect(kept(snapshot).completed).toBe(false);
        expect(snapshot.can({ type: 'person.takeQuestionnaire' })).toBe(true);
        expect(snapshot.can({ type: 'person.editQuestionnaire' })).toBe(false);
      },
    },
    completed: [
      {
        requirements: ['MQ-008 partly'],
        check: (snapshot) => {
          expect(snapshot.can({ type: 'person.takeQuestionnaire' })).toBe(false);
          expect(snapshot.can({ type: 'person.editQuestionnaire' })).toBe(true);
        },
      },
      {
        requirements: ['MQ-006'],
        check: (snapshot) => {
          expect(kept(snapshot)).toMatchObject({ started: true, completed: true, declaration: true });
          expect(kept(snapshot)).toHaveProperty('inProgress');
          expect(Object.keys(kept(snapshot).pageAnswers)).toEqual(
            expect.arrayContaining(['heartCondition', 'lungCondition', 'medications', 'smoking']),
          );
          expect(['A', 'B', 'C']).toContain(kept(snapshot).rateCategory);
          expect(kept(snapshot).mqEligible).toBe(kept(snapshot).pageAnswers['awaitingTreatment'] === 'false');
        },
      },
      {
        requirements: ['MQ-017 partly'],
        check: (snapshot) => {
          expect(kept(snapshot).mqNotEligible).toEqual({
            en: content.en.organization.mqNotEligible,
            fr: content.fr.organization.mqNotEligible,
          });
        },
      },
    ],
    open: {
      requirements: ['MQ-019 partly'],
      check: (snapshot) => {
        expect(kept(snapshot).started).toBe(true);
        expect(snapshot.hasTag('dialog')).toBe(true);
      },
    },
    'open.opening': ({ context }) => expect(context.questionnaire.started).toBe(true),
    'open.reading': {
      requirements: ['MQ-001 partly'],
      check: (snapshot, seen) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.context.problem).toBeNull();
        expect(seen.inputs('readQuestionnaire').at(-1)).toEqual({
          planClass: 'OCM',
          date: '2026-11-20',
          salesChannel: 'b2b',
          organizationCode: 'PARTNER',
        });
      },
    },
    'open.unavailable': {
      requirements: ['MQ-025 partly'],
      check: (snapshot) => {
        expect(snapshot.context.problem).toBe('network.unreachable');
        expect(snapshot.can({ type: 'person.retry' })).toBe(true);
        expect(snapshot.can(next)).toBe(false);
      },
    },
    'open.answering': [
      {
        requirements: ['MQ-005 partly'],
        check: (snapshot) => {
          const isFirst = pageOf(snapshot) === 1;
          expect(snapshot.can(give('heartCondition', 'true'))).toBe(isFirst);
          expect(snapshot.can(give('medications', '1'))).toBe(!isFirst);
          expect(snapshot.can(previous)).toBe(!isFirst);
          expect(snapshot.can(give('careSinceArrival', 'true'))).toBe(false);
        },
      },
      {
        requirements: ['MQ-020 partly'],
        check: (snapshot) => {
          expect(snapshot.can(finish)).toBe(false);
          expect(snapshot.can(accept)).toBe(false);
        },
      },
      {
        requirements: ['MQ-021'],
        where: (snapshot) => kept(snapshot).completed && snapshot.context.attempts === 0,
        check: (snapshot) => {
          expect(Object.keys(answersOf(snapshot))).toEqual(
            expect.arrayContaining(Object.keys(kept(snapshot).pageAnswers)),
          );
        },
      },
    ],
    'open.answering.editing': ({ context }) => expect(context.unanswered).toEqual([]),
    'open.answering.correcting': (snapshot) => {
      expect(pageIsAnswered(snapshot)).toBe(false);
      expect(snapshot.context.unanswered.length).toBeGreaterThan(0);
      expect(snapshot.context.attempts).toBeGreaterThan(0);
    },
    'open.declaring': {
      requirements: ['MQ-020 partly'],
      check: (snapshot) => {
        expect(pageIsAnswered(snapshot)).toBe(true);
        expect(snapshot.can(next)).toBe(false);
      },
    },
  },
});
