import { describe, expect, test } from 'vitest';
import { changedAges, dateOfBirthOf, withActualAges } from '#domain/apply/ages.ts';
import { applyFormFor, contactOf } from '#domain/apply/applicants.ts';
import { isDependent } from '#domain/apply/dependents.ts';
import type { ApplicantForm, ApplyForm } from '#domain/apply/applyForm.ts';
import { type Application, toPolicyBody } from '#domain/apply/policyBody.ts';
import {
  agesChangedBy,
  plansToChooseAgain,
  requoteBody,
  requoteChangesNothing,
  requotedPlans,
  requoteIsNeeded,
} from '#domain/apply/requote.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';
import { applicant, application, applyForm, withApplicant } from '../support/sale/application.ts';
import { pricedPlan, quoteAnswer } from '../support/sale/catalogue.ts';
import { cardPrice, plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });
/** An application of two, of whom the second is a year older than quoted. */
const olderSecond = () =>
  application({ travellers: two, apply: withApplicant(applyForm(two), 'pax-2', { birthYear: '1985' }) });
const employed = (facts: Partial<FlowFacts>, employeeRelationship: ApplyForm['employeeRelationship']) =>
  application({ facts: flowFacts(facts), apply: applyForm(undefined, { employeeRelationship }) });

describe('a quote that is asked again', () => {
  test('[AP-035 partly] is needed for another age, another day, or the discount of an employee', () => {
    expect(requoteIsNeeded(application())).toBe(false);
    expect(requoteIsNeeded(olderSecond())).toBe(true);
    expect(requoteIsNeeded(employed({ organizationKind: 'employee' }, 'EMPL'))).toBe(true);
    expect(requoteIsNeeded(employed({ organizationKind: 'employee' }, ''))).toBe(false);
    expect(requoteIsNeeded(employed({ organizationKind: 'partner' }, 'EMPL'))).toBe(false);
    const dated = (mayDateApplication: boolean, applicationDate: string) =>
      application({
        facts: flowFacts({ mayDateApplication }),
        apply: applyForm(undefined, { applicationDate }),
      });
    expect(requoteIsNeeded(dated(true, '2026-11-19'))).toBe(true);
    expect(requoteIsNeeded(dated(true, '2026-11-20'))).toBe(false);
    expect(requoteIsNeeded(dated(false, '2026-11-19'))).toBe(false);
  });

  test('[AP-035 partly] states the ages of the application and the plan that each traveller chose', () => {
    const body = requoteBody(olderSecond());
    expect(body.paxes.map(({ referenceNumber, age, plan }) => [referenceNumber, age, plan])).toEqual([
      ['pax-1', 40, { code: 'SEMH', tripPreference: { deductible: 0 }, optionalBenefits: [] }],
      ['pax-2', 41, { code: 'SEMH', tripPreference: { deductible: 0 }, optionalBenefits: [] }],
    ]);
    const { plans, ...others } = olderSecond();
    const [first, second] = plans.chosen;
    const chosen = [
      { ...(second as (typeof plans.chosen)[number]), code: 'SAIH' },
      {
        ...(first as (typeof plans.chosen)[number]),
        optionalBenefits: [{ code: 'BAGGAGE', name: { en: '', fr: '' }, premiumCents: 1_250 }],
      },
    ];
    const mixed = requoteBody({ ...others, plans: { ...plans, chosen } });
    expect(mixed.paxes.map(({ plan }) => [plan?.code, plan?.optionalBenefits])).toEqual([
      ['SEMH', [{ code: 'BAGGAGE' }]],
      ['SAIH', []],
    ]);
    const none = requoteBody({ ...others, plans: { ...plans, chosen: [] } });
    expect(none.paxes.map(({ plan }) => plan)).toEqual([undefined, undefined]);
  });

  test('states the day that was chosen, and the employee alone', () => {
    const apply = applyForm(undefined, { applicationDate: '2026-11-19', employeeRelationship: 'EMPL' });
    const chose = application({
      facts: flowFacts({ mayDateApplication: true, organizationKind: 'employee' }),
      apply,
    });
    expect(requoteBody(chose)).toMatchObject({ applicationDate: '2026-11-19', employeeRelationship: 'EMPL' });
    expect(requoteBody(application())).toMatchObject({ applicationDate: '2026-11-20' });
    expect(requoteBody(employed({ organizationKind: 'partner' }, 'EMPL'))).not.toHaveProperty(
      'employeeRelationship',
    );
    expect(requoteBody(employed({ organizationKind: 'employee' }, ''))).not.toHaveProperty(
      'employeeRelationship',
    );
  });
});

