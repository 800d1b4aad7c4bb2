import { describe, expect, it } from 'vitest';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import { type BoughtPax, type PolicyBody, policyBody } from '#domain/calls/shapes/policyBody.ts';
import { createBodyCheck } from '#server/purchases/bodyCheck.ts';
import type { Session } from '#server/identity/session.ts';
import { priceBoughtPlan } from '#server/quotes/priceBoughtPlan.ts';
import { sentNeeds } from '#tests/support/needs/needs.ts';
import { healthy, sentMedicalAnswers } from '#tests/support/questionnaires/medical.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { smallShelf } from '#tests/support/server/smallShelf.ts';
import { testClock } from '#tests/support/server/testClock.ts';

const clock = testClock('2026-11-22T15:00:00Z');
const session = agentSession({ atoms: ['POLICY_READ', 'POLICY_CREATE', 'POLICY_BOOKING'] });
const example = policyBody.parse({ ...policyBodyExample, organizationCode: 'BOREAL' });

type Changes = Omit<Partial<BoughtPax>, 'plan'> & { plan?: Partial<BoughtPax['plan']> };

/** The example for 100.00 dollars, with one traveller for each of the changes. */
function bodyOf(travellers: readonly Changes[] = [{}], changed: Partial<PolicyBody> = {}): PolicyBody {
  const [somebody] = example.paxes as [BoughtPax];
  const paxes = travellers.map(({ plan, ...pax }, at): BoughtPax => {
    const bought = { ...somebody.plan, premiumTotal: 100, ...plan };
    const payments = [{ amount: bought.premiumTotal, type: 'CHARGE' as const, method: 'CASH' as const }];
    return { ...somebody, referenceNumber: String(at + 1), payments, ...pax, plan: bought };
  });
  return { ...example, ...changed, paxes };
}

describe('what is bought, priced again', () => {
  const priced = (body: PolicyBody) => priceBoughtPlan(smallShelf, body, session, clock);

  it('has the price, the names and the rates of today', async () => {
    expect(await priced(bodyOf())).toEqual({
      ok: true,
      applicationDate: '2026-11-22',
      totalCents: 10_000,
      paxes: [
        {
          referenceNumber: '1',
          planName: { en: 'Emergency medical', fr: 'Soins médicaux' },
          rateVersion: 'SEMH.1',
          price: expect.objectContaining({ premiumCents: 10_000, premiumTotalCents: 10_000 }),
          tripPreference: { deductible: 0 },
          insuredDays: 15,
          benefits: [],
          worksheet: expect.objectContaining({ code: 'SEMH', totalCents: 10_000 }),
          asksEligibility: true,
          asksQuestionnaire: false,
          agrees: true,
        },
      ],
    });
  });

  it('names the chosen benefits after the plan, after the add-on, and after their code at last', async () => {
    const optionalBenefits = [{ code: 'BAGGAGE' }, { code: 'FLTACC' }, { code: 'GONE' }];
    const answer = await priced(bodyOf([{ plan: { optionalBenefits, premiumTotal: 115 } }]));
    expect(answer).toMatchObject({
      totalCents: 11_500,
      paxes: [
        {
          agrees: true,
          benefits: [
            { code: 'FLTACC', name: { en: 'Flight', fr: 'Vol' }, premiumCents: 500, rateVersion: 'FLTACC.1' },
            {
              code: 'BAGGAGE',
              name: { en: 'Baggage', fr: 'Bagages' },
              premiumCents: 500,
              rateVersion: 'BAGGAGE.1',
            },
            { code: 'GONE', name: { en: 'GONE', fr: 'GONE' }, premiumCents: 500, rateVersion: 'GONE.1' },
          ],
        },
      ],
    });
  });

  it('costs what all travellers pay together, and disagrees where one states another total', async () => {
    const answer = await priced(bodyOf([{}, { plan: { premiumTotal: 99.99 } }]));
    expect(answer).toMatchObject({
      ok: true,
      totalCents: 20_000,
      paxes: [{ agrees: true }, { agrees: false }],
    });
  });

  it('asks for eligibility only where the plan says who is eligible in both languages', async () => {
    expect(await priced(bodyOf([{ plan: { code: 'PLAIN' } }]))).toMatchObject({
      paxes: [{ asksEligibility: false }],
    });
  });

  it.each([
    [{ plan: { code: 'OTHER' } }, 'plan.notOffered'],
    [{ plan: { code: 'BAGGAGE' } }, 'plan.notOffered'],
    [{ plan: { tripPreference: { deductible: 250 } } }, 'plan.deductibleNotOffered'],
    [{ plan: { optionalBenefits: [{ code: 'NONE' }] } }, 'plan.benefitNotOffered'],
    [{ age: 41 }, 'traveller.ageDiffers'],
  ])('with %j has no price for that traveller', async (changes, code) => {
    expect(await priced(bodyOf([{}, changes]))).toEqual({
      ok: false,
      problems: [{ referenceNumber: '2', code }],
    });
  });
});

