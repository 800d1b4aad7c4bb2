import { describe, expect, it } from 'vitest';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { dependentOf, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { printedPolicy } from '#tests/support/purchases/documents.ts';
import { buy, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { quoteBodyOf } from '#tests/support/quote/bodies.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

const withPlan = (body: PolicyBody, plan: Partial<BoughtPax['plan']>): PolicyBody => ({
  ...body,
  paxes: body.paxes.map((pax) => ({ ...pax, plan: { ...pax.plan, ...plan } })),
});

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  const rowOf = (policyNumber: string) =>
    server.database.db
      .selectFrom('paxes')
      .select(['plan', 'trip_cost_cents', 'rate_version'])
      .where('policy_number', '=', policyNumber)
      .executeTakeFirstOrThrow();
  const answerTo = async (body: PolicyBody) => {
    const answer = await pay(agent, await newKey(agent), body);
    return answer.ok ? answer.status : answer.problem;
  };
  const topUpOf = (endDate: string): Partial<Omit<PolicyBody, 'paxes'>> => ({
    flowTravellerType: 'TOP_UP',
    tripInformation: { ...quoteBodyOf({}).tripInformation, endDate, existingCoverageDays: 4 },
  });

  describe('what was priced', () => {
    it('is never more than the plan offers: a trip cost that it does not insure is refused', async () => {
      const body = withPlan(paidToAgency(await unpaidBody(agent)), {
        tripPreference: { deductible: 0, tripCost: 99_999 },
      });
      expect(await answerTo(body)).toMatchObject({
        status: 409,
        code: 'premium.changed',
        travellers: [{ referenceNumber: '1', code: 'plan.tripCostNotOffered' }],
      });
    });

    it('is kept and printed where the body leaves it out', async () => {
      const body = paidToAgency(await unpaidBody(agent, [{ plan: { code: 'STCIH' } }]));
      const { record } = await buy(agent, body);
      expect(record.paxes[0]?.plan).toMatchObject({
        tripPreference: { tripCost: 1_000, coverageAmount: 2_500 },
        insuredDays: 10,
      });
      const text = await printedPolicy(agent, record.policyNumber);
      expect(text).toContain('Insured days 10 Coverage amount $2,500.00 Trip cost $1,000.00');
      expect(await printedPolicy(agent, record.policyNumber, 'FR')).toContain('Jours assurés 10');
    });

    it('is the trip cost that is kept, not the one that the traveller stated before', async () => {
      const plan = { code: 'SAIH', tripPreference: { tripCost: 500 } };
      const body = paidToAgency(await unpaidBody(agent, [{ tripCost: 30_000, plan }]));
      const { record } = await buy(agent, body);
      expect((await rowOf(record.policyNumber)).trip_cost_cents).toBe(50_000);
      expect(await printedPolicy(agent, record.policyNumber)).toContain('Trip cost $500.00');
    });

    it('of a family is no less than the dearest of its trips', async () => {
      const family: Partial<Omit<PolicyBody, 'paxes'>> = {
        travellerType: 'FAMILY',
        dependents: [dependentOf({ tripCost: 2_400 }), dependentOf({ referenceNumber: '3' })],
      };
      const body = paidToAgency(await unpaidBody(agent, [{ plan: { code: 'SAIH' } }], family));
      expect(await answerTo(withPlan(body, { tripPreference: { tripCost: 0 } }))).toMatchObject({
        status: 409,
        travellers: [{ referenceNumber: '1', code: 'plan.tripCostTooLow' }],
      });
      const { record } = await buy(agent, body);
      expect((await rowOf(record.policyNumber)).plan.tripPreference).toEqual({ tripCost: 2_400 });
    });

    it('[PS-064] of a top-up ends with the trip, and the days are printed', async () => {
      const body = paidToAgency(
        await unpaidBody(agent, [{ plan: { code: 'SEMTUH' } }], topUpOf('2026-07-10')),
      );
      expect(await answerTo(withPlan(body, { tripPreference: { daysPerTrip: 1 } }))).toMatchObject({
        status: 409,
        travellers: [{ referenceNumber: '1', code: 'plan.endDateDiffers' }],
      });
      const { record } = await buy(agent, body);
      expect(record.paxes[0]?.plan).toMatchObject({
        tripPreference: { daysPerTrip: 3, deductible: 0 },
        insuredDays: 6,
      });
      const text = await printedPolicy(agent, record.policyNumber);
      expect(text).toContain('Insured days 6');
      expect(text).not.toContain('Days per trip');
    });

    it('of a multi-trip plan is printed as the days of each trip', async () => {
      const tripInformation = {
        ...quoteBodyOf({}).tripInformation,
        tripType: 'MULTIPLE' as const,
        endDate: '2027-06-30',
      };
      const plan = { code: 'MEMH', tripPreference: { daysPerTrip: 15 } };
      const body = paidToAgency(await unpaidBody(agent, [{ plan }], { tripInformation }));
      expect(await answerTo(withPlan(body, { tripPreference: { daysPerTrip: 9 } }))).toMatchObject({
        status: 409,
        travellers: [{ referenceNumber: '1', code: 'plan.daysNotOffered' }],
      });
      const { record } = await buy(agent, body);
      expect(record.paxes[0]?.plan.insuredDays).toBe(15);
      const text = await printedPolicy(agent, record.policyNumber);
      expect(text).toContain('Days per trip 15');
      expect(text).not.toContain('Insured days');
    });

    it('is kept with the versions of the rates that made it', async () => {
      const plan = {
        code: 'SEMH',
        tripPreference: { deductible: 500 },
        optionalBenefits: [{ code: 'FLTACC', premium: 0.01 }],
      };
      const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }])));
      const row = await rowOf(record.policyNumber);
      expect(row.rate_version).toBe('SEMH.STANDARD.AGENCY.2024-01-01.1');
      expect(row.plan).toMatchObject({
        adjustments: [{ breakdownType: 'DEDUCTIBLE', rateVersion: 'SEMH.STANDARD.AGENCY.2024-01-01.1' }],
        optionalBenefits: [{ code: 'FLTACC', rateVersion: 'FLTACC.STANDARD.AGENCY.2024-01-01.1' }],
      });
      expect(record.paxes[0]?.plan.optionalBenefits).toEqual([
        {
          code: 'FLTACC',
          name: expect.any(Object),
          premium: record.paxes[0]?.plan.optionalBenefits[0]?.premium,
        },
      ]);
    });

    it('may be unknown of the first policies, which are printed all the same', async () => {
      const { record } = await buy(agent, paidToAgency(await unpaidBody(agent)));
      const { plan } = await rowOf(record.policyNumber);
      const { insuredDays, ...earlier } = plan;
      expect(insuredDays).toBe(10);
      await server.database.db
        .updateTable('paxes')
        .set({ plan: JSON.stringify(earlier) })
        .where('policy_number', '=', record.policyNumber)
        .execute();
      const text = await printedPolicy(agent, record.policyNumber);
      expect(text).toContain('Deductible None');
      expect(text).not.toContain('Insured days');
    });
  });

  it.each([
    [{ arrivalDate: '1900-01-01' }, { 'body.tripInformation.arrivalDate': 'notAllowed' }],
    [{ arrivalDate: '2026-07-11' }, { 'body.tripInformation.arrivalDate': 'notAllowed' }],
    [{ leavingDate: '2026-08-01' }, { 'body.tripInformation.leavingDate': 'notAllowed' }],
    [{ effectiveDate: '2026-07-02' }, { 'body.tripInformation.effectiveDate': 'notAllowed' }],
    [{ tripStartDate: '2026-06-30' }, { 'body.tripInformation.tripStartDate': 'notAllowed' }],
    [
      { educationStartDate: '2026-09-01', educationEndDate: '2026-08-31' },
      { 'body.tripInformation.educationEndDate': 'notAllowed' },
    ],
  ])('a date that the forms do not take is refused: %j', async (dates, fields) => {
    const body = paidToAgency(await unpaidBody(agent));
    const tripInformation = { ...body.tripInformation, ...dates };
    expect(await answerTo({ ...body, tripInformation })).toMatchObject({ status: 400, fields });
  });

  it('the booking date of a traveller is that of the trip', async () => {
    const body = paidToAgency(await unpaidBody(agent));
    const booked = (tripBookingDate: string) => ({
      ...body,
      paxes: body.paxes.map((pax) => ({ ...pax, tripBookingDate })),
    });
    const path = 'body.paxes.0.tripBookingDate';
    expect(await answerTo(booked('1900-01-01'))).toMatchObject({ fields: { [path]: 'notAllowed' } });
    expect(await answerTo(booked('2026-06-16'))).toMatchObject({ fields: { [path]: 'inFuture' } });
    expect(await answerTo(booked('2026-06-01'))).toBe(201);
  });
});