describe('plans at their new prices', () => {
  const benefits = (selected: boolean, premium = 12.5) => [
    { code: 'SAIPPP', premium: 30, selected: false },
    { code: 'BAGGAGE', premium, selected },
  ];
  const withBenefit = () => {
    const price = cardPrice({ optionalBenefits: benefits(true), premiumTotal: 107.5 });
    return application({ travellers: two, plans: plansForm(['pax-1', 'pax-2'], { travellers: two, price }) });
  };
  const answerOf = (...plans: ReturnType<typeof pricedPlan>[]) => ({
    paxes: ['pax-1', 'pax-2'].map((referenceNumber) => ({ referenceNumber, plans, errors: [] })),
  });

  test('cost what the answer says, each benefit too, and the plan itself the rest', () => {
    const dearer = pricedPlan({ premium: 110, optionalBenefits: benefits(true, 20), premiumTotal: 130 });
    const form = requotedPlans(
      withBenefit(),
      answerOf(pricedPlan({ code: 'SAIH', premiumTotal: 1 }), dearer),
    );
    expect(
      form?.chosen.map(({ premiumCents, premiumTotalCents }) => [premiumCents, premiumTotalCents]),
    ).toEqual([
      [11_000, 13_000],
      [11_000, 13_000],
    ]);
    expect(form?.chosen[0]?.optionalBenefits).toEqual([
      { code: 'BAGGAGE', name: { en: 'Baggage', fr: 'Bagages' }, premiumCents: 2_000 },
    ]);
    const ofPlan = form?.plans.products.filter(({ type }) => type === 'plan');
    expect(ofPlan?.map(({ premiumCents, totalCents }) => [premiumCents, totalCents])).toEqual([
      [11_000, 11_000],
      [11_000, 11_000],
    ]);
    const ofBenefit = form?.plans.products.filter(({ type }) => type === 'optionalBenefit');
    expect(ofBenefit?.map(({ totalCents }) => totalCents)).toEqual([1_250, 1_250]);
  });

  test('[AP-035 partly] are those of each traveller', () => {
    const answer = quoteAnswer('pax-1', 'pax-2');
    answer.paxes[1]!.plans = [pricedPlan({ premium: 140, premiumTotal: 135 })];
    const form = requotedPlans(olderSecond(), answer);
    expect(form?.chosen.map(({ premiumTotalCents }) => premiumTotalCents)).toEqual([9_500, 13_500]);
    expect(form?.plans.products.map(({ totalCents }) => totalCents)).toEqual([9_500, 13_500]);
  });

  test('keep the price of a benefit that the answer does not name', () => {
    const form = requotedPlans(
      withBenefit(),
      answerOf(pricedPlan({ optionalBenefits: [], premiumTotal: 130 })),
    );
    expect(form?.chosen[0]?.optionalBenefits[0]?.premiumCents).toBe(1_250);
  });

  test('[AP-035 partly] are none as soon as one of them cannot be bought any more', () => {
    expect(requotedPlans(withBenefit(), quoteAnswer('pax-1'))).toBeNull();
    expect(requotedPlans(withBenefit(), answerOf(pricedPlan({ premiumTotal: 0 })))).toBeNull();
    expect(requotedPlans(withBenefit(), answerOf(pricedPlan({ code: 'SAIH' })))).toBeNull();
    expect(requotedPlans(withBenefit(), quoteAnswer('pax-1', 'pax-2'))).not.toBeNull();
  });

  test('[AP-035 partly] change nothing where the total and every age stay', () => {
    const asked = application({ travellers: two });
    const same = requotedPlans(asked, quoteAnswer('pax-1', 'pax-2'));
    const dearer = requotedPlans(asked, answerOf(pricedPlan({ premiumTotal: 96 })));
    expect(requoteChangesNothing(asked, same ?? asked.plans)).toBe(true);
    expect(requoteChangesNothing(asked, dearer ?? asked.plans)).toBe(false);
    const older = olderSecond();
    expect(
      requoteChangesNothing(older, requotedPlans(older, quoteAnswer('pax-1', 'pax-2')) ?? older.plans),
    ).toBe(false);
  });

  test('are chosen again by those whose age is another one', () => {
    const form = plansToChooseAgain(olderSecond());
    expect(form.chosen.map(({ paxId }) => paxId)).toEqual(['pax-1']);
    expect(form.plans.products).toContainEqual({
      paxId: 'pax-2',
      age: 41,
      dateOfBirth: '1985-05-04',
      code: null,
      totalCents: 0,
      premiumCents: 0,
      plan: null,
      type: null,
    });
  });
});

