import { expect } from 'vitest';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send, wait } from '../support/tours/stimuli.ts';
import { cardFieldHolds } from './cardField.holds.ts';
import {
  answersOf,
  beforeToken,
  cardId,
  enteredToken,
  enterToken,
  invalidFields,
  lastOfCard,
  refused,
  reopened,
  reopens,
  testCard,
  waitsForToken,
} from './cardField.situations.ts';

const input = {
  cardId,
  profileId: 'ht-profile',
  language: 'en',
  cardHolderName: '',
  mayEnterToken: false,
} as const;

export const cardFieldTour = defineTour({
  machine: cardFieldMachine,
  input,
  otherInputs: { 'a directory user in administration': { ...input, mayEnterToken: true } },
  switches: 1,
  fingerprint: ({ context }) => [
    context.cardHolderName,
    context.frameIsComplete,
    context.problem,
    context.problems.cardHolderName,
    context.tokenNumber,
    context.problems.tokenNumber,
  ],
  stimuli: [
    send(
      'personTypesName',
      { type: 'person.type', field: 'cardHolderName', text: 'Zoé Tremblay' },
      {
        when: beforeToken,
        requirements: ['PY-020'],
        check: (after, seen) => {
          expect(after.context.problems.cardHolderName).toBeNull();
          expect(seen.toParent).toContainEqual({
            type: 'cardField.named',
            cardId,
            cardHolderName: 'Zoé Tremblay',
          });
        },
      },
    ),
    send(
      'personTypesWrongName',
      { type: 'person.type', field: 'cardHolderName', text: 'Zoé 2' },
      {
        when: beforeToken,
        requirements: ['PY-020'],
        check: (after, seen, before) => {
          expect(after.context.problems.cardHolderName).toBe('cardHolderName.invalid');
          reopens(before, seen.toParent);
        },
      },
    ),
    send(
      'personErasesName',
      { type: 'person.type', field: 'cardHolderName', text: '' },
      {
        when: beforeToken,
        requirements: ['PY-020'],
        check: (after) => expect(after.context.problems.cardHolderName).toBe('cardHolderName.invalid'),
      },
    ),
    send(
      'personTypesNameTooLate',
      { type: 'person.type', field: 'cardHolderName', text: 'Zoé 2' },
      {
        when: (snapshot) => snapshot.matches('framed') && !beforeToken(snapshot),
        check: (after, _, before) => expect(after.context).toEqual(before.context),
      },
    ),
    send(
      'personReloadsFrame',
      { type: 'person.reloadFrame' },
      {
        check: (_, seen) => expect(seen.inputs('watchFrame').length).toBeGreaterThan(1),
      },
    ),
    send('personEntersToken', enterToken, {
      requirements: ['PY-024 partly'],
      check: (after, seen) => {
        expect(after.matches({ enteringToken: { typing: 'incomplete' } })).toBe(true);
        expect(after.context).toMatchObject({ frameIsComplete: false, problem: null });
        expect(lastOfCard(seen.toParent)).toEqual(reopened);
      },
    }),
    send(
      'personEntersCard',
      { type: 'person.enterCard' },
      {
        check: (after, seen) => {
          expect(after.matches({ framed: 'loadingFrame' })).toBe(true);
          expect(after.context.tokenNumber).toBe('');
          expect(after.context.problems.tokenNumber).toBeNull();
          expect(lastOfCard(seen.toParent)).toEqual(reopened);
        },
      },
    ),
    send(
      'personTypesToken',
      { type: 'person.typeToken', text: enteredToken },
      {
        requirements: ['PY-025'],
        check: ({ context }) => {
          expect(context.tokenNumber).toBe(enteredToken);
          expect(context.problems.tokenNumber).toBeNull();
        },
      },
    ),
    send(
      'personTypesWrongToken',
      { type: 'person.typeToken', text: '6a' },
      { check: (_, seen, before) => reopens(before, seen.toParent) },
    ),
    send(
      'personTypesCardForToken',
      [{ type: 'person.typeToken', text: testCard }, { type: 'person.leaveToken' }],
      {
        requirements: ['PY-042 partly'],
        check: (after, seen, before) => {
          expect(after.context.problems.tokenNumber).toBe('tokenNumber.isCard');
          expect(after.context.tokenNumber).toBe('');
          reopens(before, seen.toParent);
        },
      },
    ),
    send(
      'personLeavesToken',
      { type: 'person.leaveToken' },
      {
        claims: [
          {
            where: ({ context }) => context.tokenNumber === '6a',
            check: ({ context }) => expect(context.problems.tokenNumber).toBe('tokenNumber.invalid'),
          },
          {
            where: (_, before) => ['', enteredToken].includes(before.context.tokenNumber),
            check: ({ context }, _, before) => {
              expect(context.problems.tokenNumber).toBeNull();
              expect(context.tokenNumber).toBe(before.context.tokenNumber);
            },
          },
        ],
      },
    ),
    send(
      'parentAsksForToken',
      { type: 'parent.tokenise' },
      {
        check: (after, seen, before) => {
          const answers = answersOf(before, after, seen.toParent);
          expect(seen.toParent.slice(seen.toParent.length - answers.length)).toEqual(answers);
        },
      },
    ),
    send(
      'parentAsksAgain',
      { type: 'parent.askAgain' },
      {
        claims: [
          { check: ({ context }) => expect([context.token, context.tokenNumber]).toEqual([null, '']) },
          {
            where: (after) => after.matches('enteringToken'),
            check: (_, seen) => expect(lastOfCard(seen.toParent)).toEqual(reopened),
          },
        ],
      },
    ),
    send(
      'parentChoosesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        claims: [
          { check: ({ context }) => expect(context.language).toBe('fr') },
          {
            where: (after) => after.matches('framed'),
            check: (_, seen) =>
              expect(seen.received('watchFrame').at(-1)).toEqual({ type: 'relabel', language: 'fr' }),
          },
        ],
      },
    ),
    emitFrom(
      'frameIsReady',
      'watchFrame',
      { type: 'frame.ready' },
      {
        requirements: ['PY-026', 'PY-027'],
        check: (after, seen, before) => {
          expect(before.matches({ framed: 'ready' }) ? lastOfCard(seen.toParent) : reopened).toEqual(
            reopened,
          );
          expect(seen.received('watchFrame').slice(-2)).toEqual([
            { type: 'style' },
            { type: 'relabel', language: after.context.language },
          ]);
        },
      },
    ),
    emitFrom(
      'frameCallsNumberValid',
      'watchFrame',
      { type: 'frame.valid', field: 'number', complete: false },
      {
        requirements: ['PY-026', 'PY-028'],
        check: (after) => expect(after.context.problems.number).toBeNull(),
      },
    ),
    emitFrom('frameCallsCardComplete', 'watchFrame', { type: 'frame.valid', field: 'code', complete: true }),
    ...invalidFields.map(([id, field, code, problem, requirements]) =>
      emitFrom(
        id,
        'watchFrame',
        { type: 'frame.invalid', field, code },
        {
          requirements,
          check: (after) => {
            expect(after.context.problems[field]).toBe(problem);
            expect(after.context.frameIsComplete).toBe(false);
          },
        },
      ),
    ),
    emitFrom(
      'personEntersNumber',
      'watchFrame',
      { type: 'frame.focus', field: 'number', complete: false },
      { requirements: ['PY-026'], check: (after) => expect(after.context.focused).toBe('number') },
    ),
    emitFrom(
      'personLeavesNumber',
      'watchFrame',
      { type: 'frame.blur', field: 'number', complete: false },
      { requirements: ['PY-026'], check: (after) => expect(after.context.focused).toBeNull() },
    ),
    emitFrom(
      'frameHasSystemError',
      'watchFrame',
      { type: 'frame.systemError' },
      {
        requirements: ['PY-026'],
        check: (after) => expect(after.hasTag('trouble') || after.context.token !== null).toBe(true),
      },
    ),
    emitFrom(
      'frameGivesVisaToken',
      'watchFrame',
      { type: 'frame.tokenised', dataKey: 'ot1', bin: '424242' },
      {
        requirements: ['PY-015'],
        where: (_, before) => waitsForToken(before),
        check: (after) => expect(after.context.token).toMatchObject({ cardType: 'VISA' }),
      },
    ),
    emitFrom(
      'frameGivesMastercardToken',
      'watchFrame',
      { type: 'frame.tokenised', dataKey: 'ot2', bin: '545454' },
      {
        requirements: ['PY-015'],
        when: waitsForToken,
        check: (after) => expect(after.context.token).toMatchObject({ cardType: 'MASTER' }),
      },
    ),
    emitFrom(
      'frameGivesAmexToken',
      'watchFrame',
      { type: 'frame.tokenised', dataKey: 'ot3', bin: '378282' },
      {
        requirements: ['PY-015'],
        when: waitsForToken,
        check: (after) => expect(after.context.token).toMatchObject({ cardType: 'AMEX' }),
      },
    ),
    emitFrom(
      'frameGivesTokenOfOtherCard',
      'watchFrame',
      { type: 'frame.tokenised', dataKey: 'ot4', bin: '601100' },
      {
        check: (after, seen) => {
          const isNamed = after.context.problems.cardHolderName === null;
          expect(after.context.token).toBeNull();
          expect(seen.toParent.at(-1)).toEqual(refused(isNamed ? 'card.mon_943' : 'cardHolderName.invalid'));
          expect([after.context.problems.number, after.context.problems.cardHolderName].some(Boolean)).toBe(
            true,
          );
        },
      },
    ),
    emitFrom(
      'frameRefusesCard',
      'watchFrame',
      { type: 'frame.refused', codes: ['945', '943'] },
      {
        requirements: ['PY-018', 'PY-019'],
        check: (after, seen) => {
          expect(after.context.problems).toMatchObject({ number: 'card.mon_943', code: 'card.945' });
          expect(seen.toParent.at(-1)).toEqual({
            type: 'cardField.refused',
            cardId,
            problem: 'card.945',
          });
        },
      },
    ),
    emitFrom(
      'frameHasNoToken',
      'watchFrame',
      { type: 'frame.refused', codes: ['941'] },
      {
        check: (after, seen) => {
          expect(after.context.problem).toBe('card.unavailable');
          expect(seen.toParent.at(-1)).toEqual(
            after.matches({ framed: { ready: 'withoutToken' } })
              ? { type: 'cardField.completed', cardId }
              : reopened,
          );
          expect(seen.toParent).toContainEqual({
            type: 'cardField.refused',
            cardId,
            problem: 'card.unavailable',
          });
        },
      },
    ),
    wait('frameStaysAway', 'frameNotice'),
    wait('frameStaysSilent', 'answerLimit', {
      check: (after) => expect(after.context.problem).toBe('card.unanswered'),
    }),
  ],
  holds: cardFieldHolds,
});
