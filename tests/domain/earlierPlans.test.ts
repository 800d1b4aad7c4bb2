import { describe, expect, test } from 'vitest';
import { choicesThatStay, outcomeOf } from '#domain/plans/earlierPlans.ts';
import type { EarlierPlan } from '#domain/plans/plansForm.ts';
import { plansThatHold, priceBasis } from '#domain/plans/priceBasis.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { cardOffer, cardPrice, parameters, plansForm } from '../support/sale/plans.ts';
import { takePlan } from '#domain/plans/selection.ts';
import { catalogue } from '../support/sale/catalogue.ts';

const travellers = travellersForm({ travellers: rows(40) });
const options = (...values: number[]) => values.map((value) => ({ value, isDisabled: false }));

/** One traveller took the medical plan with a deductible, a trip cost and baggage. */
const baggage = [{ code: 'BAGGAGE', premium: 8, selected: true }];
const taken = takePlan(plansForm([], { travellers }), catalogue, {
  paxId: 'pax-1',
  code: 'SEMH',
  price: cardPrice({ optionalBenefits: baggage }),
  params: parameters({ deductible: '500', tripCost: '900', daysPerTrip: '15' }),
});
const after = (changes: Partial<typeof travellers>) =>
  plansThatHold(taken, priceBasis({ ...travellers, ...changes }, tripForm(), flowFacts()));

describe('plans that were chosen for another trip', () => {
  test('price, benefits and what was chosen on the card are remembered when a date changes', () => {
    expect(after({ returnDate: '2026-12-20' })).toMatchObject({
      chosen: [],
      earlier: [
        {
          paxId: 'pax-1',
          code: 'SEMH',
          premiumTotalCents: taken.chosen[0]?.premiumTotalCents,
          benefits: ['BAGGAGE'],
          params: { deductible: '500', tripCost: '900', daysPerTrip: '15' },
        },
      ],
    });
  });

  test('another trip cost of the first step is not overruled by that of the card', () => {
    const [earlier] = after({ travellers: [{ id: 'pax-1', age: '40', tripCost: '2000' }] }).earlier ?? [];
    expect(earlier?.params).toMatchObject({ deductible: '500' });
    expect(earlier?.params).not.toHaveProperty('tripCost');
  });

  test('nothing is remembered where every price holds', () => {
    expect(after({}).earlier).toBeUndefined();
  });

  test('a choice stays on the new card where the card offers it, and the days of a top-up never do', () => {
    const chosen = parameters({
      deductible: '500',
      coverageAmount: '50000',
      daysPerTrip: '15',
      tripCost: '9',
    });
    const all = cardOffer({
      deductibles: options(0, 500),
      coverageAmounts: options(50_000),
      tripDays: options(4, 15),
    });
    expect(choicesThatStay(all, chosen)).toEqual({ ...chosen });
    const topUp = cardOffer({ deductibles: options(0), tripDaysAreTyped: true });
    expect(choicesThatStay(topUp, chosen)).toEqual({ sumInsuredAfter: '', tripCost: '9' });
    const closed = cardOffer({ deductibles: [{ value: 500, isDisabled: true }] });
    expect(choicesThatStay(closed, { deductible: '500' })).toEqual({});
  });

  test('a plan is priced, waits for its price, has none as its card stands, or is not offered any more', () => {
    const [earlier] = after({ returnDate: '2026-12-20' }).earlier as [EarlierPlan];
    const offered = { codes: ['SEMH'], calculating: [], isLoading: false };
    expect(outcomeOf(earlier, offered, taken.chosen)).toBe('priced');
    expect(outcomeOf(earlier, { ...offered, calculating: ['SEMH'] }, [])).toBe('waiting');
    expect(outcomeOf(earlier, { ...offered, codes: [], isLoading: true }, [])).toBe('waiting');
    expect(outcomeOf(earlier, offered, [])).toBe('unpriced');
    expect(outcomeOf(earlier, { ...offered, codes: ['SAIH'] }, [])).toBe('gone');
  });
});
