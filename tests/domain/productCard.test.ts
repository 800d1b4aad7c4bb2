import { describe, expect, test } from 'vitest';
import {
  calculationBlock,
  cardIsFilled,
  cardProblems,
  cardValuesAreValid,
  emptyParameters,
  selectionBlock,
  typedParameter,
} from '#domain/plans/productCard.ts';
import { topUpEndDate, topUpStart } from '#domain/productRules/topUp.ts';
import { answeredPrice, answeredProblem, questionFor, withCardPlan } from '#domain/plans/cardQuestion.ts';
import { formatsOf } from '#domain/formats.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import { parametersOfPrice, planShareCents } from '#domain/plans/price.ts';
import { requestedPlanOf } from '#domain/plans/cardPreference.ts';
import { repricePlan, takePlan } from '#domain/plans/selection.ts';
import { quoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { catalogue, quoteAnswer, refusedAnswer } from '../support/sale/catalogue.ts';
import { cardOffer, cardPrice, parameters, plansForm } from '../support/sale/plans.ts';

const choice = [{ value: 0, isDisabled: false }];

describe('what is typed on a card', () => {
  test('[PS-038] a card has deductible, coverage amount, days per trip, sum insured after and trip cost', () => {
    expect(Object.keys(emptyParameters).toSorted()).toEqual([
      'coverageAmount',
      'daysPerTrip',
      'deductible',
      'sumInsuredAfter',
      'tripCost',
    ]);
  });

  test('[PS-059] [PS-060] trip cost and sum insured take at most 5 digits', () => {
    for (const field of ['tripCost', 'sumInsuredAfter'] as const) {
      expect(typedParameter(field, '99999', '9999')).toBe('99999');
      expect(typedParameter(field, '999999', '99999')).toBe('99999');
      expect(typedParameter(field, '12.5', '12')).toBe('12');
    }
  });

  test('[PS-061] trip days take 3 digits, drop other characters and turn 0 into empty', () => {
    expect(typedParameter('daysPerTrip', '1a2', '1')).toBe('12');
    expect(typedParameter('daysPerTrip', '1234', '123')).toBe('123');
    expect(typedParameter('daysPerTrip', '0', '')).toBe('');
  });

  test('[PS-064] [TD-024] a top-up ends after the days of the existing plan, its minimum and the typed days, the first day counted', () => {
    expect(topUpEndDate('2026-12-01', 3, 4)).toBe('2026-12-07');
    expect(topUpEndDate(topUpStart('2026-12-01', 5), 3, 4)).toBe('2026-12-12');
  });
});

describe('validity of a card', () => {
  test('[PS-066] the default card needs deductible, trip days and sum insured wherever the plan has them', () => {
    expect(cardValuesAreValid(cardOffer(), parameters())).toBe(true);
    const offers = [
      [cardOffer({ deductibles: choice }), { deductible: '0' }],
      [cardOffer({ tripDays: choice }), { daysPerTrip: '4' }],
      [cardOffer({ sumInsuredAfterNeeded: true }), { sumInsuredAfter: '900' }],
    ] as const;
    for (const [offer, filled] of offers) {
      expect(cardValuesAreValid(offer, parameters())).toBe(false);
      expect(cardValuesAreValid(offer, parameters(filled))).toBe(true);
    }
  });

  test('[PS-067] the cover-me card needs trip days above 0, or else a trip cost of at least 0 where required', () => {
    const variant = 'COVER_ME';
    const days = cardOffer({ variant, tripDays: choice });
    expect(cardValuesAreValid(days, parameters())).toBe(false);
    expect(cardValuesAreValid(days, parameters({ daysPerTrip: '0' }))).toBe(false);
    expect(cardValuesAreValid(days, parameters({ daysPerTrip: '1' }))).toBe(true);
    const cost = cardOffer({ variant, tripCost: true, tripCostRequired: true });
    expect(cardValuesAreValid(cost, parameters())).toBe(false);
    expect(cardValuesAreValid(cost, parameters({ tripCost: '0' }))).toBe(true);
    const both = cardOffer({ variant, tripDays: choice, tripCost: true, tripCostRequired: true });
    expect(cardIsFilled(both, parameters({ daysPerTrip: '1' }))).toBe(true);
    expect(cardIsFilled(both, parameters({ tripCost: '0' }))).toBe(false);
    expect(cardValuesAreValid(cardOffer({ variant, deductibles: choice }), parameters())).toBe(true);
  });

  test('[PS-062] [PS-063 partly] [PS-065 partly] a limit that is passed is named at its field', () => {
    const cost = cardOffer({ tripCost: true, maximumTripCost: 3000 });
    expect(cardProblems(cost, parameters({ tripCost: '3001' }))).toEqual({ tripCost: 'tripCostGt' });
    expect(cardProblems(cost, parameters({ tripCost: '3000' }))).toEqual({});
    const topUp = cardOffer({ tripDaysAreTyped: true, minimumTopUpDays: 3, maximumDays: 60 });
    expect(cardProblems(topUp, parameters({ daysPerTrip: '58' }))).toEqual({ daysPerTrip: 'maxTopUp' });
    expect(cardProblems(topUp, parameters({ daysPerTrip: '57' }))).toEqual({});
    const late = { ...topUp, startDate: '2026-11-10' };
    expect(cardProblems(late, parameters({ daysPerTrip: '7' }))).toEqual({ daysPerTrip: 'topUpEndDate' });
    expect(cardProblems(late, parameters({ daysPerTrip: '8' }))).toEqual({});
  });

  test('[PS-068] trip cost, trip days and coverage amount that are missing are named', () => {
    const offer = cardOffer({
      tripCost: true,
      tripCostRequired: true,
      tripDays: choice,
      coverageAmounts: choice,
    });
    expect(cardProblems(offer, parameters())).toEqual({
      tripCost: 'required',
      daysPerTrip: 'required',
      coverageAmount: 'required',
    });
  });
});

describe('selecting and calculating', () => {
  const card = {
    offer: cardOffer(),
    params: parameters(),
    totalCents: 100,
    priceHolds: true,
    isCalculating: false,
  };

  test('[PS-045] each of the four reasons alone keeps a plan from being selected', () => {
    expect(selectionBlock(card)).toBeNull();
    expect(selectionBlock({ ...card, offer: cardOffer({ deductibles: choice }) })).toBe('valuesMissing');
    expect(selectionBlock({ ...card, totalCents: 0 })).toBe('priceMissing');
    expect(selectionBlock({ ...card, offer: cardOffer({ isMqRequired: true }) })).toBe('disabled');
    expect(selectionBlock({ ...card, isCalculating: true })).toBe('calculating');
  });

  test('[PS-058] a price for older values cannot be selected', () => {
    expect(selectionBlock({ ...card, priceHolds: false })).toBe('priceMissing');
  });

  describe('the calculation', () => {
    const variant = 'COVER_ME';
    const shown = {
      offer: cardOffer({ variant }),
      params: parameters(),
      hasChanged: true,
      isCalculating: false,
    };
    const topUp = cardOffer({ variant, tripDaysAreTyped: true, minimumTopUpDays: 3, maximumDays: 60 });
    const days = (daysPerTrip: string) => parameters({ daysPerTrip });

    test('is possible where nothing stops it', () => {
      expect(calculationBlock(shown)).toBeNull();
      expect(calculationBlock({ ...shown, offer: topUp, params: days('57') })).toBeNull();
    });

    test.each([
      ['[PS-050] nothing changed', { hasChanged: false }, 'nothingChanged'],
      ['[PS-051] a calculation is running', { isCalculating: true }, 'calculating'],
      ['[PS-052] an input is empty', { offer: topUp }, 'inputsEmpty'],
      [
        '[PS-053] the trip costs more than the plan takes',
        {
          offer: cardOffer({ variant, tripCost: true, maximumTripCost: 5 }),
          params: parameters({ tripCost: '6' }),
        },
        'tripCostGt',
      ],
      ['[PS-054] trip and top-up are too long', { offer: topUp, params: days('58') }, 'maxTopUp'],
      [
        '[PS-055 partly] the questionnaire was not taken',
        { offer: cardOffer({ variant, isMqRequired: true }) },
        'questionnaireMissing',
      ],
      [
        '[PS-056] the top-up ends too early',
        { offer: { ...topUp, startDate: '2026-11-01' }, params: days('1') },
        'topUpEndDate',
      ],
    ] as const)('%s, which alone stops it', (_, reason, block) => {
      expect(calculationBlock({ ...shown, ...reason })).toBe(block);
    });
  });

  test('[PS-055] a questionnaire that is required must be taken, with an eligible result', () => {
    const offer = cardOffer({ variant: 'COVER_ME', isMqRequired: true });
    const at = { params: parameters(), hasChanged: true, isCalculating: false };
    expect(calculationBlock({ ...at, offer })).toBe('questionnaireMissing');
    const taken = { ...offer, isMqTaken: true };
    expect(calculationBlock({ ...at, offer: taken })).toBe('questionnaireMissing');
    expect(calculationBlock({ ...at, offer: { ...taken, isMqEligible: true } })).toBeNull();
  });
});

describe('asking for the price of a card', () => {
  const travellers = travellersForm({ travellers: rows(40, 38) });
  const body = toQuoteBody({ travellers, trip: tripForm(), facts: flowFacts() });

  test('[QR-001] [QR-028] it is the quote of one traveller with the plan and only what the card shows', () => {
    const question = questionFor(body, ['pax-2']);
    const asked = withCardPlan(
      question,
      cardOffer({ deductibles: choice }),
      parameters({ deductible: '500', tripCost: '900', coverageAmount: '1000' }),
      ['BAGGAGE'],
    );
    expect(asked.paxes).toEqual([
      expect.objectContaining({
        referenceNumber: 'pax-2',
        plan: { code: 'SEMH', tripPreference: { deductible: 500 }, optionalBenefits: [{ code: 'BAGGAGE' }] },
      }),
    ]);
    expect(quoteBody.safeParse(asked).success).toBe(true);
  });

  test('the days of a top-up are asked as they were typed, and taken back so', () => {
    const asked = requestedPlanOf({ code: 'SEMTUH' }, parameters({ daysPerTrip: '4' }), []);
    expect(asked.tripPreference).toEqual({ daysPerTrip: 4 });
    const price = cardPrice({ tripPreference: { daysPerTrip: 4 } });
    expect(parametersOfPrice(price, parameters()).daysPerTrip).toBe('4');
  });

  test('[QR-001] the answer gives the price of the card or what is wrong with it', () => {
    const card = { paxId: 'pax-1', code: 'SEMH' };
    expect(answeredPrice(quoteAnswer('pax-1'), card)?.premiumTotalCents).toBe(9500);
    expect(answeredPrice(refusedAnswer('pax-1'), card)).toBeNull();
    expect(answeredProblem(refusedAnswer('pax-1'), card)).toEqual({ problem: 'ageOutside', refusal: null });
    expect(answeredProblem(quoteAnswer('pax-2'), card)).toEqual({ problem: 'plan.notRated', refusal: null });
  });
});

describe('a plan that is taken', () => {
  const withBenefits = cardPrice({
    optionalBenefits: [
      { code: 'BAGGAGE', premium: 12.5, selected: true },
      { code: 'SAIPPP', premium: 30, selected: true },
    ],
    premiumTotal: 137.5,
  });

  test('[PS-036] [PS-097] [PS-102] it is kept with its price, adjustments, parameters and documents', () => {
    const [chosen] = plansForm().chosen;
    expect(chosen).toMatchObject({
      code: 'SEMH',
      name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
      premiumCents: 10_000,
      adjustments: [{ breakdownType: 'COMPANION', amountCents: -500 }],
      premiumTotalCents: 9500,
      preference: { deductibleCents: 0 },
    });
    expect(chosen?.documents.en).toEqual({
      policy: { href: '/policy.pdf', text: 'Policy' },
      product: { href: '/product.pdf', text: 'Product' },
      factSheet: { href: '/facts.pdf', text: 'Fact sheet' },
      noticeOfRescission: { href: '/notice.pdf', text: 'Notice' },
    });
  });

  test('[PS-033] [QS-008] the optional benefits of each traveller are summed under the reference number, written as money', () => {
    const taken = (paxId: string, ...cents: number[]) => ({
      paxId,
      optionalBenefits: cents.map((premiumCents) => ({
        code: 'B',
        name: { en: 'B', fr: 'B' },
        premiumCents,
      })),
    });
    const chosen = [taken('pax-1', 1_250, 3_000), taken('pax-2'), taken('pax-3', 123_450)];
    expect(optBenAmountBreakdown(chosen, formatsOf('en').money)).toEqual([
      { referenceNumber: 'pax-1', premiumTotalLabel: '$42.50' },
      { referenceNumber: 'pax-3', premiumTotalLabel: '$1,234.50' },
    ]);
    expect(optBenAmountBreakdown(chosen, formatsOf('fr').money)[1]?.premiumTotalLabel).toMatch(
      /^1\s234,50\s\$$/,
    );
  });

  test('[PS-101] another price of the held plan brings its benefits and add-ons along', () => {
    const card = {
      paxId: 'pax-1',
      code: 'SEMH',
      price: withBenefits,
      params: parameters({ deductible: '500' }),
    };
    const form = repricePlan(plansForm(), catalogue, card);
    expect(form.plans.products.map(({ code, type, totalCents }) => [code, type, totalCents])).toEqual([
      ['SEMH', 'plan', 9500],
      ['BAGGAGE', 'optionalBenefit', 1250],
      ['SAIPPP', 'addon', 3000],
    ]);
    expect(planShareCents(withBenefits)).toBe(9500);
    expect(form.chosen[0]?.premiumTotalCents).toBe(13_750);
    const without = repricePlan(form, catalogue, { ...card, price: cardPrice() });
    expect(without.plans.products.map(({ code }) => code)).toEqual(['SEMH']);
  });

  test('the price of a plan that is not held changes nothing', () => {
    const form = plansForm();
    expect(
      repricePlan(form, catalogue, {
        paxId: 'pax-1',
        code: 'SAIH',
        price: withBenefits,
        params: parameters(),
      }),
    ).toBe(form);
  });

  test('[PS-082] taking the held plan again changes nothing', () => {
    const form = plansForm();
    expect(
      takePlan(form, catalogue, { paxId: 'pax-1', code: 'SEMH', price: withBenefits, params: parameters() }),
    ).toBe(form);
  });
});
