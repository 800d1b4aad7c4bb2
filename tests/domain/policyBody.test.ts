import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { describe, expect, test } from 'vitest';
import { type Application, toPolicyBody } from '#domain/apply/policyBody.ts';
import { actualTravellers } from '#domain/apply/requote.ts';
import { policyBody } from '#domain/calls/shapes/policyBody.ts';
import { payment } from '#domain/calls/shapes/payment.ts';
import { boughtPlan, tripPreference } from '#domain/calls/shapes/plan.ts';
import { employeeAdjustment } from '#domain/catalogue/employeeAdjustment.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import { paymentsOf, type Settlement } from '#domain/payment/payments.ts';
import { heldPostalCode, postalCodeMask, showPostalCode } from '#domain/typing/postalCode.ts';
import { answeredAnalysis, sentNeeds } from '../support/needs/needs.ts';
import { flowFacts, rows, today, travellersForm, tripForm } from '../support/quote/forms.ts';
import { applicant, applyForm, entered, application, withApplicant } from '../support/sale/application.ts';
import { cardPrice, plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });
const family = travellersForm({ travellers: rows(40, 40, 8), familyPlans: 'true' });
const payer = { paxId: 'pax-1', amountCents: 19_000, paxIds: ['pax-1', 'pax-2'] };
const byCard: Settlement = {
  payer,
  method: 'CREDIT_CARD',
  token: {
    dataKey: 'ot4abc',
    cardType: 'VISA',
    paymentType: 'CREDIT_CARD',
    cardHolderName: 'Marie Tremblay',
  },
};

function bodyOf(changes: Partial<Application> = {}, settlements: readonly Settlement[] = [byCard]) {
  const whole = application(changes);
  return toPolicyBody(whole, paymentsOf(settlements, whole.plans.chosen, today));
}

