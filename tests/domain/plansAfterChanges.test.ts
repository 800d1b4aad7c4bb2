import { describe, expect, test } from 'vitest';
import { plansToChooseAgain, requotedPlans } from '#domain/apply/requote.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { setTravellerAge } from '#domain/plans/travellersPlan.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { plansThatHold, priceBasis } from '#domain/plans/priceBasis.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { application, applyForm, withApplicant } from '../support/sale/application.ts';
import { quoteAnswer } from '../support/sale/catalogue.ts';

const two = travellersForm({ travellers: rows(40, 40) });
const older = withApplicant(applyForm(two), 'pax-2', { birthYear: '1980' });

describe('the plans of the travellers after a change', () => {
  test.each(['constructor', '__proto__'])('no price holds for a traveller %s who is not priced', (paxId) => {
    const plans = JSON.stringify(application({ travellers: two }).plans).replaceAll('pax-1', paxId);
    const form = { ...(JSON.parse(plans) as PlansForm), pricedFor: '{"pax-2":"before"}' };
    expect(plansThatHold(form, {})).toMatchObject({ chosen: [], plans: { products: [] } });
  });

  test('[PS-093] [PS-094] a traveller whose plan is lost keeps age and date of birth alone', () => {
    const again = plansToChooseAgain(application({ travellers: two, apply: older })).plans;
    expect(again.products.filter(({ paxId }) => paxId === 'pax-2')).toEqual([
      {
        paxId: 'pax-2',
        age: 46,
        dateOfBirth: '1980-05-04',
        code: null,
        totalCents: 0,
        premiumCents: 0,
        plan: null,
        type: null,
      },
    ]);
    expect(again.tripParams.map(({ paxId }) => paxId)).toEqual(['pax-1']);
  });

  test('[PS-093] without a date of birth nothing of the traveller stays, with one both stay, though the price of the plan alone was lost', () => {
    const unknown = withApplicant(older, 'pax-2', { birthYear: '' });
    const dearer = travellersForm({ travellers: rows(40, 41) });
    const asked = application({
      travellers: dearer,
      apply: unknown,
      plans: application({ travellers: two }).plans,
    });
    const products = (again: PlansForm) => plansToChooseAgain({ ...asked, plans: again }).plans.products;
    expect(products(asked.plans).map(({ paxId }) => paxId)).toEqual(['pax-1']);
    const born = { ...asked.plans, plans: setTravellerAge(asked.plans.plans, 'pax-2', 40, '1986-05-04') };
    expect(
      products(born).map(({ paxId, age, dateOfBirth, code }) => [paxId, age, dateOfBirth, code]),
    ).toEqual([
      ['pax-1', null, null, 'SEMH'],
      ['pax-2', 40, '1986-05-04', null],
    ]);
  });

  test('[PS-096] the age and date of birth that an application states are set, and replaced by the next ones', () => {
    const asked = application({ travellers: two, apply: older });
    const held = (plans = requotedPlans(asked, quoteAnswer('pax-1', 'pax-2'))) =>
      plans?.plans.products.map(({ code, age, dateOfBirth }) => [code, age, dateOfBirth]);
    expect(held()).toEqual([
      ['SEMH', null, null],
      ['SEMH', 46, '1980-05-04'],
    ]);
    const younger = withApplicant(older, 'pax-2', { birthYear: '1981' });
    const plans = requotedPlans(asked, quoteAnswer('pax-1', 'pax-2')) ?? asked.plans;
    expect(held(requotedPlans({ ...asked, plans, apply: younger }, quoteAnswer('pax-1', 'pax-2')))).toEqual([
      ['SEMH', null, null],
      ['SEMH', 45, '1981-05-04'],
    ]);
  });

  test('[PS-091] [PS-092] another trip clears the plans of all travellers at once, another age those of that traveller alone', () => {
    const { plans } = application({ travellers: two });
    const left = (travellers: TravellersForm) => {
      const held = plansThatHold(plans, priceBasis(travellers, tripForm(), flowFacts()));
      return [held.plans.products, held.plans.tripParams, held.chosen].map((entries) =>
        entries.map(({ paxId }) => paxId),
      );
    };
    expect(left({ ...two, departureDate: '2026-12-02' })).toEqual([[], [], []]);
    expect(left({ ...two, travellers: rows(40, 41) })).toEqual([['pax-1'], ['pax-1'], ['pax-1']]);
  });

  test('another age of one traveller keeps what was confirmed for the others, and how the plans are laid out', () => {
    const { plans } = application({ travellers: two });
    const confirmed = ['productCard.pax-1.SEMH', 'productCard.pax-2.SEMH'];
    const dearer = priceBasis(travellersForm({ travellers: rows(40, 41) }), tripForm(), flowFacts());
    const held = plansThatHold({ ...plans, confirmed, layout: 'cards' }, dearer);
    expect(held).toMatchObject({ confirmed: ['productCard.pax-1.SEMH'], layout: 'cards' });
  });
});
