import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import { type BoughtPax, type PolicyBody, policyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf, dollarsOf } from '#domain/money.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { readRoles } from '#server/identity/roles.ts';
import type { Session } from '#server/identity/session.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { type BoughtPrice, priceBoughtPlan } from '#server/quotes/priceBoughtPlan.ts';
import { medicalReader } from '#server/questionnaires/readMedical.ts';
import type { QuoteServices } from '#server/quotes/question.ts';
import { createShelves } from '#server/quotes/shelf.ts';
import { openRateBook } from '#server/rating/rateBook.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { testClock } from '#tests/support/server/testClock.ts';

const clock = testClock('2026-06-15T14:00:00Z');
const roles = readRoles();

function sessionOf(organizationCode: string, role: RoleName): Session {
  return agentSession({ role, atoms: roles[role].atoms, reach: roles[role].reach, organizationCode });
}

const example = policyBody.parse(policyBodyExample);
const [examplePax] = example.paxes as [BoughtPax];

/** A purchase of ten days by travellers of 40; each states a plan and its total. */
function purchaseOf(plans: Partial<BoughtPax['plan']>[], changed: Partial<PolicyBody> = {}): PolicyBody {
  return {
    ...example,
    tripInformation: {
      ...example.tripInformation,
      startDate: '2026-07-01',
      endDate: '2026-07-10',
      tripBookingDate: '2026-06-01',
    },
    paxes: plans.map((plan, at) => ({
      ...examplePax,
      referenceNumber: `${at + 1}`,
      plan: { code: 'SEMH', adjustments: [], premiumTotal: 0, ...plan },
    })),
    ...changed,
  };
}

onPostgres((engine) => {
  let database: TestDatabase;
  let services: QuoteServices;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    database = await engine.open('sample');
    const organizations = await openOrganizations(database, {
      waits: ordinaryWaits,
      log: { warn: () => undefined },
    });
    const catalogue = await openCatalogue(database, organizations);
    const rateBook = await openRateBook(database);
    services = {
      organizations,
      shelves: createShelves({ catalogue, rateBook }),
      readMedical: medicalReader(database.db),
    };
    close = () => Promise.all([organizations.close(), catalogue.close(), rateBook.close()]);
  });
  afterAll(async () => {
    await close();
    await database.close();
  });

  const agent = sessionOf('TC', 'Consultant_Agency');
  const priced = async (body: PolicyBody, session = agent): Promise<BoughtPrice[]> => {
    const prices = await priceBoughtPlan(services, body, session, clock);
    if (!prices.ok) throw new Error(JSON.stringify(prices.problems));
    return prices.paxes;
  };
  const problems = async (body: PolicyBody) => {
    const prices = await priceBoughtPlan(services, body, agent, clock);
    return prices.ok ? [] : prices.problems.map(({ referenceNumber, code }) => [referenceNumber, code]);
  };

  describe('the price of what is bought', () => {
    it('agrees with the very total of the quote, and with no other', async () => {
      const [first] = await priced(purchaseOf([{}]));
      const total = first?.price.premiumTotalCents ?? 0;
      expect(first?.agrees).toBe(false);
      const stated = async (cents: number) =>
        (await priced(purchaseOf([{ premiumTotal: dollarsOf(cents) }])))[0]?.agrees;
      expect(await stated(total)).toBe(true);
      expect(await stated(total - 1)).toBe(false);
      expect(await stated(total + 1)).toBe(false);
    });

    it('[PS-101] sums the group and names plan and rates of each', async () => {
      const prices = await priceBoughtPlan(services, purchaseOf([{}, { code: 'SAIH' }]), agent, clock);
      expect(prices).toMatchObject({ ok: true, applicationDate: '2026-06-15' });
      if (!prices.ok) throw new Error(JSON.stringify(prices.problems));
      const [medical, inclusive] = prices.paxes;
      expect(prices.totalCents).toBe(
        (medical?.price.premiumTotalCents ?? 0) + (inclusive?.price.premiumTotalCents ?? 0),
      );
      expect(medical?.planName).toEqual({
        en: 'Single-Trip Emergency Medical',
        fr: 'Soins médicaux d’urgence – voyage unique',
      });
      expect(inclusive?.rateVersion).toBe('SAIH.STANDARD.AGENCY.2024-01-01.1');
    });

    it('adds chosen benefits and add-ons, whatever the body says that they cost', async () => {
      const optionalBenefits = [{ code: 'SAIPPP', premium: 0.01 }, { code: 'BAGG' }];
      const [plain] = await priced(purchaseOf([{ code: 'SAIH' }]));
      const [added] = await priced(purchaseOf([{ code: 'SAIH', optionalBenefits }]));
      const extras = added?.price.optionalBenefits.filter(({ selected }) => selected) ?? [];
      expect(extras.map(({ code }) => code).toSorted()).toEqual(['BAGG', 'SAIPPP']);
      expect(added?.price.premiumTotalCents).toBe(
        extras.reduce((sum, { premiumCents }) => sum + premiumCents, plain?.price.premiumTotalCents ?? 0),
      );
      expect(extras.every(({ premiumCents }) => premiumCents > centsOf(0.01))).toBe(true);
    });

    it.each([
      ['SAIPPP', 'plan.notOffered'],
      ['NOTHING', 'plan.notOffered'],
      ['SVTCSH', 'plan.otherTraveller'],
    ])('has none for %s on its own', async (code, problem) => {
      expect(await problems(purchaseOf([{}, { code }]))).toEqual([['2', problem]]);
    });

    it('has none for a plan that its seller does not sell', async () => {
      const body = purchaseOf([{ code: 'SSTOH' }], {
        flowTravellerType: 'STUDENT',
        studentType: 'CANADIAN_OUTSIDE',
      });
      expect(await problems(body)).toEqual([['1', 'plan.notOffered']]);
    });

    it('[AP-034] has none for an age that the date of birth does not give', async () => {
      const body = purchaseOf([{}]);
      const paxes = body.paxes.map((pax) => ({ ...pax, age: 39 }));
      expect(await problems({ ...body, paxes })).toEqual([['1', 'traveller.ageDiffers']]);
    });

    it('[CP-012] is that of today, unless a holder of POLICY_ADMIN chose another day', async () => {
      const body = purchaseOf([{}], { applicationDate: '2023-06-30' });
      expect((await priced(body))[0]?.rateVersion).toBe('SEMH.STANDARD.AGENCY.2024-01-01.1');
      const paxes = body.paxes.map((pax) => ({ ...pax, age: 37 }));
      const manager = sessionOf('TC', 'LIA manager');
      const trip = {
        ...body.tripInformation,
        startDate: '2023-07-01',
        endDate: '2023-07-10',
        tripBookingDate: '2023-06-01',
      };
      const [then] = await priced({ ...body, paxes, tripInformation: trip }, manager);
      expect(then?.rateVersion).toBe('SEMH.STANDARD.AGENCY.2022-01-01.1');
    });

    it('is not told to another organization', async () => {
      await expect(priced(purchaseOf([{}]), sessionOf('LAKES', 'broker user'))).rejects.toMatchObject({
        status: 404,
      });
    });

    it('is not made for a trip in the past', async () => {
      const body = purchaseOf([{}]);
      const tripInformation = { ...body.tripInformation, startDate: '2026-06-14' };
      await expect(priced({ ...body, tripInformation })).rejects.toMatchObject({
        status: 400,
        details: { fields: { 'body.tripInformation.startDate': 'inPast' } },
      });
    });
  });
});
