import { describe, expect, it } from 'vitest';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { policyStatuses } from '#domain/calls/shapes/policyRecord.ts';
import { onPostgres } from '#tests/support/database.ts';
import { dependentOf, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { sentMedicalAnswers, withHeart } from '#tests/support/questionnaires/medical.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { CallInput, TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const associated = { headers: { 'associated-policy': 'true' } };
  const load = (client: TestClient, policyNumber: string, more: CallInput = {}) =>
    client.call(loadPolicy, { params: { policyNumber }, ...more });
  const loaded = (client: TestClient, policyNumber: string, more: CallInput = {}) =>
    client.body(loadPolicy, { params: { policyNumber }, ...more });
  const bought = async (client: TestClient) =>
    (await buy(client, paidToAgency(await unpaidBody(client)))).record.policyNumber;
  const absent = { status: 404, problem: { code: 'notFound' } };

  it('[PV-016 partly] a policy is loaded with all that staff read of it', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const plan = {
      code: 'SEMH',
      tripPreference: { deductible: 500 },
      optionalBenefits: [{ code: 'FLTACC' }],
    };
    const body = await unpaidBody(agent, [{ plan }], { travellerType: 'FAMILY', dependents });
    const { record } = await buy(agent, paidToAgency(body));
    const { policyNumber } = record;
    const total = body.paxes[0]?.plan.premiumTotal;
    const answer = await load(agent, policyNumber);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = await loaded(agent, policyNumber);
    expect(policy).toMatchObject({
      policyNumber,
      revision: 2,
      organization: {
        code: 'BOREAL-MTL',
        names: { en: 'Boreal Travel Montréal', fr: 'Voyages Boréal Montréal' },
      },
      seller: { names: { en: 'Boreal Travel Montréal' }, agent: 'Sophie Lavoie', soldBy: 'Sophie Lavoie' },
      applicationDate: '2026-06-15',
      salesChannel: 'b2b',
      travellerType: 'FAMILY',
      flowTravellerType: 'TRAVELLING_CANADIANS',
      tripInformation: { startDate: '2026-07-01', endDate: '2026-07-10', provinceOfResidence: 'QC' },
      legalConsent: true,
      dependents: [
        { firstName: 'Zoé', dateOfBirth: '2016-02-01', relationship: 'CHILD', contact: null },
        { firstName: 'Léo' },
      ],
    });
    expect(policy.paxes).toEqual([
      expect.objectContaining({
        policyNumber,
        policyStatus: 'ACTIVE',
        firstName: 'Marie',
        dateOfBirth: '1986-05-04',
        lang: 'FR',
        contact: {
          email: 'marie.tremblay@example.ca',
          phone: '5145550123',
          address: expect.objectContaining({ addressLine1: '12 rue des Érables', postalCode: 'H2X1Y4' }),
        },
        plan: record.paxes[0]?.plan,
        tripCost: 1000,
        eligibilityConsent: true,
        needs: expect.arrayContaining([
          expect.objectContaining({
            question: { en: expect.stringMatching(/ /), fr: expect.stringMatching(/ /) },
          }),
        ]),
        movements: [
          {
            paymentDate: '2026-06-15',
            type: 'CHARGE',
            method: 'PAID_TO_AGENCY',
            cardReference: null,
            cardEnding: null,
            amount: total,
          },
        ],
        premiums: [
          { entryDate: '2026-06-15', kind: 'PURCHASE', planName: record.paxes[0]?.plan.name, amount: total },
        ],
      }),
    ]);
  });

  it('it says what an endorsement may change of each plan as it was sold, and who was ever numbered in it', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const plan = { code: 'SEMH', optionalBenefits: [{ code: 'FLTACC' }] };
    const family = { travellerType: 'FAMILY' as const, dependents };
    const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }], family)));
    const { paxes, ...policy } = await loaded(agent, record.policyNumber);
    expect(policy).toMatchObject({
      organization: { category: 'AGENCY' },
      studentType: null,
      individualPayment: false,
    });
    expect(policy.usedReferenceNumbers.toSorted()).toEqual(['1', '2', '3']);
    const { terms } = paxes[0] as (typeof paxes)[number];
    expect(terms?.benefits.map(({ code }) => code)).toEqual(['EMERGMED', 'FLTACC']);
    expect(terms?.benefits[0]).toMatchObject({
      rules: [
        { type: 'TRIPDURATION', increase: true, decrease: true },
        { type: 'DEDUCTIBLE', increase: true, decrease: true },
      ],
      preDepartureDurationDecrease: true,
      postDepartureDurationDecrease: false,
    });
    expect(terms?.deductibles[1]).toEqual({ value: 500, label: { en: '$500', fr: '500 $' } });
    expect(terms).toMatchObject({ coverageAmounts: [], tripDurations: [], questionnaireMinimumAge: 60 });
  });

  it('nothing that was told about health is in it', async () => {
    const older = { dateOfBirth: '1960-05-04', age: 66, questionnaires: [sentMedicalAnswers(withHeart)] };
    const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, [older])));
    const told = JSON.stringify(await loaded(agent, record.policyNumber, associated));
    expect(told).toContain('1960-05-04');
    expect(told).not.toMatch(/heart|FORMER|medical_|cœur/i);
  });

  it('[PV-018] [CA-027 partly] the header adds the policies that were bought together, under both addresses', async () => {
    const couple = [{}, { referenceNumber: '2', firstName: 'Paul' }];
    const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, couple)));
    const [first = '', second = ''] = record.paxes.map(({ policyNumber }) => policyNumber);
    const numbers = async (more: CallInput) =>
      (await loaded(agent, second, more)).paxes.map(({ policyNumber }) => policyNumber);
    expect(await numbers({})).toEqual([second]);
    expect(await numbers({ headers: { 'associated-policy': 'false' } })).toEqual([second]);
    expect(await numbers(associated)).toEqual([first, second]);
    const [short, long] = await Promise.all(
      [`/policy/${second}`, `/api/policies/${second}`].map(async (path) =>
        (await agent.fetch(path, associated)).json(),
      ),
    );
    expect(short).toMatchObject({ policyNumber: second, paxes: [{ policyNumber: first }, {}] });
    expect(long).toEqual(short);
  });

  describe('a held quote', () => {
    const days = { today: '2026-06-15', departureDate: '2026-07-01', returnDate: '2026-07-10' };
    const held = async (client: TestClient) => {
      const id = await holdQuote(client, 'CONTACT_DETAILS', await pricedForms(client, days));
      const drafts = server.database.db.selectFrom('drafts').select('number').where('id', '=', id);
      return `Q-${(await drafts.executeTakeFirstOrThrow()).number}`;
    };
    const asQuote = { query: { status: 'QUOTE' } };

    it('[PV-016] [PV-017] is loaded with ?status=QUOTE, and an issued policy without it', async () => {
      const quoteNumber = await held(agent);
      const quote = await loaded(agent, quoteNumber, { ...asQuote, ...associated });
      expect(quote).toMatchObject({
        policyNumber: quoteNumber,
        organization: { code: 'BOREAL-MTL' },
        applicationDate: null,
        purchasedAt: null,
        validUntil: '2026-07-15',
        tripInformation: { startDate: '2026-07-01', endDate: '2026-07-10' },
        paxes: [
          {
            policyNumber: quoteNumber,
            policyStatus: 'QUOTE',
            firstName: 'Marie',
            plan: { insuredPeriod: { from: '2026-07-01', to: '2026-07-10' } },
            movements: [],
          },
        ],
      });
      expect(quote.paxes[0]?.plan?.premiumTotal).toBeGreaterThan(0);
      expect(await load(agent, quoteNumber)).toMatchObject(absent);
      const policyNumber = await bought(agent);
      expect((await load(agent, policyNumber)).status).toBe(200);
      expect(await load(agent, policyNumber, asQuote)).toMatchObject(absent);
      expect(await load(agent, policyNumber, { query: { status: 'ACTIVE' } })).toMatchObject({ status: 400 });
    });

    it('that was sold is not found, opened or resumed any more', async () => {
      const draftId = await holdQuote(agent, 'CONTACT_DETAILS', await pricedForms(agent, days));
      const search = (lastName: string) =>
        agent.body(searchPolicies, { query: { status: 'QUOTE', lastName, policyNumber: quoteNumber } });
      const drafts = server.database.db.selectFrom('drafts').select('number').where('id', '=', draftId);
      const quoteNumber = `Q-${(await drafts.executeTakeFirstOrThrow()).number}`;
      expect((await search('Tremblay')).total).toBe(1);
      const { purchaseId } = await agent.body(preparePurchase, { body: { draftId } });
      await buy(agent, paidToAgency(await unpaidBody(agent)), purchaseId);
      expect((await search('Tremblay')).total).toBe(0);
      expect(await load(agent, quoteNumber, asQuote)).toMatchObject(absent);
      expect(await agent.call(resumeHeldQuote, { params: { quoteNumber } })).toMatchObject(absent);
    });

    it('of another organization is not there, and the attempt is written down', async () => {
      const quoteNumber = await held(agent);
      const stranger = await signInAs(server.client('b2b'), 'omartin');
      const answer = await load(stranger, quoteNumber, asQuote);
      expect(answer).toMatchObject(absent);
      const audited = await server.database.db
        .selectFrom('audit')
        .select(['action', 'object_type', 'object_id'])
        .where('request_id', '=', answer.headers.get('x-request-id'))
        .execute();
      expect(audited).toEqual([{ action: 'scope.refuse', object_type: 'heldQuote', object_id: quoteNumber }]);
    });
  });

  it('[PO-027 partly] [PO-028 partly] [PM-014] is loaded within the reach of the role, by whoever holds POLICY_READ', async () => {
    const readers = {
      insurer: await signInAs(server.client('admin'), 'mchen'),
      full: await signInAs(server.client('b2b'), 'gbouchard'),
      agency: agent,
      lite: await signInAs(server.client('b2b'), 'dkowalski'),
      viewer: await signInAs(server.client('b2b'), 'arahman'),
      own: await signInAs(server.client('b2b'), 'loconnor'),
      foreign: await signInAs(server.client('b2b'), 'omartin'),
    };
    const policies = {
      head: await bought(readers.full),
      montreal: await bought(agent),
      halifax: await bought(readers.lite),
      own: await bought(readers.own),
      foreign: await bought(readers.foreign),
    };
    const reached = await Promise.all(
      Object.entries(readers).map(async ([who, client]) => {
        const found = Object.entries(policies).map(async ([which, policyNumber]) =>
          (await load(client, policyNumber)).ok ? [which] : [],
        );
        return [who, (await Promise.all(found)).flat()];
      }),
    );
    expect(Object.fromEntries(reached)).toEqual({
      insurer: ['head', 'montreal', 'halifax', 'own', 'foreign'],
      full: ['head', 'montreal', 'halifax', 'own'],
      agency: ['montreal'],
      lite: ['halifax', 'own'],
      viewer: ['montreal'],
      own: ['own'],
      foreign: ['foreign'],
    });
    const usersOnly = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await load(usersOnly, policies.head)).toMatchObject({
      status: 403,
      problem: { code: 'permission.missing' },
    });
    expect(await load(readers.foreign, policies.head)).toMatchObject(absent);
    expect(await load(readers.foreign, 'TC-199999999')).toMatchObject(absent);
  });

  it('[PV-026] statuses are exactly the five of the documents', () => {
    expect(policyStatuses).toEqual(['ACTIVE', 'INACTIVE', 'PENDING', 'REFUNDED', 'QUOTE']);
  });
});
