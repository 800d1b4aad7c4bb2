import { describe, expect, it } from 'vitest';
import { recommendPlans } from '#domain/calls/quotes/recommendPlans.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { firstPlan, recommend } from '#tests/support/quote/desk.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));

  describe('a recommendation', () => {
    it('[QR-002] [QR-003] lists the plans that suit each traveller in the order of the catalogue', async () => {
      const { paxes } = await recommend(
        consumer,
        quoteBodyOf({ paxes: [travellerOf({ age: 40 }), travellerOf({ referenceNumber: '2', age: 77 })] }),
      );
      expect(recommendPlans).toMatchObject({ method: 'POST', path: '/api/recommendation' });
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
      const [pax] = (await recommend(consumer, quoteBodyOf({}))).paxes;
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
      const [pax] = (await recommend(consumer, quoteBodyOf({}), 'FR')).paxes;
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
      const plan = (await recommend(consumer, body)).paxes[0]?.plans.find(({ code }) => code === 'MUPSH');
      expect(plan).toMatchObject({ purchasable: false, status: 'SUSPENDED' });
      expect((await firstPlan(consumer, { age: 62, plan: { code: 'MUPSH' } }, body))?.errors?.[0]?.code).toBe(
        'plan.notOffered',
      );
    });

    it('says which plans the trip is too long for, how long it could be, and that the rest is a top-up', async () => {
      const { tripInformation } = quoteBodyOf({});
      const body = quoteBodyOf({
        tripInformation: { ...tripInformation, startDate: '2026-07-01', endDate: '2026-09-21' },
        paxes: [travellerOf({ age: 77 }), travellerOf({ referenceNumber: '2', age: 40 })],
      });
      const [older, younger] = (await recommend(consumer, body)).paxes;
      const refused = { reason: 'tripTooLong', asked: 83, minimum: 1, maximum: 60, topUpDays: 23 };
      const error = 'At this age, this plan covers trips of at most 60 days.';
      expect(older?.refused).toEqual(
        ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SMUH'].map((code) => ({ code, ...refused, error })),
      );
      expect(younger?.plans).not.toEqual([]);
      expect(younger?.refused).toBeUndefined();
    });

    it('says in the language of the call what trip cost a plan insures', async () => {
      const body = quoteBodyOf({ paxes: [travellerOf({ age: 40, tripCost: 25_000 })] });
      const [pax] = (await recommend(consumer, body, 'FR')).paxes;
      expect(pax?.refused).toEqual([
        {
          code: 'STCIH',
          reason: 'tripCostTooHigh',
          asked: 25_000,
          minimum: 0,
          maximum: 20_000,
          topUpDays: null,
          error: 'Ce régime assure un coût de voyage d’au plus 20 000 $.',
        },
      ]);
    });

    it('says which plan is not sold to families, unless nobody of that age misses it', async () => {
      const family = {
        ...quoteBodyOf({ travellerType: 'FAMILY' }),
        paxes: [travellerOf({ age: 40 })],
        dependents: [
          travellerOf({ referenceNumber: 'd1', age: 38 }),
          travellerOf({ referenceNumber: 'd2', age: 9 }),
        ],
      };
      const topUp = {
        ...family,
        flowTravellerType: 'TOP_UP' as const,
        tripInformation: { ...family.tripInformation, existingCoverageDays: 2 },
      };
      const [toppedUp] = (await recommend(consumer, topUp)).paxes;
      expect(toppedUp?.plans).toEqual([]);
      expect(
        toppedUp?.refused?.map(({ code, reason, asked, error }) => [code, reason, asked, error]),
      ).toEqual(
        ['SEMTUH', 'SAITUH'].map((code) => [code, 'notForFamilies', 3, 'This plan is not sold to families.']),
      );
      const [suited] = (await recommend(consumer, { ...family, flowTravellerType: 'TRAVELLING_CANADIANS' }))
        .paxes;
      expect(suited?.plans).not.toEqual([]);
      expect(suited?.refused).toBeUndefined();
    });

    it('says so when no plan suits', async () => {
      const [pax] = (await recommend(consumer, quoteBodyOf({ paxes: [travellerOf({ age: 100 })] }))).paxes;
      expect(pax?.plans).toEqual([]);
      expect(pax?.errors).toEqual([{ code: 'traveller.noPlan', error: expect.any(String) }]);
      expect(pax?.refused?.map(({ code, reason, maximum }) => [code, reason, maximum])).toEqual(
        ['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SMUH'].map((code) => [code, 'ageOutside', 84]),
      );
    });
  });
});