describe('the body of a purchase', () => {
  test('[QQ-064] the age of each traveller follows from the date of birth and goes with it, into the quote as well', () => {
    const born = (paxId: string, birthYear: string) => applicant({ paxId, birthYear });
    const typed = application({
      travellers: two,
      apply: applyForm(two, { travellers: [born('pax-1', '1980'), born('pax-2', '2001')] }),
    });
    expect(toPolicyBody(typed, new Map()).paxes).toMatchObject([
      { referenceNumber: 'pax-1', dateOfBirth: '1980-05-04', age: 46 },
      { referenceNumber: 'pax-2', dateOfBirth: '2001-05-04', age: 25 },
    ]);
    expect(actualTravellers(typed).travellers.map(({ id, age }) => [id, age])).toEqual([
      ['pax-1', '46'],
      ['pax-2', '25'],
    ]);
  });

  test('[NA-011] [AP-002 partly] it holds what each traveller of Quebec answered, as pairs of key and answer', () => {
    const plans = {
      ...plansForm(['pax-1', 'pax-2'], { travellers: two }),
      needs: answeredAnalysis('pax-1', 'pax-2'),
    };
    const asked = { ...plans, plans: { ...plans.plans, amfRequirement: true } };
    const body = bodyOf({ travellers: two, apply: applyForm(two), plans: asked });
    expect(policyBody.parse(body)).toEqual(body);
    expect(body.paxes.map(({ questionnaires }) => questionnaires)).toEqual([[sentNeeds], [sentNeeds]]);
    const elsewhere = bodyOf({ travellers: two, apply: applyForm(two), plans });
    expect(elsewhere.paxes.map(({ questionnaires }) => questionnaires)).toEqual([undefined, undefined]);
  });

  test('[CP-001] [AP-002 partly] [AP-003] it is what the wire takes', () => {
    const apply = withApplicant(applyForm(two), 'pax-1', { addressLine2: ' app. 4 ' });
    const body = bodyOf({ travellers: two, apply });
    expect(policyBody.parse(body)).toEqual(body);
    expect(body.paxes[0]).toMatchObject({
      referenceNumber: 'pax-1',
      firstName: 'Marie',
      lastName: 'Tremblay',
      dateOfBirth: '1986-05-04',
      age: 40,
      tripBookingDate: '2026-11-01',
      lang: 'FR',
      eligibilityConsent: true,
      contact: {
        email: 'marie.tremblay@example.ca',
        phone: '5145550123',
        address: {
          addressLine1: '12 rue des Érables',
          addressLine2: 'app. 4',
          city: 'Montréal',
          postalCode: 'H2X1Y4',
          province: 'QC',
          country: 'CA',
        },
      },
    });
  });

  test('[CP-009] a group without a family plan is sent as single paxes without dependents', () => {
    const body = bodyOf({ travellers: two });
    expect(body.travellerType).toBe('SINGLE');
    expect(body.paxes).toHaveLength(2);
    expect(body.dependents).toBeUndefined();
  });

  test('[CP-009] [CP-014] [AP-006] of a family the primary is the pax and the others are dependents', () => {
    const body = bodyOf({ travellers: family });
    expect(body.travellerType).toBe('FAMILY');
    expect(body.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-1']);
    expect(body.dependents?.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-2', 'pax-3']);
    expect(policyBody.safeParse(body).success).toBe(true);
  });

  test('[AP-004] [AP-005] a dependent is sent with name, birth, age, trip, contact, and the relationship in uppercase', () => {
    const child = { relationship: 'child', firstName: 'Zoé', birthYear: '2018' };
    const apply = withApplicant(applyForm(family), 'pax-3', child);
    const [, dependent] = bodyOf({ travellers: family, apply }).dependents ?? [];
    expect(dependent).toEqual({
      referenceNumber: 'pax-3',
      firstName: 'Zoé',
      lastName: 'Tremblay',
      dateOfBirth: '2018-05-04',
      age: 8,
      relationship: 'CHILD',
      tripCost: 0,
      tripBookingDate: '2026-11-01',
      contact: {
        email: 'marie.tremblay@example.ca',
        phone: '5145550123',
        address: {
          addressLine1: '12 rue des Érables',
          city: 'Montréal',
          postalCode: 'H2X1Y4',
          province: 'QC',
          country: 'CA',
        },
      },
    });
  });

  test('[AP-008] [AP-009] who reuses the contact of the primary is sent with it, as it is by now', () => {
    const apply = withApplicant(applyForm(two), 'pax-1', {
      email: 'new@example.ca',
      phone: '6135550100',
      addressLine1: '1 Elgin Street',
      addressLine2: 'Unit 2',
      city: 'Ottawa',
      postalCode: 'K1A0B1',
      province: 'ON',
    });
    const contacts = bodyOf({ travellers: two, apply }).paxes.map(({ contact }) => contact);
    const contact = {
      email: 'new@example.ca',
      phone: '6135550100',
      address: {
        addressLine1: '1 Elgin Street',
        addressLine2: 'Unit 2',
        city: 'Ottawa',
        postalCode: 'K1A0B1',
        province: 'ON',
        country: 'CA',
      },
    };
    expect(contacts).toEqual([contact, contact]);
  });

  test('[AP-028] [AP-033] the consents, who referred and the reference id go with the application', () => {
    const form = applyForm(travellersForm(), { referredBy: ' A friend ', referenceId: 'REF123456789' });
    const apply = withApplicant(form, 'pax-1', { lang: 'EN', bill96Consent: true });
    expect(bodyOf({ apply })).toMatchObject({
      legalConsent: true,
      referredBy: 'A friend',
      referenceId: 'REF123456789',
      paxes: [{ bill96Consent: true, eligibilityConsent: true }],
    });
    expect(Object.keys(bodyOf())).not.toContain('referredBy');
    expect(Object.keys(bodyOf())).not.toContain('referenceId');
  });

  test('[AP-010] a name that is missing is replaced by the blank placeholder', () => {
    const apply = entered(applyForm(two), { key: 'nameToFollow.pax-2', value: true }, two);
    const { paxes } = bodyOf({ travellers: two, apply });
    expect(paxes[1]).toMatchObject({ firstName: ' ', lastName: ' ', nameToFollow: true });
    expect(paxes[0]).not.toHaveProperty('nameToFollow');
  });

  test('[AP-021] the country of every address is CA', () => {
    const countries = bodyOf({ travellers: family });
    const all = [...countries.paxes, ...(countries.dependents ?? [])].map(
      ({ contact }) => contact?.address.country,
    );
    expect(all).toEqual(['CA', 'CA', 'CA']);
  });

  test('[WG-045] a postal code is shown with its space, and kept and sent as six letters and digits in uppercase', () => {
    const shown = postalCodeMask('h2x1y4', { before: 'H2X 1Y', isPasted: false }).kept;
    const postalCode = heldPostalCode(shown);
    expect([shown, postalCode, showPostalCode(postalCode)]).toEqual(['H2X 1Y4', 'H2X1Y4', 'H2X 1Y4']);
    for (const held of [postalCode, 'h2x1y4']) {
      const apply = withApplicant(applyForm(), 'pax-1', { postalCode: held });
      expect(bodyOf({ apply }).paxes[0]?.contact.address.postalCode).toBe('H2X1Y4');
    }
  });

  test('[AP-023] [AP-025] [AP-026] the consent of Bill 96 is sent where it is asked', () => {
    expect(bodyOf().paxes[0]).not.toHaveProperty('bill96Consent');
    const english = withApplicant(applyForm(), 'pax-1', { lang: 'EN', bill96Consent: true });
    expect(bodyOf({ apply: english }).paxes[0]?.bill96Consent).toBe(true);
    const ontario = withApplicant(applyForm(), 'pax-1', { lang: 'EN', bill96Consent: true, province: 'ON' });
    expect(bodyOf({ apply: ontario }).paxes[0]).not.toHaveProperty('bill96Consent');
  });

  test('a consent that was not given is not sent, also where the organization asks for it', () => {
    const french = applyForm(travellersForm(), { bill96Flag: true });
    expect(bodyOf({ apply: french, language: 'en' }).paxes[0]).not.toHaveProperty('bill96Consent');
    const english = withApplicant(french, 'pax-1', { lang: 'EN', bill96Consent: false });
    expect(bodyOf({ apply: english, language: 'en' }).paxes[0]?.bill96Consent).toBe(false);
  });

  test('[CP-012] [CP-013] [PM-020 partly] without POLICY_ADMIN the application date is today, a chosen one is shifted by six hours', () => {
    const apply = applyForm(travellersForm(), { applicationDate: '2026-11-10' });
    expect(bodyOf({ apply }).applicationDate).toBe(today);
    const facts = flowFacts({ mayDateApplication: true });
    expect(bodyOf({ facts }).applicationDate).toBe(today);
    expect(bodyOf({ apply, facts }).applicationDate).toBe('2026-11-10T06:00:00.000Z');
  });

  test('[CP-015] [CP-016] trip cost and coverage amount are sent by the employee and cover-me types, trip cost not by sponsors', () => {
    const price = cardPrice({ tripPreference: { tripCost: 900, coverageAmount: 5000, deductible: 0 } });
    const preference = (facts = flowFacts()) =>
      bodyOf({ facts, plans: plansForm(['pax-1'], { price, facts }) }).paxes[0]?.plan.tripPreference;
    expect(preference()).toEqual({ deductible: 0 });
    expect(
      preference(flowFacts({ organizationKind: 'coverMe', organizationCategory: 'AFFILIATION' })),
    ).toEqual({
      tripCost: 900,
      coverageAmount: 5000,
      deductible: 0,
    });
    expect(preference(flowFacts({ organizationKind: 'employee', organizationCategory: 'SPONSOR' }))).toEqual({
      coverageAmount: 5000,
      deductible: 0,
    });
  });

  test('[CP-017] a traveller without a trip cost is sent with 0', () => {
    const travellers = travellersForm({ travellers: [{ id: 'pax-1', age: '40', tripCost: '' }] });
    expect(bodyOf({ travellers }).paxes[0]?.tripCost).toBe(0);
  });

  test('[CP-018] fields of a kind of traveller are sent for that kind only', () => {
    const school = { schoolName: 'McGill', schoolCity: 'Montréal' };
    const education = { educationStartDate: '2026-12-01', educationEndDate: '2026-12-15' };
    const trip = tripForm({ ...school, ...education, isSuperVisa: 'true', arrivalDate: '2026-12-01' });
    const fields = [...Object.keys({ ...school, ...education }), 'isSuperVisa', 'arrivalDate', 'leavingDate'];
    const sentFor = (flowTravellerType: TravellersForm['flowTravellerType']) => {
      const { tripInformation } = bodyOf({ trip, travellers: travellersForm({ flowTravellerType }) });
      return Object.fromEntries(Object.entries(tripInformation).filter(([name]) => fields.includes(name)));
    };
    expect(sentFor('STUDENT')).toEqual({ ...school, ...education });
    const visit = { isSuperVisa: true, arrivalDate: '2026-12-01', leavingDate: '2026-12-15' };
    expect(sentFor('VISITOR_TO_CANADA')).toEqual(visit);
    for (const other of ['TRAVELLING_CANADIANS', 'TOP_UP'] as const) expect(sentFor(other)).toEqual({});
  });

  test('[CP-011] the employee is named in the employee flow only', () => {
    const apply = applyForm(travellersForm(), { employeeName: 'Luc Roy', employeeRelationship: 'EMPL' });
    expect(bodyOf({ apply })).not.toHaveProperty('employeeName');
    const facts = flowFacts({ organizationKind: 'employee', organizationCode: 'ME' });
    expect(bodyOf({ apply, facts })).toMatchObject({ employeeName: 'Luc Roy', employeeRelationship: 'EMPL' });
  });

  test('[PS-099] [PS-100] each relationship to an employee has its adjustment', () => {
    expect(employeeAdjustment).toEqual({
      EMPL: 'EMPLOYEE',
      FNF_RES: 'FAMILYFRIENDSRESIDING',
      FNF_NONRES: 'FAMILYFRIENDSNOTRESIDING',
    });
  });
});

describe('the payments of a purchase', () => {
  test('[PY-008] [PY-010] [PY-041 partly] one card is charged for the total of each traveller it pays for', () => {
    const { paxes } = bodyOf({ travellers: two });
    expect(paxes.map(({ payments }) => payments)).toEqual([
      [expect.objectContaining({ amount: 95, type: 'CHARGE', method: 'CREDIT_CARD', paymentDate: today })],
      [expect.objectContaining({ amount: 95, type: 'CHARGE', method: 'CREDIT_CARD', paymentDate: today })],
    ]);
    expect(paxes.map(({ payments }) => payments[0]?.details?.cardOwnerReferenceNumber)).toEqual([
      'pax-1',
      'pax-1',
    ]);
  });

  test('[PY-011] [PY-012] [PY-042 partly] of a card only owner, token, kind and name are sent', () => {
    expect(bodyOf().paxes[0]?.payments[0]?.details).toEqual({
      cardOwnerReferenceNumber: 'pax-1',
      dataKey: 'ot4abc',
      paymentType: 'CREDIT_CARD',
      cardHolderName: 'Marie Tremblay',
    });
    const sent = bodyOf().paxes[0]?.payments[0];
    for (const field of ['expDate', 'cvd']) {
      expect(payment.safeParse({ ...sent, details: { ...sent?.details, [field]: '0127' } }).success).toBe(
        false,
      );
    }
  });

  test('[PY-009] a payment is a charge or a refund, and nothing else', () => {
    const sent = bodyOf().paxes[0]?.payments[0];
    const isTaken = (type: string) => payment.safeParse({ ...sent, type }).success;
    expect(['CHARGE', 'REFUND'].filter(isTaken)).toEqual(['CHARGE', 'REFUND']);
    expect(['VOID', 'charge', 'CREDIT', ''].filter(isTaken)).toEqual([]);
  });

  test('[PY-036 partly] cash and paid to agency carry no card', () => {
    const cash: Settlement = { ...byCard, method: 'CASH', token: null };
    expect(bodyOf({}, [cash]).paxes[0]?.payments[0]).not.toHaveProperty('details');
  });

  test('[PS-097] [PS-102] a plan in a pax carries code, adjustments, benefits, preference and total', () => {
    expect(Object.keys(boughtPlan.shape).toSorted()).toEqual([
      'adjustments',
      'code',
      'optionalBenefits',
      'premiumTotal',
      'tripPreference',
    ]);
    expect(Object.keys(tripPreference.shape).toSorted()).toEqual([
      'coverageAmount',
      'daysPerTrip',
      'deductible',
      'tripCost',
    ]);
    expect(bodyOf().paxes[0]?.plan).toEqual({
      code: 'SEMH',
      adjustments: [{ breakdownType: 'COMPANION', amount: -5 }],
      optionalBenefits: [],
      tripPreference: { deductible: 0 },
      premiumTotal: 95,
    });
  });

  test('[PY-003] the methods are the three of the documents, and a consumer pays by card', () => {
    const sent = bodyOf().paxes[0]?.payments[0];
    const isTaken = (method: string) => payment.safeParse({ ...sent, method, details: undefined }).success;
    expect(
      ['CASH', 'CREDIT_CARD', 'PAID_TO_AGENCY', 'TOKEN', 'ORIGINAL', 'CHARGEBACK'].filter(isTaken),
    ).toEqual(['CASH', 'CREDIT_CARD', 'PAID_TO_AGENCY']);
    const all = methodsOffered('b2b', ['MONERIS', 'ORGANIZATION']);
    expect([...all].toSorted()).toEqual(['CASH', 'CREDIT_CARD', 'PAID_TO_AGENCY']);
    expect(methodsOffered('b2c', ['MONERIS', 'ORGANIZATION'])).toEqual(['CREDIT_CARD']);
  });
});