describe('ages', () => {
  test('[AP-035 partly] are another one where the date of birth says so, and nothing as long as one of both is not known', () => {
    const changed = (birth: Partial<ApplicantForm>, age: string) => {
      const travellers = travellersForm({ travellers: rows(40, age) });
      return changedAges(withApplicant(applyForm(travellers), 'pax-2', birth), travellers, '2026-11-20');
    };
    expect(changed({}, '39')).toEqual([
      { paxId: 'pax-2', quoted: 39, actual: 40, dateOfBirth: '1986-05-04' },
    ]);
    expect(changed({}, '40')).toEqual([]);
    expect(changed({}, '')).toEqual([]);
    expect(changed({ birthMonth: '' }, '39')).toEqual([]);
    const gone = { ...applyForm(two), travellers: [applicant({ paxId: 'pax-9' })] };
    expect(changedAges(gone, two, '2026-11-20')).toEqual([]);
    expect(dateOfBirthOf(applicant({ birthDay: '' }))).toBeNull();
    expect(agesChangedBy(olderSecond()).map(({ paxId, actual }) => [paxId, actual])).toEqual([['pax-2', 41]]);
  });

  test('of the quick quote become those of the application', () => {
    const changed = [{ paxId: 'pax-2', quoted: 40, actual: 41, dateOfBirth: '1985-05-04' }];
    expect(withActualAges(two, changed).travellers.map(({ age }) => age)).toEqual(['40', '41']);
  });
});

describe('an application as it opens', () => {
  test('is empty but for the province of the primary and the language of the screen', () => {
    const empty = {
      firstName: '',
      lastName: '',
      nameToFollow: false,
      birthDay: '',
      birthMonth: '',
      birthYear: '',
      email: '',
      phone: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      postalCode: '',
      relationship: '',
      lang: 'FR',
      bill96Consent: false,
      eligibilityConsent: false,
    };
    expect(applyFormFor(two, 'fr', null)).toEqual({
      legalConsent: false,
      bill96Flag: false,
      uninsuredDependents: '',
      dependentsWaiver: false,
      employeeName: '',
      employeeRelationship: '',
      referredBy: '',
      referenceId: '',
      applicationDate: '',
      travellers: [
        { ...empty, paxId: 'pax-1', sameAsPrimary: false, province: 'QC' },
        { ...empty, paxId: 'pax-2', sameAsPrimary: true, province: '' },
      ],
    });
    expect(applyFormFor(two, 'en', null).travellers[0]?.lang).toBe('EN');
  });

  test('keeps what was typed, and makes a primary of whoever is first now', () => {
    const typed = withApplicant(applyForm(two), 'pax-2', { firstName: 'Luc', nameToFollow: true });
    const [row] = rows(40);
    const alone = travellersForm({
      travellers: [{ ...row, id: 'pax-2' } as (typeof two.travellers)[number]],
    });
    expect(applyFormFor(alone, 'fr', typed).travellers).toMatchObject([
      { paxId: 'pax-2', firstName: 'Luc', sameAsPrimary: false, nameToFollow: false },
    ]);
    expect(applyFormFor(two, 'fr', typed).travellers[1]).toBe(typed.travellers[1]);
    const own = withApplicant(typed, 'pax-2', { sameAsPrimary: false, nameToFollow: false });
    expect(applyFormFor(alone, 'fr', own).travellers[0]).toBe(own.travellers[1]);
    const reused = withApplicant(typed, 'pax-2', { sameAsPrimary: true, nameToFollow: false });
    expect(applyFormFor(alone, 'fr', reused).travellers[0]?.sameAsPrimary).toBe(false);
  });

  test('has dependents in a family alone, and never the primary', () => {
    const family = travellersForm({ travellers: rows(40, 38, 8), familyPlans: 'true' });
    expect(['pax-1', 'pax-2', 'pax-3'].map((paxId) => isDependent(family, paxId))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isDependent(two, 'pax-2')).toBe(false);
  });

  test('changes one traveller, and nobody where there is none of that number', () => {
    const form = applyForm(two);
    expect(withApplicant(form, 'pax-9', { firstName: 'Luc' })).toBe(form);
    expect(withApplicant(form, 'pax-2', { firstName: 'Luc' }).travellers[0]).toBe(form.travellers[0]);
    expect(contactOf({ ...form, travellers: [] }, applicant({ sameAsPrimary: true })).email).toBe('');
  });
});