describe('the check of a body', () => {
  type Buyer = Partial<Pick<Session, 'application' | 'organizationCode'>>;
  const check = (body: PolicyBody, buyer: Buyer = {}) =>
    createBodyCheck(smallShelf, { keep: async (code) => `edition of ${code}` })(
      { session: { ...session, ...buyer }, clock },
      body,
    );
  const refused = (body: PolicyBody, buyer?: Buyer) =>
    check(body, buyer).then(
      () => null,
      ({ status, code, details }) => ({ status, code, ...details }),
    );

  it('keeps what the server found about the plan of each traveller', async () => {
    const plan = {
      tripPreference: { deductible: 500 },
      optionalBenefits: [{ code: 'FLTACC' }],
      premiumTotal: 85,
    };
    const { plans } = await check(bodyOf([{ plan }]));
    expect(plans).toEqual({
      '1': {
        name: { en: 'Emergency medical', fr: 'Soins médicaux' },
        rateVersion: 'SEMH.1',
        tripPreference: { deductible: 500 },
        insuredDays: 15,
        adjustments: [{ breakdownType: 'DEDUCTIBLE', amount: -20, rateVersion: 'SEMH.1' }],
        optionalBenefits: [
          { code: 'FLTACC', name: { en: 'Flight', fr: 'Vol' }, premium: 5, rateVersion: 'FLTACC.1' },
        ],
        edition: 'edition of SEMH',
        worksheet: expect.objectContaining({ code: 'SEMH', totalCents: 8500 }),
      },
    });
  });

  it('keeps of each traveller what was found about their own plan', async () => {
    const { plans } = await check(bodyOf([{}, { plan: { code: 'PLAIN' } }]));
    expect(Object.values(plans).map(({ name }) => name.en)).toEqual(['Emergency medical', 'Plain']);
  });

  it('states the day of the application itself, wherever the body repeats it', async () => {
    const { body } = await check(bodyOf());
    expect(body.applicationDate).toBe('2026-11-22');
    expect(body.tripInformation).not.toHaveProperty('applicationDate');
    const tripInformation = { ...example.tripInformation, applicationDate: '2026-11-01' };
    const repeated = await check(bodyOf([{}], { tripInformation, applicationDate: '2026-11-01' }));
    expect(repeated.body.applicationDate).toBe('2026-11-22');
    expect(repeated.body.tripInformation.applicationDate).toBe('2026-11-22');
  });

  it('refuses a wrong payment before anything is priced', async () => {
    const notAllowed = {
      status: 400,
      code: 'request.invalid',
      fields: { 'body.paxes.0.payments.0.method': 'notAllowed' },
    };
    expect(await refused(bodyOf([{ plan: { code: 'OTHER' } }]), { application: 'b2c' })).toEqual(notAllowed);
    expect(await refused(bodyOf(), { organizationCode: null })).toEqual(notAllowed);
  });

  it('refuses another price, and says whose plan has none', async () => {
    expect(await refused(bodyOf([{ plan: { premiumTotal: 99 } }]))).toEqual({
      status: 409,
      code: 'premium.changed',
    });
    expect(await refused(bodyOf([{}, { plan: { premiumTotal: 99 } }]))).toMatchObject({ status: 409 });
    expect(await refused(bodyOf([{ plan: { code: 'OTHER' } }]))).toEqual({
      status: 409,
      code: 'premium.changed',
      extra: { travellers: [{ referenceNumber: '1', code: 'plan.notOffered' }] },
    });
  });

  it('refuses dates that do not follow from the trip', async () => {
    const tripInformation = { ...example.tripInformation, leavingDate: '2027-02-16' };
    expect(await refused(bodyOf([{}], { tripInformation }))).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { 'body.tripInformation.leavingDate': 'notAllowed' },
    });
  });

  it('refuses names and consents that the application would not take', async () => {
    const plain = { code: 'PLAIN' };
    expect(await refused(bodyOf([{ firstName: 'Marie 2' }]))).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { 'body.paxes.0.firstName': 'wrongFormat' },
    });
    expect(
      await refused(bodyOf([{ eligibilityConsent: false }, { plan: plain, eligibilityConsent: true }])),
    ).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: {
        'body.paxes.0.eligibilityConsent': 'notAllowed',
      },
    });
    expect(await refused(bodyOf([{ plan: plain, eligibilityConsent: false }]))).toBeNull();
  });

  it('takes answers about health of who has a plan that asks for them, and of nobody else', async () => {
    const answers = { questionnaires: [sentMedicalAnswers(healthy), sentNeeds] };
    const asking = { plan: { code: 'ASKING' }, ...answers };
    expect(await refused(bodyOf([{}, asking]))).toBeNull();
    expect(await refused(bodyOf([asking, {}]))).toBeNull();
    expect(await refused(bodyOf([asking, answers]))).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { 'body.paxes.1.questionnaires.0': 'notAllowed' },
    });
  });

  it('refuses dependents of another age than they say', async () => {
    const child = (referenceNumber: string, age: number) => ({
      referenceNumber,
      firstName: 'Zoé',
      lastName: 'Tremblay',
      relationship: 'CHILD',
      dateOfBirth: '2016-02-01',
      age,
      tripCost: 0,
    });
    const family = (age: number) =>
      bodyOf([{ plan: { premiumTotal: 200 } }], {
        travellerType: 'FAMILY',
        dependents: [child('2', 10), child('3', age)],
      });
    expect(await refused(family(10))).toBeNull();
    expect(await refused(family(11))).toEqual({
      status: 400,
      code: 'request.invalid',
      fields: { 'body.dependents.1.age': 'notAllowed' },
    });
  });
});
