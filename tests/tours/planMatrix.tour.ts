import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { planMatrixMachine } from '#machines/planMatrix/planMatrix.machine.ts';
import type { PlanPick } from '#machines/planMatrix/planMatrix.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { send } from '../support/tours/stimuli.ts';

type Snapshot = SnapshotFrom<typeof planMatrixMachine>;

/** The table is there to be worked in, without the dialog over it. */
const isOpen = (snapshot: Snapshot) =>
  snapshot.matches({ layout: 'table', choice: 'open', details: 'closed' });
const isConfirmed = ({ context }: Snapshot) => context.confirmed.includes('productCard.pax-1.SEMH');

const asking = (paxId: string) => ({ paxId, code: 'SEMH', asksEligibility: true });
const plain = { paxId: 'pax-1', code: 'SAIH', asksEligibility: false };
const order = (paxId: string, code: string, told: object) => ({
  type: 'planMatrix.orderCard',
  paxId,
  code,
  order: told,
});
const taken = (paxId: string) =>
  ['person.select', 'person.agree', 'person.confirmSelection'].map((type) => order(paxId, 'SEMH', { type }));

export const planMatrixTour = defineTour({
  machine: planMatrixMachine,
  input: { layout: 'table' },
  otherInputs: { 'cards that were asked for before': { layout: 'cards' } },
  fingerprint: ({ context: { asked, agreed, confirmed } }) => [
    asked,
    agreed.toSorted(),
    confirmed.toSorted(),
  ],
  stimuli: [
    send(
      'choosesAPlanForOne',
      { type: 'person.choosePlans', picks: [asking('pax-1')] },
      {
        when: (snapshot) => isOpen(snapshot) && !isConfirmed(snapshot),
        requirements: ['PS-041 partly'],
        check: (after, seen, before) => {
          expect(after.matches({ choice: 'confirming' })).toBe(true);
          expect(after.context).toMatchObject({ asked: [asking('pax-1')], agreed: [] });
          expect(after.context.taken).toEqual(before.context.taken);
          expect(seen.toParent).not.toContainEqual(order('pax-2', 'SEMH', { type: 'person.select' }));
        },
      },
    ),
    send(
      'choosesThePlanForAll',
      { type: 'person.choosePlans', picks: [asking('pax-1'), asking('pax-2'), asking('pax-3')] },
      {
        when: (snapshot) => isOpen(snapshot) && snapshot.context.confirmed.length < 2,
        check: ({ context }, _, before) => {
          expect(context.asked.map(({ paxId }: PlanPick) => paxId)).toEqual(
            isConfirmed(before) ? ['pax-2', 'pax-3'] : ['pax-1', 'pax-2', 'pax-3'],
          );
          expect(context.picks).toHaveLength(3);
        },
      },
    ),
    send(
      'choosesAConfirmedPlanAgain',
      { type: 'person.choosePlans', picks: [asking('pax-1')] },
      {
        when: (snapshot) => isOpen(snapshot) && isConfirmed(snapshot),
        check: (after, seen) => {
          expect(after.matches({ choice: 'open' })).toBe(true);
          expect(seen.toParent.slice(-3)).toEqual(taken('pax-1'));
          expect(after.context.taken).toEqual([{ paxId: 'pax-1', code: 'SEMH' }]);
        },
      },
    ),
    send(
      'choosesAPlanWithoutConditions',
      { type: 'person.choosePlans', picks: [plain] },
      {
        when: isOpen,
        check: (after, seen) => {
          expect(after.matches({ choice: 'open' })).toBe(true);
          expect(seen.toParent.at(-1)).toEqual(order('pax-1', 'SAIH', { type: 'person.select' }));
          expect(after.context.orders).toEqual([]);
        },
      },
    ),
    send(
      'givesThePlanBack',
      { type: 'person.givePlanBack', paxId: 'pax-1', code: 'SAIH' },
      {
        when: isOpen,
        check: (after, seen) => {
          expect(seen.toParent.at(-1)).toEqual(order('pax-1', 'SAIH', { type: 'person.deselect' }));
          expect(after.context.taken).toEqual([]);
        },
      },
    ),
    send(
      'changesTheDeductible',
      {
        type: 'person.changeDeductible',
        deductible: '500',
        cards: [
          { paxId: 'pax-1', code: 'SEMH' },
          { paxId: 'pax-2', code: 'SEMH' },
        ],
      },
      {
        when: isOpen,
        check: ({ context }, seen) => {
          const change = { type: 'person.changeParameter', field: 'deductible', text: '500' };
          expect(seen.toParent.slice(-4)).toEqual([
            order('pax-1', 'SEMH', change),
            order('pax-1', 'SEMH', { type: 'person.calculatePremium' }),
            order('pax-2', 'SEMH', change),
            order('pax-2', 'SEMH', { type: 'person.calculatePremium' }),
          ]);
          expect(context).toMatchObject({ deductible: '500', taken: [] });
        },
      },
    ),
    send(
      'agreesForTheFirst',
      { type: 'person.agreeFor', paxIds: ['pax-1'] },
      {
        when: ({ context }) =>
          context.asked.some(({ paxId }: PlanPick) => paxId === 'pax-1') && !context.agreed.includes('pax-1'),
        check: (after, _, before) => {
          expect(after.context.agreed).toContain('pax-1');
          expect(after.can({ type: 'person.confirmPlans' })).toBe(before.context.asked.length === 1);
        },
      },
    ),
    send(
      'disagreesForTheFirst',
      { type: 'person.disagreeFor', paxIds: ['pax-1'] },
      {
        when: ({ context }) => context.agreed.length === 1 && context.agreed[0] === 'pax-1',
        requirements: ['PS-042 partly'],
        check: (after) => {
          expect(after.context.agreed).toEqual([]);
          expect(after.can({ type: 'person.confirmPlans' })).toBe(false);
        },
      },
    ),
    send(
      'agreesForEverybody',
      { type: 'person.agreeFor', paxIds: ['pax-1', 'pax-2', 'pax-3'] },
      {
        when: ({ context }) => context.picks.length === 3 && context.agreed.length < 3,
        check: (after) => {
          expect(after.context.agreed.toSorted()).toEqual(['pax-1', 'pax-2', 'pax-3']);
          expect(after.can({ type: 'person.confirmPlans' })).toBe(true);
        },
      },
    ),
    send(
      'closesTheConditions',
      { type: 'person.closeEligibility' },
      {
        requirements: ['PS-044 partly'],
        check: ({ context }, _, before) => {
          expect(context.confirmed).toEqual(before.context.confirmed);
          expect(context.taken).toEqual(before.context.taken);
        },
      },
    ),
    send(
      'confirmsThePlans',
      { type: 'person.confirmPlans' },
      {
        when: ({ context: { asked, agreed } }) =>
          asked.every(({ paxId }: PlanPick) => agreed.includes(paxId)),
        claims: [
          {
            requirements: ['PS-041 partly', 'PS-042 partly'],
            check: (after, seen, before) => {
              const { picks, asked } = before.context;
              expect(seen.toParent.slice(-3 * picks.length)).toEqual(
                picks.flatMap(({ paxId }: PlanPick) => taken(paxId)),
              );
              expect(after.context.taken).toEqual(
                picks.map(({ paxId, code }: PlanPick) => ({ paxId, code })),
              );
              expect(after.context.confirmed).toEqual([
                ...before.context.confirmed,
                ...asked.map(({ paxId }: PlanPick) => `productCard.${paxId}.SEMH`),
              ]);
            },
          },
        ],
      },
    ),
    send(
      'opensTheDetails',
      { type: 'person.openDetails', code: 'SEMH' },
      { when: isOpen, check: ({ context }) => expect(context.detailsOf).toBe('SEMH') },
    ),
    send(
      'closesTheDetails',
      { type: 'person.closeDetails' },
      {
        check: (after, _, before) => {
          expect(after.matches({ details: 'closed' })).toBe(true);
          expect(after.context).toEqual(before.context);
        },
      },
    ),
    send(
      'comparesThePlans',
      { type: 'person.comparePlans', paxIds: ['pax-1', 'pax-2', 'pax-3'] },
      {
        when: isOpen,
        check: ({ context }) => expect(context.comparedFor).toEqual(['pax-1', 'pax-2', 'pax-3']),
      },
    ),
    send('closesTheComparison', { type: 'person.closeComparison' }),
    send(
      'showsTheCards',
      { type: 'person.showCards' },
      {
        when: isOpen,
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({ type: 'planMatrix.keepLayout', layout: 'cards' }),
      },
    ),
    send(
      'showsTheTable',
      { type: 'person.showTable' },
      {
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({ type: 'planMatrix.keepLayout', layout: 'table' }),
      },
    ),
  ],
  holds: {
    'layout.opening': (snapshot) => expect(snapshot.matches('layout')).toBe(true),
    layout: (snapshot) =>
      expect(snapshot.can({ type: 'person.showCards' })).toBe(snapshot.matches({ layout: 'table' })),
    'layout.table': (snapshot) => expect(snapshot.can({ type: 'person.showTable' })).toBe(false),
    'layout.cards': (snapshot) => expect(snapshot.can({ type: 'person.showTable' })).toBe(true),
    choice: ({ context }) => expect(context.agreed.every((paxId) => /^pax-[123]$/.test(paxId))).toBe(true),
    'choice.open': (snapshot) => {
      expect(snapshot.hasTag('dialog')).toBe(false);
      expect(snapshot.context.orders).toEqual([]);
    },
    'choice.confirming': (snapshot) => {
      expect(snapshot.hasTag('dialog')).toBe(true);
      expect(snapshot.context.asked.length).toBeGreaterThan(0);
    },
    'choice.telling': (snapshot) => expect(snapshot.hasTag('dialog')).toBe(false),
    details: (snapshot) =>
      expect(snapshot.can({ type: 'person.openDetails', code: 'SEMH' })).toBe(
        snapshot.matches({ details: 'closed' }),
      ),
    'details.closed': (snapshot) => expect(snapshot.can({ type: 'person.closeDetails' })).toBe(false),
    'details.comparing': ({ context }) => expect(context.comparedFor.length).toBeGreaterThan(0),
    'details.reading': {
      requirements: ['PS-040 partly'],
      check: ({ context }) => expect(context.detailsOf).toBe('SEMH'),
    },
  },
});