describe('the body that buys', () => {
  const bodyOf = (changed: Partial<Application>) => toPolicyBody(application(changed), new Map());

  test('is without the spaces around what was typed', () => {
    const typed = {
      firstName: ' Marie ',
      lastName: ' Tremblay ',
      email: ' marie@example.ca ',
      addressLine1: ' 12 rue ',
      addressLine2: ' app. 3 ',
      city: ' Laval ',
    };
    const apply = withApplicant(applyForm(), 'pax-1', typed);
    const { paxes, referredBy, referenceId } = bodyOf({
      apply: { ...apply, referredBy: ' a friend ', referenceId: 'REF100000001' },
    });
    expect([referredBy, referenceId]).toEqual(['a friend', 'REF100000001']);
    expect(paxes[0]).toMatchObject({
      firstName: 'Marie',
      lastName: 'Tremblay',
      contact: {
        email: 'marie@example.ca',
        address: { addressLine1: '12 rue', addressLine2: 'app. 3', city: 'Laval' },
      },
    });
  });

  test('leaves out what is empty', () => {
    const apply = withApplicant(applyForm(), 'pax-1', { phone: '', addressLine2: ' ' });
    const body = bodyOf({ apply: { ...apply, referredBy: ' ' } });
    for (const field of ['studentType', 'referenceId', 'referredBy', 'employeeName', 'dependents']) {
      expect(body).not.toHaveProperty(field);
    }
    expect(body.paxes[0]?.contact).not.toHaveProperty('phone');
    expect(body.paxes[0]?.contact.address).not.toHaveProperty('addressLine2');
  });

  test('states the kind of a student, and of nobody else', () => {
    const student = travellersForm({ flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' as never });
    expect(bodyOf({ travellers: student })).toHaveProperty('studentType', 'INTERNATIONAL');
    expect(
      bodyOf({ travellers: travellersForm({ studentType: 'INTERNATIONAL' as never }) }),
    ).not.toHaveProperty('studentType');
    expect(bodyOf({ travellers: travellersForm({ flowTravellerType: 'STUDENT' }) })).not.toHaveProperty(
      'studentType',
    );
  });

  test('names an employee in the flow of employees', () => {
    const facts = flowFacts({ organizationKind: 'employee' });
    const apply = applyForm(undefined, { employeeName: ' Luc Roy ', employeeRelationship: 'EMPL' });
    expect(bodyOf({ facts, apply })).toMatchObject({ employeeName: 'Luc Roy', employeeRelationship: 'EMPL' });
    expect(bodyOf({ apply })).not.toHaveProperty('employeeName');
    expect(bodyOf({ facts, apply: applyForm(undefined, { employeeName: 'Luc' }) })).not.toHaveProperty(
      'employeeName',
    );
  });

  test('has the travellers with a plan, each with their own trip cost and benefits', () => {
    const travellers = travellersForm({
      travellers: rows(40, 40).map((row, at) => ({ ...row, tripCost: String(at * 100) })),
    });
    const price = cardPrice({ optionalBenefits: [{ code: 'BAGGAGE', premium: 12.5, selected: true }] });
    const both = plansForm(['pax-1', 'pax-2'], { travellers, price });
    const { paxes } = bodyOf({ travellers, apply: applyForm(travellers), plans: both });
    expect(paxes.map(({ tripCost, plan }) => [tripCost, plan.optionalBenefits])).toEqual([
      [0, [{ code: 'BAGGAGE', premium: 12.5 }]],
      [100, [{ code: 'BAGGAGE', premium: 12.5 }]],
    ]);
    const one = plansForm(['pax-2'], { travellers });
    expect(bodyOf({ travellers, plans: one }).paxes.map(({ referenceNumber }) => referenceNumber)).toEqual([
      'pax-2',
    ]);
    const apply = { ...applyForm(travellers), travellers: [applicant({ paxId: 'pax-2' })] };
    expect(
      bodyOf({ travellers, plans: both, apply }).paxes.map(({ referenceNumber }) => referenceNumber),
    ).toEqual(['pax-2']);
  });
});
