import { describe, expect, test } from 'vitest';
import { applyPart, openingOf as openingOfApply } from '#machines/apply/apply.form.ts';
import type { ApplyContext, ApplyInput } from '#machines/apply/apply.types.ts';
import {
  laidOut,
  missingPlans,
  offerFacts,
  openingForm,
  openingOffers,
  remainingProblems,
  stillOffered,
  withRecommendation,
} from '#machines/planSelection/planSelection.rules.ts';
import type {
  PlanSelectionContext,
  PlanSelectionInput,
  TravellerOffers,
} from '#machines/planSelection/planSelection.types.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { application, applyForm, withApplicant } from '../support/sale/application.ts';
import {
  catalogue,
  pricedPlan,
  quoteAnswer,
  recommendation,
  refusedAnswer,
} from '../support/sale/catalogue.ts';
import { cardPrice, parameters, plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });

describe('the application step', () => {
  const input = {
    ...application({ travellers: two }),
    language: 'en' as const,
    form: applyForm(two),
  } as unknown as ApplyInput;
  /** The step with every problem of an empty second traveller shown. */
  const shown = (form = applyForm(two)): ApplyContext => {
    const opened = { ...openingOfApply(input), form };
    return { ...opened, problems: applyPart.judged(opened) };
  };
  const emptied = withApplicant(applyForm(two), 'pax-2', {
    firstName: '',
    lastName: '',
    birthDay: '',
    birthMonth: '',
    birthYear: '',
    sameAsPrimary: false,
    email: '',
    addressLine1: '',
    city: '',
    postalCode: '',
    province: '',
  });

  test('opens without problems, to lead on', () => {
    expect(openingOfApply(input)).toMatchObject({
      problems: {},
      attempts: 0,
      requoted: null,
      problem: null,
      consents: null,
      towards: 'next',
      output: { travellers: null, plans: null },
    });
  });

  test('cuts the parts of a date of birth as they are typed, and judges them together', () => {
    const text = (field: 'birthDay' | 'birthMonth' | 'birthYear', value: string) =>
      applyPart.filled(shown(emptied), { key: `${field}.pax-2`, value });
    expect(text('birthDay', '123x').form.travellers[1]?.birthDay).toBe('12');
    expect(text('birthYear', '19867x').form.travellers[1]?.birthYear).toBe('1986');
    expect(text('birthMonth', '05').form.travellers[1]?.birthMonth).toBe('05');
    expect(shown(emptied).problems['dateOfBirth.pax-2']).toBe('required');
    for (const field of ['birthDay', 'birthMonth', 'birthYear'] as const) {
      expect(text(field, '05').problems['dateOfBirth.pax-2'], field).toBe('invalid_date');
    }
  });

  test('judges the postal code and the consent again with the province, and the consent with the language', () => {
    const elsewhere = withApplicant(emptied, 'pax-2', { province: 'ON', postalCode: 'H2X1Y4', lang: 'EN' });
    const context = { ...shown({ ...elsewhere, bill96Flag: true }) };
    expect(context.problems['postalCode.pax-2']).toBe('postalCodeElsewhere');
    const inQuebec = applyPart.filled(context, { key: 'province.pax-2', value: 'QC' });
    expect(inQuebec.problems['postalCode.pax-2']).toBeNull();
    const asked = shown({ ...inQuebec.form });
    expect(asked.problems['bill96Consent.pax-2']).toBe('consentMissing');
    const away = applyPart.filled(asked, { key: 'province.pax-2', value: 'ON' });
    expect(away.problems['bill96Consent.pax-2']).toBeNull();
    const inFrench = applyPart.filled(asked, { key: 'lang.pax-2', value: 'FR' });
    expect(inFrench.problems['bill96Consent.pax-2']).toBeNull();
    const gone = shown(emptied);
    expect(gone.problems['province.pax-2']).toBe('required');
    expect(
      applyPart.filled(gone, { key: 'province.pax-2', value: 'QC' }).problems['province.pax-2'],
    ).toBeNull();
    expect(applyPart.filled(gone, { key: 'city.pax-2', value: 'Laval' }).problems['city.pax-2']).toBeNull();
  });

  test('judges what a tick changes', () => {
    const context = shown(emptied);
    const same = applyPart.filled(context, { key: 'sameAsPrimary.pax-2', value: true });
    for (const field of ['email', 'addressLine1', 'city', 'postalCode', 'province'] as const) {
      expect(context.problems[`${field}.pax-2`], field).toBe('required');
      expect(same.problems[`${field}.pax-2`], field).toBeNull();
    }
    const following = applyPart.filled(context, { key: 'nameToFollow.pax-2', value: true });
    for (const field of ['firstName', 'lastName'] as const) {
      expect(context.problems[`${field}.pax-2`], field).toBe('required');
      expect(following.problems[`${field}.pax-2`], field).toBeNull();
    }
    const refused = shown(withApplicant(applyForm(two), 'pax-2', { eligibilityConsent: false }));
    expect(refused.problems['eligibilityConsent.pax-2']).toBe('consentMissing');
    const agreed = applyPart.filled(refused, { key: 'eligibilityConsent.pax-2', value: true });
    expect(agreed.problems['eligibilityConsent.pax-2']).toBeNull();
  });

  test('judges the waiver again with the question that it answers', () => {
    const asked = shown({ ...applyForm(two), uninsuredDependents: 'true' });
    expect(asked.problems['dependentsWaiver']).toBe('consentMissing');
    const none = applyPart.filled(asked, { key: 'uninsuredDependents', value: 'false' });
    expect(none.problems['dependentsWaiver']).toBeNull();
    const waived = applyPart.filled(asked, { key: 'dependentsWaiver', value: true });
    expect(waived.problems['dependentsWaiver']).toBeNull();
    const wrong = shown({ ...applyForm(two), referenceId: 'REF', uninsuredDependents: 'true' });
    const mended = applyPart.filled(wrong, { key: 'referenceId', value: 'REF123456789' });
    expect([wrong.problems['referenceId'], mended.problems['referenceId']]).toEqual([
      'referenceIdInvalid',
      null,
    ]);
    expect(mended.problems['dependentsWaiver']).toBe('consentMissing');
  });
});

