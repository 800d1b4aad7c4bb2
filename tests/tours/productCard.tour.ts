import { expect } from 'vitest';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { awaiting, takenQuestionnaire, withHeart } from '../support/questionnaires/medical.ts';
import { quoteAnswer, refusedPlanAnswer, tooLong } from '../support/sale/catalogue.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import {
  asked,
  calculate,
  card,
  cheaper,
  fingerprint,
  name,
  otherCards,
  select,
  whenAnswersGiveAPrice,
} from './productCard.situations.ts';

export const productCardTour = defineTour({
  machine: productCardMachine,
  input: card,
  otherInputs: otherCards,

  length: 40,
  fingerprint,
  stimuli: [
    send(
      'personChoosesDeductible',
      { type: 'person.changeParameter', field: 'deductible', text: '500' },
      { check: (after) => expect(after.context.params.deductible).toBe('500') },
    ),
    send(
      'personClearsDeductible',
      { type: 'person.changeParameter', field: 'deductible', text: '' },
      {
        requirements: ['PS-058'],
        check: (after) => {
          expect(after.can(select)).toBe(false);
          expect(after.context.priceHolds).toBe(false);
        },
      },
    ),
    send(
      'personTypesLetterAsDays',
      { type: 'person.changeParameter', field: 'daysPerTrip', text: 'x' },
      {
        requirements: ['PS-061 partly'],
        check: (after, _, before) => expect(after.context).toEqual(before.context),
      },
    ),
    send('personCalculates', calculate, {
      requirements: ['PS-049 partly', 'PS-050 partly'],
      check: (after) => {
        expect(after.context.offer.variant).toBe('COVER_ME');
        expect(after.matches({ price: { offered: 'calculating' } })).toBe(true);
        expect(after.can(calculate)).toBe(false);
      },
    }),
    settle('thePriceComes', 'priceQuote', cheaper, {
      check: (after, seen) => {
        expect(after.context.price?.premiumTotalCents).toBe(8000);
        expect(seen.toParent.at(-1)).toMatchObject({ type: 'productCard.tellPrice', ...name });
      },
    }),
    settle('theFirstPriceComes', 'priceQuote', quoteAnswer('pax-1')),
    settle('thePlanIsRefused', 'priceQuote', refusedPlanAnswer('pax-1', tooLong), {
      check: ({ context }) => {
        expect(context.problem).toBe('plan.tripTooLong');
        expect(context.refusal).toEqual(tooLong);
      },
    }),
    fail(
      'thePriceFails',
      'priceQuote',
      { code: 'unknown' },
      {
        check: ({ context }) => expect(context).toMatchObject({ problem: 'unknown', refusal: null }),
      },
    ),
    fail(
      'theConnectionIsLost',
      'priceQuote',
      { code: 'network.unreachable' },
      {
        check: (after, seen, before) => {
          expect(after.context.problem).toBe('network.unreachable');
          expect(after.context.isSelected).toBe(before.context.isSelected);
          expect(after.context.benefits).toEqual(before.context.benefits);
          expect(seen.toParent.at(-1)?.type).toBe('productCard.startPricing');
        },
      },
    ),
    emitFrom(
      'theConnectionReturns',
      'hearConnection',
      { type: 'connection.return' },
      {
        check: (after) => expect(after.matches({ price: { offered: 'calculating' } })).toBe(true),
      },
    ),
    send('personRetriesPricing', { type: 'person.retryPricing' }),
    send(
      'personTakesBenefit',
      { type: 'person.toggleBenefit', benefit: 'BAGGAGE' },
      {
        requirements: ['PS-047 partly', 'PS-087 partly'],
        check: (after, seen, before) => {
          expect(before.context.isSelected).toBe(true);
          const taken = !before.context.benefits.includes('BAGGAGE');
          expect(after.context.benefits.includes('BAGGAGE')).toBe(taken);
          expect(asked(seen.inputs('priceQuote'))?.optionalBenefits).toEqual(
            taken ? [{ code: 'BAGGAGE' }] : [],
          );
        },
      },
    ),
    send('personSelects', select, {
      requirements: ['PS-041', 'PS-045'],
      check: (after, seen, before) => {
        expect(before.context.priceHolds).toBe(true);
        const { isAddOn, hasEligibilityText } = after.context.offer;
        const isAsked = !isAddOn && hasEligibilityText;
        expect(after.matches({ dialog: 'readingEligibility' })).toBe(isAsked);
        expect(seen.toParent.at(-1)?.type === 'productCard.select').toBe(!isAsked);
      },
    }),
    send('personAgrees', { type: 'person.agree' }),
    send('personDisagrees', { type: 'person.disagree' }),
    send(
      'personConfirmsSelection',
      { type: 'person.confirmSelection' },
      {
        requirements: ['PS-041', 'PS-042'],
        check: (after, seen, before) => {
          expect(before.matches({ dialog: { readingEligibility: 'agreed' } })).toBe(true);
          expect(seen.toParent.slice(-2)).toMatchObject([
            { type: 'productCard.confirmEligibility', ...name },
            { type: 'productCard.select', ...name },
          ]);
          expect(after.matches({ dialog: 'closed' })).toBe(true);
        },
      },
    ),
    send('personTakesPlan', [{ type: 'person.confirmSelection' }, { type: 'parent.confirmSelection' }], {
      requirements: ['PS-046 partly'],
      check: (after) => {
        expect(after.context.isSelected).toBe(true);
        expect(after.matches({ dialog: 'closed' })).toBe(true);
      },
    }),
    send('personTakesPlanAtOnce', [select, { type: 'parent.confirmSelection' }], {
      when: ({ context: { offer, isSelected } }) =>
        !isSelected && (offer.isAddOn || !offer.hasEligibilityText),
      requirements: ['PS-041'],
      check: (after, seen) => {
        expect(seen.toParent.at(-1)).toMatchObject({ type: 'productCard.select', ...name });
        expect(after.context.isSelected).toBe(true);
        expect(after.matches({ dialog: 'closed' })).toBe(true);
      },
    }),
    send(
      'personClosesDialog',
      { type: 'person.closeDialog' },
      {
        requirements: ['PS-044 partly'],
        check: (after, _, before) => expect(after.context.isSelected).toBe(before.context.isSelected),
      },
    ),
    send('personOpensDetails', { type: 'person.openDetails' }),
    send(
      'personOpensWorksheet',
      { type: 'person.openWorksheet' },
      {
        check: (after, seen, before) => {
          expect(before.context.priceHolds).toBe(true);
          const [traveller] = (seen.inputs('worksheet').at(-1) as { question: QuoteBody }).question.paxes;
          const { deductible } = after.context.params;
          expect(traveller?.plan?.tripPreference?.deductible).toBe(Number(deductible));
          expect(traveller?.plan?.optionalBenefits).toEqual(
            after.context.benefits.map((code: string) => ({ code })),
          );
        },
      },
    ),
    send(
      'personDeselects',
      { type: 'person.deselect' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'productCard.deselect', ...name }) },
    ),
    send('personGivesPlanBack', [{ type: 'person.deselect' }, { type: 'parent.release' }], {
      check: (after, seen) => {
        expect(seen.toParent).toContainEqual({ type: 'productCard.deselect', ...name });
        expect(after.context).toMatchObject({ isSelected: false, benefits: [] });
      },
    }),
    send(
      'parentConfirmsSelection',
      { type: 'parent.confirmSelection' },
      { requirements: ['PS-046 partly'], check: (after) => expect(after.context.isSelected).toBe(true) },
    ),
    send(
      'theAnswersGiveAPrice',
      { type: 'parent.applyQuestionnaire', questionnaire: takenQuestionnaire('pax-1', withHeart) },
      {
        when: ({ context }) => context.offer.isMqRequired,
        claims: whenAnswersGiveAPrice,
      },
    ),
    send(
      'theAnswersBarThePlan',
      { type: 'parent.applyQuestionnaire', questionnaire: takenQuestionnaire('pax-1', awaiting) },
      {
        when: ({ context }) => context.offer.isMqRequired,
        requirements: ['MQ-013 partly', 'MQ-017 partly'],
        check: (after, seen) => {
          expect(after.context.offer).toMatchObject({ isMqTaken: true, isMqEligible: false });
          expect(after.matches({ price: 'barred' })).toBe(true);
          expect(after.can(select)).toBe(false);
          expect(after.context).toMatchObject({ price: null, isSelected: false, benefits: [] });
          expect(seen.toParent.at(-1)).toEqual({ type: 'productCard.losePrice', ...name });
        },
      },
    ),
    send(
      'parentReleasesCard',
      { type: 'parent.release' },
      {
        requirements: ['PS-084 partly'],
        check: (after) => expect(after.context).toMatchObject({ isSelected: false, benefits: [] }),
      },
    ),
  ],
  holds: {
    price: (snapshot) => {
      expect(snapshot.context.question.paxes).toHaveLength(1);
      const questionnaire = takenQuestionnaire('pax-1');
      expect(snapshot.can({ type: 'parent.applyQuestionnaire', questionnaire })).toBe(
        snapshot.context.offer.isMqRequired,
      );
    },
    'price.opening': ({ context }) => expect(context.problem).toBeNull(),
    'price.barred': {
      requirements: ['MQ-012 partly', 'PS-045'],
      check: (snapshot) => {
        expect(snapshot.can(select)).toBe(false);
        expect(snapshot.can(calculate)).toBe(false);
        expect(snapshot.context.price).toBeNull();
      },
    },
    'price.offered': (snapshot) => {
      const { offer: offered, isSelected } = snapshot.context;
      expect(offered.isMqRequired).toBe(offered.isMqTaken && offered.isMqEligible);
      expect(snapshot.can({ type: 'person.toggleBenefit', benefit: 'BAGGAGE' })).toBe(isSelected);
    },
    'price.offered.incomplete': {
      requirements: ['PS-045', 'PS-066 partly'],
      check: (snapshot, seen) => {
        expect(snapshot.context.params.deductible).toBe('');
        expect(snapshot.can(select)).toBe(false);
        expect(snapshot.context).toMatchObject({ isSelected: false, benefits: [] });
        expect(seen.toParent.at(-1)).toEqual({ type: 'productCard.losePrice', ...name });
      },
    },
    'price.offered.outdated': [
      {
        requirements: ['PS-058'],
        check: (snapshot, seen) => {
          expect(snapshot.context.offer.variant).toBe('COVER_ME');
          expect(snapshot.can(select)).toBe(false);
          expect(snapshot.context.isSelected).toBe(false);
          expect(seen.toParent).toContainEqual({ type: 'productCard.losePrice', ...name });
        },
      },
      {
        requirements: ['PS-052 partly', 'PS-057 partly'],
        check: (snapshot) => expect(snapshot.can(calculate)).toBe(true),
      },
    ],
    'price.offered.calculating': [
      {
        requirements: ['PS-045', 'PS-048 partly', 'PS-051'],
        check: (snapshot) => {
          expect(snapshot.hasTag('calculating')).toBe(true);
          expect(snapshot.can(select)).toBe(false);
          expect(snapshot.can(calculate)).toBe(false);
          expect(snapshot.context).toMatchObject({ problem: null, priceHolds: false });
        },
      },
      {
        requirements: ['QR-024'],
        check: ({ context }, seen) => {
          const plan = asked(seen.inputs('priceQuote'));
          const { deductible } = context.params;
          expect(plan?.tripPreference?.deductible).toBe(deductible === '' ? undefined : Number(deductible));
          expect(plan?.optionalBenefits).toEqual(context.benefits.map((code) => ({ code })));
          const started = seen.toParent.filter(({ type }) => type === 'productCard.startPricing');
          expect(started).toHaveLength(seen.inputs('priceQuote').length);
          expect(JSON.stringify(started)).not.toContain('questionnaires');
        },
      },
    ],
    'price.offered.unreachable': (snapshot) => {
      expect(snapshot.can(select)).toBe(false);
      expect(snapshot.context).toMatchObject({ priceHolds: false, problem: 'network.unreachable' });
      expect(snapshot.can({ type: 'person.retryPricing' })).toBe(true);
    },
    'price.offered.priced': ({ context }) => {
      expect(context.priceHolds).toBe(true);
      expect(context.price).not.toBeNull();
    },
    'price.offered.unpriced': (snapshot, seen) => {
      expect(snapshot.can(select)).toBe(false);
      expect(seen.toParent.at(-1)).toEqual({ type: 'productCard.losePrice', ...name });
    },
    dialog: ({ context }) => expect(context.offer.code).toBe('SEMH'),
    'dialog.closed': (snapshot) => {
      expect(snapshot.can({ type: 'person.confirmSelection' })).toBe(false);
      expect(snapshot.can({ type: 'person.deselect' })).toBe(snapshot.context.isSelected);
    },
    'dialog.readingDetails': {
      requirements: ['PS-040 partly'],
      check: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(true),
    },
    'dialog.readingWorksheet': (snapshot) => expect(snapshot.hasTag('dialog')).toBe(true),
    'dialog.readingEligibility': {
      requirements: ['PS-041'],
      check: ({ context }) =>
        expect(context.offer).toMatchObject({ isAddOn: false, hasEligibilityText: true }),
    },
    'dialog.readingEligibility.disagreed': {
      requirements: ['PS-042', 'PS-044 partly'],
      check: (snapshot) => expect(snapshot.can({ type: 'person.confirmSelection' })).toBe(false),
    },
    'dialog.readingEligibility.agreed': ({ context }) => expect(context.offer.hasEligibilityText).toBe(true),
  },
});
