import { expect } from 'vitest';
import type { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import type { TourDefinition } from '../support/tours/types.ts';
import { beforeToken, cardId, enteredToken, enterToken, lastOfCard } from './cardField.situations.ts';

/** What must be true in each state of a card. */
export const cardFieldHolds: TourDefinition<typeof cardFieldMachine, string>['holds'] = {
  framed: [
    {
      requirements: ['PY-032'],
      check: (_, seen) =>
        expect(seen.inputs('watchFrame')[0]).toMatchObject({ cardId, profileId: 'ht-profile' }),
    },
    {
      requirements: ['PY-042 partly'],
      check: ({ context }, seen) => {
        expect(JSON.stringify(context)).not.toMatch(/\d{4}/);
        expect(JSON.stringify(seen.toParent)).not.toMatch(/\d{4}/);
      },
    },
    {
      requirements: ['PY-024 partly'],
      check: (snapshot) =>
        expect(snapshot.can(enterToken)).toBe(snapshot.context.mayEnterToken && beforeToken(snapshot)),
    },
  ],
  'framed.loadingFrame': (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  'framed.frameMissing': (snapshot) => expect(snapshot.can({ type: 'person.reloadFrame' })).toBe(true),
  'framed.ready': ({ context }) => expect(context.token).toBeNull(),
  'framed.ready.incomplete': ({ context }) =>
    expect(Object.keys(context.problems)).toEqual([
      'cardHolderName',
      'tokenNumber',
      'number',
      'expiry',
      'code',
    ]),
  'framed.ready.correcting': [
    {
      check: ({ context }) =>
        expect(Object.values(context.problems).some(Boolean) || !context.frameIsComplete).toBe(true),
    },
  ],
  'framed.ready.complete': {
    requirements: ['PY-043'],
    check: ({ context }, seen) => {
      expect(context).toMatchObject({ frameIsComplete: true, cardHolderName: 'Zoé Tremblay' });
      expect(seen.toParent).toContainEqual({ type: 'cardField.completed', cardId });
    },
  },
  'framed.ready.withoutToken': ({ context }) => expect(context.problem).toBe('card.unavailable'),
  'framed.tokenising': (_, seen) =>
    expect(seen.received('watchFrame').filter(({ type }) => type === 'tokenise').length).toBeGreaterThan(0),
  'framed.tokenised': {
    requirements: ['PY-013'],
    check: ({ context }, seen) => {
      expect(context.token).toEqual({
        dataKey: expect.stringMatching(/^ot\d$/),
        cardType: expect.stringMatching(/VISA|MASTER|AMEX/),
        paymentType: 'CREDIT_CARD',
      });
      expect(seen.toParent).toContainEqual({
        type: 'cardField.tokenised',
        cardId,
        token: context.token,
        cardHolderName: 'Zoé Tremblay',
      });
    },
  },
  enteringToken: {
    requirements: ['PY-024 partly'],
    check: ({ context, children }) => {
      expect(context.mayEnterToken).toBe(true);
      expect(children.watchFrame).toBeUndefined();
    },
  },
  'enteringToken.typing': (snapshot) => expect(snapshot.can({ type: 'person.enterCard' })).toBe(true),
  'enteringToken.typing.incomplete': ({ context }) => expect(context.token).toBeNull(),
  'enteringToken.typing.complete': {
    requirements: ['PY-043'],
    check: ({ context }, seen) => {
      expect(context).toMatchObject({ tokenNumber: enteredToken, cardHolderName: 'Zoé Tremblay' });
      expect(lastOfCard(seen.toParent)).toEqual({ type: 'cardField.completed', cardId });
    },
  },
  'enteringToken.given': {
    requirements: ['PY-013', 'PY-015'],
    check: ({ context }, seen) => {
      const token = { dataKey: enteredToken, cardType: 'VISA', paymentType: 'TOKEN' };
      expect(context.token).toEqual(token);
      expect(seen.toParent.at(-1)).toEqual({
        type: 'cardField.tokenised',
        cardId,
        token,
        cardHolderName: 'Zoé Tremblay',
      });
    },
  },
  'framed.unusable': [
    {
      requirements: ['PY-028'],
      check: ({ context }, seen) => {
        expect(['card.systemError', 'card.unanswered']).toContain(context.problem);
        expect(context.token).toBeNull();
        expect(seen.toParent).toContainEqual({
          type: 'cardField.refused',
          cardId,
          problem: context.problem,
        });
      },
    },
    {
      requirements: ['PY-043'],
      check: (_, seen) =>
        expect(seen.toParent.findLast(({ type }) => /completed|reopened/.test(type))).toEqual({
          type: 'cardField.reopened',
          cardId,
        }),
    },
  ],
};
