import { array, assert, boolean, constantFrom, date, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { flowTravellerTypes, studentTypes } from '#domain/catalogue/travellers.ts';
import { formsOf } from '#domain/endorsement/policyForms.ts';
import { organizationCategories, organizationKind } from '#domain/organizations.ts';
import { chosenLocation, noLocation } from '#domain/quote/locationRules.ts';
import { flowFacts, lisbon, toronto, travellersForm, tripForm } from '../../support/quote/forms.ts';
import { applicant, application, applyForm } from '../../support/sale/application.ts';
import { cardPrice, plansForm } from '../../support/sale/plans.ts';
import { soldDetail } from '../../support/policies/soldDetail.ts';

const toggle = constantFrom('true' as const, 'false' as const);
const portugal = { ...lisbon, iata: '', name: 'Portugal' };
const longName = { ...lisbon, name: `Aéroport ${'Humberto Delgado '.repeat(6)}de Lisbonne` };

const sale = record({
  code: constantFrom('CM', 'ME', 'TC', 'BOREAL'),
  category: constantFrom(...organizationCategories),
  flowTravellerType: constantFrom(...flowTravellerTypes),
  studentType: constantFrom(...studentTypes),
  country: constantFrom('CA', 'FR'),
  province: constantFrom('QC', 'ON'),
  outside: toggle,
  multiTrip: toggle,
  familyPlans: toggle,
  individualPayment: toggle,
  isSuperVisa: toggle,
  existingCoverageDays: integer({ min: 1, max: 365 }),
  departure: constantFrom(chosenLocation(toronto), noLocation),
  destination: constantFrom(...[lisbon, toronto, portugal, longName].map(chosenLocation), noLocation),
  referredBy: constantFrom('', 'Mme Roy'),
  people: array(
    record({
      cents: integer({ min: 0, max: 3_000_000 }),
      born: date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
      sameAsPrimary: boolean(),
      nameToFollow: boolean(),
      phone: constantFrom('', '5145550123'),
      addressLine2: constantFrom('', 'app. 4'),
      lang: constantFrom('EN' as const, 'FR' as const),
      bill96Consent: boolean(),
      eligibilityConsent: boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

type Sale = typeof sale extends { generate(...given: never[]): { value: infer Value } } ? Value : never;

function applicationOf(sold: Sale) {
  const { code, category, people, referredBy, individualPayment, outside, ...trip } = sold;
  const facts = flowFacts({
    organizationCode: code,
    organizationCategory: category,
    organizationKind: organizationKind(code),
  });
  const ids = people.map((_, at) => `pax-${at + 1}`);
  const travellers = travellersForm({
    flowTravellerType: trip.flowTravellerType,
    studentType: trip.flowTravellerType === 'STUDENT' ? trip.studentType : '',
    country: trip.country,
    province: trip.province,
    travelOutsideCanada: trip.country === 'CA' ? outside : 'false',
    multiTrip: trip.multiTrip,
    familyPlans: trip.familyPlans,
    departure: trip.departure,
    destination: trip.destination,
    travellers: people.map(({ cents }, at) => ({
      id: `pax-${at + 1}`,
      age: '40',
      tripCost: String(cents / 100),
    })),
  });
  const applicants = people.map(({ born, cents: _cents, ...person }, at) => {
    const [birthYear = '', birthMonth = '', birthDay = ''] = born.toISOString().slice(0, 10).split('-');
    const isFirst = at === 0;
    const name = person.nameToFollow && !isFirst ? { firstName: '', lastName: '' } : {};
    const flags = isFirst ? { sameAsPrimary: false, nameToFollow: false } : {};
    const relationship = trip.familyPlans === 'true' && !isFirst ? 'CHILD' : '';
    return applicant({
      ...person,
      ...name,
      ...flags,
      paxId: ids[at] ?? '',
      birthYear,
      birthMonth,
      birthDay,
      relationship,
    });
  });
  const plans = plansForm(ids, {
    travellers,
    facts,
    price: cardPrice({ tripPreference: { deductible: 500 } }),
  });
  return application({
    facts,
    travellers,
    trip: tripForm({
      departure: trip.departure,
      destination: trip.destination,
      schoolName: 'McGill',
      schoolCity: 'Montréal',
      educationStartDate: '2026-09-01',
      educationEndDate: '2027-04-30',
      arrivalDate: '2026-12-02',
      isSuperVisa: trip.isSuperVisa,
      existingCoverageDays: String(trip.existingCoverageDays),
    }),
    plans: { ...plans, plans: { ...plans.plans, individualPayment } },
    apply: applyForm(travellers, {
      travellers: applicants,
      referredBy,
      ...(code === 'ME' && { employeeName: 'Ana Roy', employeeRelationship: 'FNF_RES' }),
    }),
  });
}

test('a policy gives the forms that buy it as it is, of every kind of traveller, organization, family and trip', () => {
  assert(
    property(sale, (sold) => {
      const bought = applicationOf(sold);
      const body = toPolicyBody(bought, new Map());
      const policy = soldDetail(body, { category: sold.category });
      const { facts, language } = bought;
      expect(
        toPolicyBody(
          { facts, language, ...formsOf(policy), apply: { ...formsOf(policy).apply, applicationDate: '' } },
          new Map(),
        ),
      ).toEqual(body);
    }),
  );
});