describe('the plan selection', () => {
  const offer = (paxId: string, changed: Partial<TravellerOffers> = {}): TravellerOffers => ({
    paxId,
    age: 40,
    isLoading: true,
    problem: null,
    codes: [],
    calculating: [],
    ...changed,
  });
  const context = (changed: Partial<PlanSelectionContext> = {}): PlanSelectionContext =>
    ({
      facts: flowFacts(),
      travellers: two,
      trip: tripForm(),
      form: plansForm([], { travellers: two }),
      catalogue,
      recommendation: recommendation('pax-1', 'pax-2'),
      offers: [offer('pax-1'), offer('pax-2')],
      requested: ['pax-1', 'pax-2'],
      problems: {},
      ...changed,
    }) as unknown as PlanSelectionContext;

  test('opens with everybody who is insured, and without what no longer holds', () => {
    const input = {
      facts: flowFacts(),
      travellers: two,
      trip: tripForm(),
      form: null,
    } as unknown as PlanSelectionInput;
    expect(openingForm(input)).toMatchObject({ chosen: [], plans: { products: [] } });
    expect(openingOffers(input)).toEqual([
      { paxId: 'pax-1', age: 40, isLoading: false, problem: null, codes: [], calculating: [] },
      { paxId: 'pax-2', age: 40, isLoading: false, problem: null, codes: [], calculating: [] },
    ]);
  });

  test('tells the cards of the seller, the trip and the traveller', () => {
    expect(offerFacts(context())).toEqual({
      organizationKind: 'partner',
      organizationCategory: 'AGENCY',
      flowTravellerType: 'TRAVELLING_CANADIANS',
      superVisa: false,
      startDate: '2026-12-01',
      applicationDate: '2026-11-20',
    });
    const travellers = travellersForm({ flowTravellerType: 'VISITOR_TO_CANADA' });
    expect(offerFacts(context({ travellers, trip: tripForm({ isSuperVisa: 'true' }) }))).toMatchObject({
      flowTravellerType: 'VISITOR_TO_CANADA',
      superVisa: true,
    });
    expect(offerFacts(context({ trip: null })).superVisa).toBe(false);
  });

  test('gives up those of a request for whom nothing was recommended', () => {
    const answer = recommendation('pax-1');
    expect(
      withRecommendation(context(), answer).map(({ isLoading, problem }) => [isLoading, problem]),
    ).toEqual([
      [true, null],
      [false, 'traveller.noPlan'],
    ]);
    const refused = { paxes: [...answer.paxes, ...recommendation('pax-2').paxes] };
    refused.paxes[1]?.errors.push({ code: 'traveller.ageTooHigh', error: 'No.' });
    expect(withRecommendation(context(), refused)[1]?.problem).toBe('traveller.ageTooHigh');
    expect(withRecommendation(context({ requested: ['pax-1'] }), answer)[1]?.problem).toBeNull();
  });

  test('[QR-006] lays out a card for each plan with a price, and ends loading, for those of the request', () => {
    const { offers, cards } = laidOut(context({ requested: ['pax-2'] }), quoteAnswer('pax-1', 'pax-2'));
    expect(offers).toEqual([offer('pax-1'), offer('pax-2', { isLoading: false, codes: ['SEMH', 'SAIH'] })]);
    expect(
      cards.map((card) => [card.offer.paxId, card.offer.code, card.isSelected, card.stored, card.benefits]),
    ).toEqual([
      ['pax-2', 'SEMH', false, null, []],
      ['pax-2', 'SAIH', false, null, []],
    ]);
    expect(cards[0]?.question.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-2']);
    expect(cards[0]?.price?.premiumTotalCents).toBe(9_500);
    const refused = laidOut(context({ requested: ['pax-2'] }), refusedAnswer('pax-2'));
    expect(refused.offers.map(({ paxId, isLoading }) => [paxId, isLoading])).toEqual([
      ['pax-1', true],
      ['pax-2', false],
    ]);
  });

  test('gives a card what its traveller held and typed on it', () => {
    const optionalBenefits = [{ code: 'BAGGAGE', premium: 12.5, selected: true }];
    const form = plansForm(['pax-2'], { travellers: two, price: cardPrice({ optionalBenefits }) });
    const { cards } = laidOut(context({ form }), quoteAnswer('pax-1', 'pax-2'));
    expect(
      cards.map((card) => [card.offer.paxId, card.offer.code, card.isSelected, card.stored, card.benefits]),
    ).toEqual([
      ['pax-1', 'SEMH', false, null, []],
      ['pax-1', 'SAIH', false, null, []],
      ['pax-2', 'SEMH', true, parameters({ deductible: '0' }), ['BAGGAGE']],
      ['pax-2', 'SAIH', false, null, []],
    ]);
  });

  test('lays out no card twice, none without a catalogue, and none of a traveller who is refused', () => {
    const known = context({ offers: [offer('pax-1', { codes: ['SEMH'] }), offer('pax-2')] });
    const answer = quoteAnswer('pax-1', 'pax-2');
    expect(laidOut(known, answer).cards.map(({ offer: { paxId, code } }) => [paxId, code])).toEqual([
      ['pax-1', 'SAIH'],
      ['pax-2', 'SEMH'],
      ['pax-2', 'SAIH'],
    ]);
    expect(laidOut(known, answer).offers[0]?.codes).toEqual(['SEMH', 'SAIH']);
    for (const lacking of [{ catalogue: null }, { recommendation: null }]) {
      const { offers, cards } = laidOut(context(lacking), answer);
      expect([cards, offers.map(({ problem }) => problem)]).toEqual([
        [],
        ['traveller.noPlan', 'traveller.noPlan'],
      ]);
    }
    const refused = laidOut(context({ requested: ['pax-1'] }), refusedAnswer('pax-1'));
    expect([refused.cards, refused.offers[0]?.problem, refused.offers[0]?.isLoading]).toEqual([
      [],
      'ageOutside',
      false,
    ]);
    const other = { paxes: [{ referenceNumber: 'pax-9', plans: [pricedPlan()], errors: [] }] };
    expect(laidOut(context(), other).cards.map(({ price }) => price)).toEqual([null, null, null, null]);
  });

  test('keeps the plans that are still on offer to who holds them', () => {
    const form = plansForm(['pax-1', 'pax-2'], { travellers: two });
    const both = [offer('pax-1', { codes: ['SEMH'] }), offer('pax-2', { codes: ['SEMH', 'SAIH'] })];
    expect(stillOffered(form, both)).toBe(form);
    const one = stillOffered(form, [
      offer('pax-1', { codes: ['SAIH'] }),
      offer('pax-2', { codes: ['SEMH'] }),
    ]);
    expect(one.chosen.map(({ paxId }) => paxId)).toEqual(['pax-2']);
    expect(one.plans.products.map(({ paxId }) => paxId)).toEqual(['pax-2']);
    const person = { ...form.plans.products[0], plan: null, code: null, type: null };
    const remembered = { ...form, plans: { ...form.plans, products: [person] } } as typeof form;
    expect(stillOffered(remembered, [])).toBe(remembered);
  });

  test('says of each traveller why the step cannot be left', () => {
    const form = plansForm(['pax-1'], { travellers: two });
    const free = {
      ...form,
      plans: { ...form.plans, products: form.plans.products.map((entry) => ({ ...entry, totalCents: 0 })) },
    };
    const held = (changed: Partial<TravellerOffers>, kept = form) =>
      missingPlans(context({ form: kept, offers: [offer('pax-1', { isLoading: false, ...changed })] }));
    expect(held({})).toEqual({});
    expect(held({ problem: 'traveller.noPlan', isLoading: true })).toEqual({ 'pax-1': 'inError' });
    expect(held({ isLoading: true })).toEqual({ 'pax-1': 'calculating' });
    expect(held({ calculating: ['SEMH'] })).toEqual({ 'pax-1': 'calculating' });
    expect(held({}, free)).toEqual({ 'pax-1': 'planMissing' });
    expect(missingPlans(context({ offers: [offer('pax-2', { isLoading: false })] }))).toEqual({
      'pax-2': 'planMissing',
    });
    const problems = { 'pax-1': 'planMissing', 'pax-2': 'inError' } as const;
    expect(remainingProblems(context({ problems }), { 'pax-2': 'calculating' })).toEqual({
      'pax-2': 'calculating',
    });
  });
});
