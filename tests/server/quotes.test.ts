import { describe, expect, it } from 'vitest';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { centsOf } from '#domain/money.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf, visitBody } from '#tests/support/quote/bodies.ts';
import { firstPlan, quote } from '#tests/support/quote/desk.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));

  describe('a quote', () => {
    it('[QR-001] [QR-003] prices the plans on offer for each traveller', async () => {
      const body = quoteBodyOf({
        paxes: [travellerOf({ referenceNumber: 'a' }), travellerOf({ referenceNumber: 'b', age: 8 })],
      });
      const { paxes } = await quote(consumer, body);
      expect(priceQuote).toMatchObject({ method: 'POST', path: '/api/quote' });
      expect(paxes.map(({ referenceNumber, errors }) => [referenceNumber, errors])).toEqual([
        ['a', []],
        ['b', []],
      ]);
      const codes = ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SAIPPP', 'SNMPPP'];
      for (const { plans } of paxes) expect(plans.map(({ code }) => code)).toEqual(codes);
      const [older, younger] = paxes.map(({ plans }) => plans[0]?.premiumTotal ?? 0);
      expect(older).toBeGreaterThan(younger ?? 0);
    });

    it('[PS-101] makes a total of premium, adjustments and chosen benefits, to the cent', async () => {
      const plan = await firstPlan(
        consumer,
        {
          plan: {
            code: 'SEMH',
            tripPreference: { deductible: 1_000 },
            optionalBenefits: [{ code: 'FLTACC' }],
          },
        },
        { tripInformation: { ...quoteBodyOf({}).tripInformation, travellingWithinCanada: true } },
      );
      expect(plan?.adjustments.map(({ breakdownType }) => breakdownType)).toEqual([
        'DEDUCTIBLE',
        'TRAVELLINGWITHINCANADA',
      ]);
      const chosen = plan?.optionalBenefits.filter(({ selected }) => selected) ?? [];
      expect(chosen.map(({ code }) => code)).toEqual(['FLTACC']);
      const sum = [
        plan?.premium,
        ...(plan?.adjustments ?? []).map(({ amount }) => amount),
        ...chosen.map(({ premium }) => premium),
      ]
        .map((dollars) => centsOf(dollars ?? 0))
        .reduce((one, other) => one + other);
      expect(centsOf(plan?.premiumTotal ?? 0)).toBe(sum);
      expect(plan?.premiumTotal).toBeLessThan(plan?.premium ?? 0);
    });

    it('[PS-102] prices one plan for exactly the parameters asked, and tells them', async () => {
      const asked = { code: 'SEMH', tripPreference: { deductible: 5_000 } };
      const plan = await firstPlan(consumer, { plan: asked });
      expect(plan).toMatchObject({ code: 'SEMH', tripPreference: { deductible: 5_000 } });
      const trip = { tripCost: 2_400, coverageAmount: 10_000 };
      expect(await firstPlan(consumer, { plan: { code: 'STCIH', tripPreference: trip } })).toMatchObject({
        tripPreference: trip,
      });
      const cheaper = await firstPlan(consumer, {
        plan: { code: 'STCIH', tripPreference: { ...trip, coverageAmount: 2_500 } },
      });
      const dearer = await firstPlan(consumer, { plan: { code: 'STCIH', tripPreference: trip } });
      expect(cheaper?.premiumTotal).toBeLessThan(dearer?.premiumTotal ?? 0);
    });

    it('takes the trip cost of the traveller where the plan states none', async () => {
      const plan = await firstPlan(consumer, { tripCost: 3_200, plan: { code: 'SAIH' } });
      expect(plan?.tripPreference).toEqual({ tripCost: 3_200 });
      const free = await firstPlan(consumer, { tripCost: 0, plan: { code: 'SAIH' } });
      expect(free?.premiumTotal).toBeLessThan(plan?.premiumTotal ?? 0);
      expect(free?.premiumTotal).toBeGreaterThan(0);
    });

    it('names the version of the rates that hold for the channel and the day', async () => {
      expect((await firstPlan(consumer, { plan: { code: 'SEMH' } }))?.rateVersion).toBe(
        'SEMH.STANDARD.AFFILIATION.2024-01-01.1',
      );
      const agent = await signInAs(server.client('b2b'), 'slavoie');
      const plan = await firstPlan(agent, { plan: { code: 'SEMH' } }, { organizationCode: 'BOREAL-MTL' });
      expect(plan?.rateVersion).toBe('SEMH.STANDARD.AGENCY.2024-01-01.1');
    });

    it('stores nothing', async () => {
      await quote(consumer, quoteBodyOf({}));
      expect(await server.database.db.selectFrom('synced_quotes').selectAll().execute()).toEqual([]);
    });

    it('leaves plans without a price out until their questionnaire is answered', async () => {
      const body = quoteBodyOf({ paxes: [travellerOf({ age: 66 })] });
      const [pax] = (await quote(consumer, body)).paxes;
      expect(pax?.errors).toEqual([]);
      expect(pax?.plans.map(({ code }) => code)).toEqual(['SNMH', 'STCIH', 'SAIPPP', 'SNMPPP']);
      const asked = await firstPlan(consumer, { age: 66, plan: { code: 'SEMH' } });
      expect(asked?.errors).toEqual([{ code: 'plan.questionnaireNeeded', error: expect.any(String) }]);
    });

    it('[QF-037 partly] charges a family twice the price of its primary', async () => {
      const single = await firstPlan(consumer, { age: 44, plan: { code: 'SEMH' } });
      const family = await firstPlan(
        consumer,
        { age: 44, plan: { code: 'SEMH' } },
        {
          travellerType: 'FAMILY',
          dependents: [
            travellerOf({ referenceNumber: '2', age: 40 }),
            travellerOf({ referenceNumber: '3', age: 9 }),
          ],
        },
      );
      expect(centsOf(family?.premiumTotal ?? 0)).toBe(2 * centsOf(single?.premiumTotal ?? 0));
    });

    it('says what plans for each member of a family alone would cost, where everybody could have one', async () => {
      const alone = async (age: number) => centsOf((await firstPlan(consumer, { age }))?.premiumTotal ?? 0);
      const familyOf = async (...ages: number[]) =>
        (
          await firstPlan(
            consumer,
            { age: 45 },
            {
              travellerType: 'FAMILY',
              dependents: ages.map((age, at) => travellerOf({ referenceNumber: `d${at}`, age })),
            },
          )
        )?.singlesTotal;
      expect(centsOf((await familyOf(40, 9, 8)) ?? 0)).toBe(
        (await alone(45)) + (await alone(40)) + (await alone(9)) + (await alone(8)),
      );
      expect((await firstPlan(consumer, { age: 45 }))?.singlesTotal).toBeUndefined();
    });

    it.each([
      ['EMPL', 'EMPLOYEE', -0.2],
      ['FNF_RES', 'FAMILYFRIENDSRESIDING', -0.15],
      ['FNF_NONRES', 'FAMILYFRIENDSNOTRESIDING', -0.1],
    ] as const)(
      '[PS-099] [PS-100] gives %s of the employee organization the adjustment %s',
      async (employeeRelationship, type, share) => {
        const employee = await signInAs(server.client('b2b'), 'psandhu');
        const plan = await firstPlan(
          employee,
          { plan: { code: 'SEMH' } },
          { organizationCode: 'ME', employeeRelationship },
        );
        expect(plan?.adjustments.map(({ breakdownType }) => breakdownType)).toEqual([type]);
        expect(plan?.adjustments[0]?.amount).toBeCloseTo((plan?.premium ?? 0) * share, 1);
      },
    );

    it('[QF-037 partly] offers multi-trip plans by the days of each trip', async () => {
      const body = quoteBodyOf({
        tripInformation: { ...quoteBodyOf({}).tripInformation, tripType: 'MULTIPLE', endDate: '2027-06-30' },
      });
      const [pax] = (await quote(consumer, body)).paxes;
      expect(pax?.plans.map(({ code, tripPreference }) => [code, tripPreference.daysPerTrip])).toEqual([
        ['MEMH', 4],
        ['MAIH', 4],
      ]);
    });

    it('[QF-037 partly] [QQ-052 partly] offers top-ups for the days beyond the plan that there is', async () => {
      const body = quoteBodyOf({
        flowTravellerType: 'TOP_UP',
        tripInformation: { ...quoteBodyOf({}).tripInformation, existingCoverageDays: 4 },
      });
      const [pax] = (await quote(consumer, body)).paxes;
      expect(pax?.plans.map(({ code, tripPreference }) => [code, tripPreference.daysPerTrip])).toEqual([
        ['SEMTUH', 3],
        ['SAITUH', 3],
      ]);
    });

    it.each([
      ['INTERNATIONAL', 'SSTIH'],
      ['CANADIAN_OUTSIDE', 'SSTOH'],
      ['CANADIAN_INSIDE', 'SSTCH'],
    ] as const)(
      '[QF-037 partly] [QQ-052 partly] offers students of the kind %s the plan %s',
      async (studentType, code) => {
        const [pax] = (
          await quote(
            consumer,
            quoteBodyOf({ flowTravellerType: 'STUDENT', studentType, paxes: [travellerOf({ age: 21 })] }),
          )
        ).paxes;
        expect(pax?.plans.map((plan) => plan.code)).toEqual([code]);
      },
    );

    it('[PS-072] prices visitors for their own coverage amounts unless the visit is for a super visa', async () => {
      const standard = async (isSuperVisa: boolean) => {
        const [pax] = (await quote(consumer, visitBody(isSuperVisa))).paxes;
        return pax?.plans.find(({ code }) => code === 'SVTCSH')?.tripPreference;
      };
      expect(await standard(false)).toEqual({ coverageAmount: 25_000, deductible: 0 });
      expect(await standard(true)).toEqual({ coverageAmount: 100_000, deductible: 0 });
      const body = visitBody(true);
      const asked = {
        ...body,
        paxes: [
          travellerOf({ age: 63, plan: { code: 'SVTCBH', tripPreference: { coverageAmount: 25_000 } } }),
        ],
      };
      expect((await quote(consumer, asked)).paxes[0]?.plans[0]?.errors?.[0]?.code).toBe(
        'plan.coverageNotOffered',
      );
    });
  });
});
