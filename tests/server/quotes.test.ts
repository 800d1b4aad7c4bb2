import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { QuoteBody, QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import { centsOf } from '#domain/money.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf, visitBody } from '#tests/support/quote/bodies.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';

forEachEngine((engine) => {
  let server: TestServer;
  let consumer: TestClient;
  let manager: TestClient;
  beforeAll(async () => {
    server = await startSampleServer(engine);
    consumer = server.client('b2c');
    await consumer.open();
    manager = await signInAs(server.client('b2b'), 'mchen');
  });
  afterAll(() => server.close());

  const quote = (body: QuoteBody, client = consumer, lang = 'EN') =>
    client.body(priceQuote, { body, headers: { lang } });
  const recommend = (body: QuoteBody, client = consumer, lang = 'EN') =>
    client.body(recommendPlans, { body, headers: { lang } });
  const planOf = async (pax: Partial<QuotedPax>, body: Partial<QuoteBody> = {}, client = consumer) => {
    const [answer] = (await quote(quoteBodyOf({ ...body, paxes: [travellerOf(pax)] }), client)).paxes;
    return answer?.plans[0];
  };
  const refusedFields = async (body: unknown, client = consumer) => {
    const answer = await client.call(priceQuote, { body });
    return answer.ok ? null : [answer.status, answer.problem.code, answer.problem.fields];
  };

  describe('a quote', () => {
    it('[QR-001] [QR-003] prices the plans on offer for each traveller', async () => {
      const body = quoteBodyOf({
        paxes: [travellerOf({ referenceNumber: 'a' }), travellerOf({ referenceNumber: 'b', age: 8 })],
      });
      const { paxes } = await quote(body);
      expect(priceQuote.path).toBe('/api/quote');
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
      const plan = await planOf(
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
      const plan = await planOf({ plan: asked });
      expect(plan).toMatchObject({ code: 'SEMH', tripPreference: { deductible: 5_000 } });
      const trip = { tripCost: 2_400, coverageAmount: 10_000 };
      expect(await planOf({ plan: { code: 'STCIH', tripPreference: trip } })).toMatchObject({
        tripPreference: trip,
      });
      const cheaper = await planOf({
        plan: { code: 'STCIH', tripPreference: { ...trip, coverageAmount: 2_500 } },
      });
      const dearer = await planOf({ plan: { code: 'STCIH', tripPreference: trip } });
      expect(cheaper?.premiumTotal).toBeLessThan(dearer?.premiumTotal ?? 0);
    });

    it('takes the trip cost of the traveller where the plan states none', async () => {
      const plan = await planOf({ tripCost: 3_200, plan: { code: 'SAIH' } });
      expect(plan?.tripPreference).toEqual({ tripCost: 3_200 });
      const free = await planOf({ tripCost: 0, plan: { code: 'SAIH' } });
      expect(free?.premiumTotal).toBeLessThan(plan?.premiumTotal ?? 0);
      expect(free?.premiumTotal).toBeGreaterThan(0);
    });

    it('names the version of the rates that hold for the channel and the day', async () => {
      expect((await planOf({ plan: { code: 'SEMH' } }))?.rateVersion).toBe(
        'SEMH.STANDARD.AFFILIATION.2024-01-01.1',
      );
      const agent = await signInAs(server.client('b2b'), 'slavoie');
      const plan = await planOf({ plan: { code: 'SEMH' } }, { organizationCode: 'BOREAL-MTL' }, agent);
      expect(plan?.rateVersion).toBe('SEMH.STANDARD.AGENCY.2024-01-01.1');
    });

    it('stores nothing', async () => {
      await quote(quoteBodyOf({}));
      expect(await server.database.db.selectFrom('synced_quotes').selectAll().execute()).toEqual([]);
    });

    it('leaves plans without a price out until their questionnaire is answered', async () => {
      const body = quoteBodyOf({ paxes: [travellerOf({ age: 66 })] });
      const [pax] = (await quote(body)).paxes;
      expect(pax?.errors).toEqual([]);
      expect(pax?.plans.map(({ code }) => code)).toEqual(['SNMH', 'STCIH', 'SAIPPP', 'SNMPPP']);
      const asked = await planOf({ age: 66, plan: { code: 'SEMH' } });
      expect(asked?.errors).toEqual([{ code: 'plan.questionnaireNeeded', error: expect.any(String) }]);
    });

    it('charges a family twice the price of its primary', async () => {
      const single = await planOf({ age: 44, plan: { code: 'SEMH' } });
      const family = await planOf(
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

    it.each([
      ['EMPL', 'EMPLOYEE', -0.2],
      ['FNF_RES', 'FAMILYFRIENDSRESIDING', -0.15],
      ['FNF_NONRES', 'FAMILYFRIENDSNOTRESIDING', -0.1],
    ] as const)(
      '[PS-099] [PS-100] gives %s of the employee organisation the adjustment %s',
      async (employeeRelationship, type, share) => {
        const employee = await signInAs(server.client('b2b'), 'psandhu');
        const plan = await planOf(
          { plan: { code: 'SEMH' } },
          { organizationCode: 'ME', employeeRelationship },
          employee,
        );
        expect(plan?.adjustments.map(({ breakdownType }) => breakdownType)).toEqual([type]);
        expect(plan?.adjustments[0]?.amount).toBeCloseTo((plan?.premium ?? 0) * share, 1);
      },
    );

    it('offers multi-trip plans by the days of each trip', async () => {
      const body = quoteBodyOf({
        tripInformation: { ...quoteBodyOf({}).tripInformation, tripType: 'MULTIPLE', endDate: '2027-06-30' },
      });
      const [pax] = (await quote(body)).paxes;
      expect(pax?.plans.map(({ code, tripPreference }) => [code, tripPreference.daysPerTrip])).toEqual([
        ['MEMH', 4],
        ['MAIH', 4],
      ]);
    });

    it('offers top-ups for the days beyond the plan that there is', async () => {
      const body = quoteBodyOf({
        flowTravellerType: 'TOP_UP',
        tripInformation: { ...quoteBodyOf({}).tripInformation, existingCoverageDays: 4 },
      });
      const [pax] = (await quote(body)).paxes;
      expect(pax?.plans.map(({ code, tripPreference }) => [code, tripPreference.daysPerTrip])).toEqual([
        ['SEMTUH', 3],
        ['SAITUH', 3],
      ]);
    });

    it.each([
      ['INTERNATIONAL', 'SSTIH'],
      ['CANADIAN_OUTSIDE', 'SSTOH'],
      ['CANADIAN_INSIDE', 'SSTCH'],
    ] as const)('offers students of the kind %s the plan %s', async (studentType, code) => {
      const [pax] = (
        await quote(
          quoteBodyOf({ flowTravellerType: 'STUDENT', studentType, paxes: [travellerOf({ age: 21 })] }),
        )
      ).paxes;
      expect(pax?.plans.map((plan) => plan.code)).toEqual([code]);
    });

    it('[PS-072] prices visitors for their own coverage amounts unless the visit is for a super visa', async () => {
      const standard = async (isSuperVisa: boolean) => {
        const [pax] = (await quote(visitBody(isSuperVisa))).paxes;
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
      expect((await quote(asked)).paxes[0]?.plans[0]?.errors?.[0]?.code).toBe('plan.coverageNotOffered');
    });
  });

  describe('what is wrong with one traveller', () => {
    it('leaves the prices of the others as they are', async () => {
      const { paxes } = await quote(
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
      const error = async (lang: string) => (await quote(body, consumer, lang)).paxes[0]?.errors[0]?.error;
      expect(await error('EN')).toBe('The trip cost is above $30,000, the highest that can be insured.');
      expect(await error('FR')).toBe('Le coût du voyage dépasse 30\u00a0000\u00a0$, le maximum assurable.');
    });

    it('[AP-034] counts the age at the application date, and at departure for visitors', async () => {
      const born = { age: 40, dateOfBirth: '1985-06-20' };
      expect((await quote(quoteBodyOf({ paxes: [travellerOf(born)] }))).paxes[0]?.errors).toEqual([]);
      const visit = { ...visitBody(false), paxes: [travellerOf(born)] };
      expect((await quote(visit)).paxes[0]?.errors[0]?.code).toBe('traveller.ageDiffers');
      expect(
        (await quote({ ...visit, paxes: [travellerOf({ ...born, age: 41 })] })).paxes[0]?.errors,
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
      const priced = await planOf({ ...pax, plan });
      expect(priced).toMatchObject({ code: plan.code, premiumTotal: 0, rateVersion: '' });
      expect(priced?.errors?.map((problem) => problem.code)).toEqual([code]);
    });
  });

  describe('a recommendation', () => {
    it('[QR-002] [QR-003] lists the plans that suit each traveller in the order of the catalogue', async () => {
      const { paxes } = await recommend(
        quoteBodyOf({ paxes: [travellerOf({ age: 40 }), travellerOf({ referenceNumber: '2', age: 77 })] }),
      );
      expect(recommendPlans.path).toBe('/api/recommendation');
      expect(paxes.map(({ plans }) => plans.map(({ code }) => code))).toEqual([
        ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SAIPPP', 'SNMPPP'],
        ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SMUH', 'SAIPPP', 'SNMPPP'],
      ]);
      expect(paxes[1]?.plans.filter(({ isMQNeeded }) => isMQNeeded).map(({ code }) => code)).toEqual([
        'SEMH',
        'SAIH',
        'SMUH',
      ]);
    });

    it('[PS-026] tells of a plan what a card needs', async () => {
      const [pax] = (await recommend(quoteBodyOf({}))).paxes;
      expect(pax?.plans.find(({ code }) => code === 'SAIH')).toEqual({
        code: 'SAIH',
        planClass: 'OCM',
        planType: 'INCLUSIVE',
        purchasable: true,
        status: 'ACTIVE',
        isMQNeeded: false,
        travellerType: 'TRAVELLING_CANADIANS',
        tripType: 'SINGLE',
        tripCostConfig: { eligible: true, required: true, maxValue: 30_000 },
        benefits: expect.any(Array),
      });
      expect(pax?.plans.find(({ code }) => code === 'SEMH')?.tripCostConfig).toEqual({
        eligible: false,
        required: false,
        maxValue: null,
      });
    });

    it('[PS-017] tells a benefit with its plan, bounds and rules, in the language of the call', async () => {
      const [pax] = (await recommend(quoteBodyOf({}), consumer, 'FR')).paxes;
      const benefits = pax?.plans[0]?.benefits ?? [];
      expect(benefits.find(({ code }) => code === 'RENTCAR')).toEqual({
        code: 'RENTCAR',
        planCode: 'SEMH',
        benefitType: 'OPTIONAL',
        content: { name: 'Dommages à un véhicule de location', summary: expect.any(String) },
        eligibilityOpts: [{ type: 'TRIPDURATION', minValue: null, maxValue: 60 }],
        rules: [],
      });
      expect(benefits.find(({ code }) => code === 'EMERGMED')?.rules).toContainEqual({
        type: 'DEDUCTIBLE',
        increase: true,
        decrease: true,
      });
    });

    it('shows a suspended plan as one that cannot be bought, and gives it no price', async () => {
      const body = quoteBodyOf({
        tripInformation: { ...quoteBodyOf({}).tripInformation, tripType: 'MULTIPLE', endDate: '2027-06-30' },
        paxes: [travellerOf({ age: 62 })],
      });
      const plan = (await recommend(body)).paxes[0]?.plans.find(({ code }) => code === 'MUPSH');
      expect(plan).toMatchObject({ purchasable: false, status: 'SUSPENDED' });
      expect((await planOf({ age: 62, plan: { code: 'MUPSH' } }, body))?.errors?.[0]?.code).toBe(
        'plan.notOffered',
      );
    });

    it('says so when no plan suits', async () => {
      const [pax] = (await recommend(quoteBodyOf({ paxes: [travellerOf({ age: 100 })] }))).paxes;
      expect(pax?.plans).toEqual([]);
      expect(pax?.errors).toEqual([{ code: 'traveller.noPlan', error: expect.any(String) }]);
    });
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
      const [status, problem, fields] = (await refusedFields({ ...body, tripInformation })) ?? [];
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
        'a relationship outside the employee organisation',
        { employeeRelationship: 'EMPL' },
        'body.employeeRelationship',
      ],
      ['a family of one', { travellerType: 'FAMILY' }, 'body.dependents'],
    ])('is refused for %s', async (_, changed, field) => {
      const [status, code, fields] = (await refusedFields({ ...quoteBodyOf({}), ...changed })) ?? [];
      expect([status, code]).toEqual([400, 'request.invalid']);
      expect(Object.keys(fields ?? {})).toContain(field);
    });
  });

  describe('who may ask', () => {
    it('is whoever sells for the organisation of the session, and nobody for another', async () => {
      expect(await refusedFields(quoteBodyOf({ organizationCode: 'BOREAL' }))).toEqual([
        404,
        'notFound',
        undefined,
      ]);
      expect(await refusedFields(quoteBodyOf({ organizationCode: 'NOWHERE' }))).toEqual([
        404,
        'notFound',
        undefined,
      ]);
      expect(await refusedFields(quoteBodyOf({ organizationCode: 'BOREAL' }), manager)).toEqual([
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
        (await planOf({ plan: { code: 'SEMH' } }, body, client))?.rateVersion;
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

  describe('a synced quote', () => {
    const synced = () =>
      server.database.db.selectFrom('synced_quotes').selectAll().orderBy('created_at').execute();

    it('[QR-014] is kept with payload and form, one for each session', async () => {
      const payload = quoteBodyOf({});
      expect(await consumer.body(syncQuote, { body: { payload, form: { step: 'first' } } })).toEqual({
        synced: true,
      });
      server.clock.advance(1000);
      const later = quoteBodyOf({ paxes: [travellerOf({ age: 51 })] });
      await consumer.body(syncQuote, {
        body: { payload: later, form: { step: 'second' } },
        headers: { lang: 'FR' },
      });
      const rows = await synced();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        organization_code: 'CM',
        lang: 'fr',
        payload: later,
        form: { step: 'second' },
      });
      expect(rows[0]?.updated_at.getTime()).toBeGreaterThan(rows[0]?.created_at.getTime() ?? 0);
    });

    it('[QR-014] answers at the path without /api as well', async () => {
      const response = await consumer.fetch('/sync-quote', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload: quoteBodyOf({}), form: {} }),
      });
      expect([response.status, await response.json()]).toEqual([200, { synced: true }]);
    });

    it('writes nothing when it is refused', async () => {
      const before = await synced();
      const body = { payload: quoteBodyOf({ organizationCode: 'BOREAL' }), form: {} };
      expect(await consumer.call(syncQuote, { body })).toMatchObject({ ok: false, status: 404 });
      expect(await consumer.call(syncQuote, { body: { payload: {}, form: {} } })).toMatchObject({
        status: 400,
      });
      expect(await synced()).toEqual(before);
    });
  });
});
