import { describe, expect, it } from 'vitest';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf, visitBody } from '#tests/support/quote/bodies.ts';
import { firstPlan, quote, refusedQuote } from '#tests/support/quote/desk.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { opened, type TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));
  const manager = startedFor(() => signInAs(server.client('b2b'), 'mchen'));

  describe('what is wrong with one traveller', () => {
    it('leaves the prices of the others as they are', async () => {
      const { paxes } = await quote(
        consumer,
        quoteBodyOf({
          paxes: [
            travellerOf({ referenceNumber: '1' }),
            travellerOf({ referenceNumber: '2', age: 121 }),
            travellerOf({ referenceNumber: '3', tripCost: 30_000.01 }),
            travellerOf({ referenceNumber: '4', age: 96 }),
            travellerOf({ referenceNumber: '5', age: 40, dateOfBirth: '1980-01-01' }),
          ],
        }),
      );
      expect(paxes[0]?.plans.length).toBeGreaterThan(0);
      expect(paxes.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
        [],
        ['traveller.ageTooHigh'],
        ['traveller.tripCostTooHigh'],
        ['traveller.noPlan'],
        ['traveller.ageDiffers'],
      ]);
    });

    it('is told in the language of the call', async () => {
      const body = quoteBodyOf({ paxes: [travellerOf({ tripCost: 30_001 })] });
      const error = async (lang: string) => (await quote(consumer, body, lang)).paxes[0]?.errors[0]?.error;
      expect(await error('EN')).toBe('The trip cost is above $30,000, the highest that can be insured.');
      expect(await error('FR')).toBe('Le coût du voyage dépasse 30\u00a0000\u00a0$, le maximum assurable.');
    });

    it('[AP-034] counts the age at the application date, and at departure for visitors', async () => {
      const born = { age: 40, dateOfBirth: '1985-06-20' };
      expect((await quote(consumer, quoteBodyOf({ paxes: [travellerOf(born)] }))).paxes[0]?.errors).toEqual(
        [],
      );
      const visit = { ...visitBody(false), paxes: [travellerOf(born)] };
      expect((await quote(consumer, visit)).paxes[0]?.errors[0]?.code).toBe('traveller.ageDiffers');
      expect(
        (await quote(consumer, { ...visit, paxes: [travellerOf({ ...born, age: 41 })] })).paxes[0]?.errors,
      ).toEqual([]);
    });

    it.each([
      [{ code: 'SVTCSH' }, {}, 'plan.otherTraveller'],
      [{ code: 'NOTHING' }, {}, 'plan.notOffered'],
      [{ code: 'MEMH' }, {}, 'plan.otherTrip'],
      [{ code: 'SMUH' }, {}, 'plan.ageOutside'],
      [{ code: 'SEMH', tripPreference: { deductible: 250 } }, {}, 'plan.deductibleNotOffered'],
      [{ code: 'SEMH', tripPreference: { coverageAmount: 10_000 } }, {}, 'plan.coverageNotOffered'],
      [{ code: 'SEMH', tripPreference: { daysPerTrip: 15 } }, {}, 'plan.daysNotOffered'],
      [{ code: 'STCIH', tripPreference: { tripCost: 20_000.01 } }, {}, 'plan.tripCostTooHigh'],
      [{ code: 'STCIH' }, { tripCost: 25_000 }, 'plan.tripCostTooHigh'],
      [{ code: 'SEMH', optionalBenefits: [{ code: 'TUITION' }] }, {}, 'plan.benefitNotOffered'],
      [
        { code: 'STCIH', optionalBenefits: [{ code: 'CFAR' }] },
        { tripCost: 15_001 },
        'plan.benefitNotOffered',
      ],
    ])('names why %j has no price', async (plan, pax, code) => {
      const priced = await firstPlan(consumer, { ...pax, plan });
      expect(priced).toMatchObject({ code: plan.code, premiumTotal: 0, rateVersion: '' });
      expect(priced?.errors?.map((problem) => problem.code)).toEqual([code]);
    });
  });

  it('says of a plan that was asked for by which rule it is refused, and what would pass', async () => {
    const asked = { age: 86, plan: { code: 'SEMH' } };
    expect((await firstPlan(consumer, asked))?.refused).toEqual({
      code: 'SEMH',
      reason: 'ageOutside',
      asked: 86,
      minimum: 0,
      maximum: 84,
      topUpDays: null,
      error: 'This plan is for travellers from 0 to 84 years of age.',
    });
    const deductible = { code: 'SEMH', tripPreference: { deductible: 250 } };
    expect((await firstPlan(consumer, { plan: deductible }))?.refused).toBeUndefined();
  });

  describe('a body that makes no sense', () => {
    it.each([
      ['startDate', '2026-06-14', 'inPast'],
      ['startDate', '2027-06-15', 'tooFar'],
      ['endDate', '2026-06-30', 'beforeStart'],
      ['endDate', '2027-07-01', 'tripTooLong'],
      ['tripBookingDate', '2026-06-16', 'inFuture'],
      ['endDate', '2026-02-30', 'notAllowed'],
      ['provinceOfResidence', 'XX', 'notAllowed'],
    ])('is refused for %s %s', async (field, value, code) => {
      const body = quoteBodyOf({});
      const tripInformation = {
        ...body.tripInformation,
        [field]: value,
        ...(field === 'startDate' && { endDate: value }),
      };
      const [status, problem, fields] = (await refusedQuote(consumer, { ...body, tripInformation })) ?? [];
      expect([status, problem]).toEqual([400, 'request.invalid']);
      expect(fields).toMatchObject({ [`body.tripInformation.${field}`]: code });
    });

    it.each([
      ['no travellers', { paxes: [] }, 'body.paxes'],
      [
        'thirteen travellers',
        { paxes: Array.from({ length: 13 }, (_, at) => travellerOf({ referenceNumber: `${at}` })) },
        'body.paxes',
      ],
      ['two of one number', { paxes: [travellerOf({}), travellerOf({})] }, 'body.paxes'],
      ['an unknown field', { colour: 'red' }, 'body.colour'],
      ['a negative age', { paxes: [travellerOf({ age: -1 })] }, 'body.paxes.0.age'],
      [
        'a relationship outside the employee organization',
        { employeeRelationship: 'EMPL' },
        'body.employeeRelationship',
      ],
      ['a family of one', { travellerType: 'FAMILY' }, 'body.dependents'],
    ])('is refused for %s', async (_, changed, field) => {
      const [status, code, fields] = (await refusedQuote(consumer, { ...quoteBodyOf({}), ...changed })) ?? [];
      expect([status, code]).toEqual([400, 'request.invalid']);
      expect(Object.keys(fields ?? {})).toContain(field);
    });
  });

  describe('who may ask', () => {
    it('is whoever sells for the organization of the session, and nobody for another', async () => {
      expect(await refusedQuote(consumer, quoteBodyOf({ organizationCode: 'BOREAL' }))).toEqual([
        404,
        'notFound',
        undefined,
      ]);
      expect(await refusedQuote(consumer, quoteBodyOf({ organizationCode: 'NOWHERE' }))).toEqual([
        404,
        'notFound',
        undefined,
      ]);
      expect(await refusedQuote(manager, quoteBodyOf({ organizationCode: 'BOREAL' }))).toEqual([
        404,
        'notFound',
        undefined,
      ]);
    });

    it('is nobody who may only look', async () => {
      const viewer = await signInAs(server.client('b2b'), 'arahman');
      const body = quoteBodyOf({ organizationCode: 'BOREAL-MTL' });
      const refused = { status: 403, problem: { code: 'permission.missing' } };
      expect(await viewer.call(priceQuote, { body })).toMatchObject(refused);
      expect(await viewer.call(recommendPlans, { body })).toMatchObject(refused);
      expect(await viewer.call(syncQuote, { body: { payload: body, form: {} } })).toMatchObject({
        status: 403,
      });
    });

    it('[CP-012] only a holder of POLICY_ADMIN chooses the application date, and with it the rates', async () => {
      const old = { applicationDate: '2023-05-01' };
      const version = async (client: TestClient, body: Partial<QuoteBody>) =>
        (await firstPlan(client, { plan: { code: 'SEMH' } }, body))?.rateVersion;
      expect(await version(consumer, old)).toBe('SEMH.STANDARD.AFFILIATION.2024-01-01.1');
      const start = {
        ...quoteBodyOf({}).tripInformation,
        startDate: '2023-06-01',
        endDate: '2023-06-10',
        tripBookingDate: '2023-04-01',
      };
      expect(await version(manager, { ...old, tripInformation: start })).toBe(
        'SEMH.STANDARD.AFFILIATION.2022-01-01.1',
      );
    });
  });
});
