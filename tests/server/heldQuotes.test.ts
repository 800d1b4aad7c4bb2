import { beforeAll, describe, expect, it } from 'vitest';
import { businessDay } from '#domain/businessDay.ts';
import { addDays } from '#domain/calendar.ts';
import { closeDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { duplicateHeldQuote } from '#domain/calls/heldQuotes/duplicateHeldQuote.ts';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { type FlowDraft, type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { travellersForm } from '#tests/support/quote/forms.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 86_400_000;
/** Rates go up by 8 % on 1 January 2030. */
const days = { today: '2029-12-20', departureDate: '2030-03-01', returnDate: '2030-03-10' };

forEachEngine((engine) => {
  const server = startedFor(() => startSampleServer(engine, { clock: testClock(`${days.today}T15:00:00Z`) }));
  let agent: TestClient;
  let forms: FlowForms;
  beforeAll(async () => {
    await signInAgain();
    forms = await pricedForms(agent, days);
  });

  /** Sessions end while time passes. */
  const signInAgain = async () => {
    agent = await signInAs(server.client('b2b'), 'gbouchard');
  };
  const search = (client: TestClient, filter: object = {}, query: Record<string, string> = {}) =>
    client.body(searchHeldQuotes, { query, body: filter });
  /** The same quote at the prices of a later day, for a trip a month after it. */
  const pricedAgain = () => {
    const today = businessDay(server.clock.now());
    return pricedForms(agent, {
      today,
      departureDate: addDays(today, 30),
      returnDate: addDays(today, 39),
    });
  };
  /** The number of a quote that was just kept. */
  const numberOf = async (draftId: string) => {
    const drafts = server.database.db.selectFrom('drafts').select('number').where('id', '=', draftId);
    return `Q-${(await drafts.executeTakeFirstOrThrow()).number}`;
  };
  const hold = async (client: TestClient, step: FlowDraft['step'] = 'CONTACT_DETAILS', held = forms) => {
    const draftId = await holdQuote(client, step, held);
    return { draftId, quoteNumber: await numberOf(draftId) };
  };
  const resume = (client: TestClient, quoteNumber: string) =>
    client.call(resumeHeldQuote, { params: { quoteNumber } });
  const absent = { status: 404, problem: { code: 'notFound' } };

  it('a quote is listed by a number, with who travels where, its price, until when that is held, and its age', async () => {
    const { draftId, quoteNumber } = await hold(agent);
    expect(await agent.body(getDraft, { params: { draftId } })).toMatchObject({
      quoteNumber,
      validUntil: '2030-01-19',
    });
    server.clock.advance(2 * day);
    await signInAgain();
    const { rows } = await search(agent, { quoteNumber });
    const premium = forms.plans?.chosen[0]?.premiumTotalCents ?? Number.NaN;
    expect(rows).toEqual([
      {
        quoteNumber,
        status: 'PRICED',
        travellers: 'Marie Tremblay',
        travellerCount: 1,
        destination: { en: 'Lisbon, Portugal', fr: 'Lisbonne, Portugal' },
        departureDate: '2030-03-01',
        premium: premium / 100,
        validUntil: '2030-01-19',
        updatedAt: '2029-12-20T15:00:00.000Z',
        daysAgo: 2,
        ownerName: expect.stringMatching(/\w/),
        isOwn: true,
      },
    ]);
    expect(quoteNumber).toMatch(/^Q-1\d{5}$/);
  });

  it.each([
    ['the number without its letter', (quoteNumber: string) => ({ quoteNumber: quoteNumber.slice(2) })],
    ['a name without case and accents', () => ({ travellers: 'tremb' })],
    ['the beginning of the destination', () => ({ destination: 'lisb' })],
    ['its French name, whatever language it was chosen in', () => ({ destination: 'lisbonne' })],
    ['the status', () => ({ status: 'PRICED' })],
    ['days of departure', () => ({ departureDateStart: '2030-03-01', departureDateEnd: '2030-03-01' })],
  ] as const)('a quote is found by %s, and not by another', async (_, filterOf) => {
    const { quoteNumber } = await hold(agent);
    const found = await search(agent, filterOf(quoteNumber), { limit: '100' });
    expect(found.rows.map((row) => row.quoteNumber)).toContain(quoteNumber);
    const other = Object.fromEntries(
      Object.entries(filterOf('Q-999999')).map(([field, value]) => {
        if (field === 'status') return [field, 'EXPIRED'];
        return [field, value.startsWith('2030') ? '2031-01-01' : `${value}x9`];
      }),
    );
    expect((await search(agent, other)).rows.map((row) => row.quoteNumber)).not.toContain(quoteNumber);
  });

  it.each([1.5, 1e30, 2 ** 60])(
    'a price of %d cents is none: the quote is kept without its plans',
    async (cents) => {
      const plans = forms.plans!;
      const chosen = plans.chosen.map((plan) => ({ ...plan, premiumTotalCents: cents }));
      const { quoteNumber } = await hold(agent, 'QUOTE_DETAILS', { ...forms, plans: { ...plans, chosen } });
      expect((await search(agent, { quoteNumber })).rows).toMatchObject([
        { status: 'STARTED', premium: null },
      ]);
    },
  );

  it('the quote that was changed last comes first', async () => {
    const first = await hold(agent);
    server.clock.advance(60_000);
    const second = await hold(agent);
    const newest = async () => (await search(agent)).rows[0]?.quoteNumber;
    expect(await newest()).toBe(second.quoteNumber);
    server.clock.advance(60_000);
    await agent.body(saveDraft, {
      params: { draftId: first.draftId },
      headers: { 'if-match': '"1"' },
      body: flowDraftEnvelope({ step: 'QUOTE_DETAILS', forms }),
    });
    expect(await newest()).toBe(first.quoteNumber);
  });

  it('a quote that was begun anew is not held any longer', async () => {
    const { draftId, quoteNumber } = await hold(agent);
    await agent.body(closeDraft, { params: { draftId } });
    expect((await search(agent, { quoteNumber })).total).toBe(0);
    expect(await resume(agent, quoteNumber)).toMatchObject(absent);
  });

  describe('reach', () => {
    it('who reaches a branch sees and resumes its quotes; another agency is told that there is none', async () => {
      const child = await signInAs(server.client('b2b'), 'slavoie');
      const stranger = await signInAs(server.client('b2b'), 'omartin');
      const { quoteNumber } = await hold(child, 'TRAVELLER_DETAILS', {
        ...noForms,
        travellers: travellersForm(),
      });
      const seen = await search(agent, { quoteNumber });
      expect(seen.rows).toMatchObject([{ quoteNumber, isOwn: false, status: 'STARTED', premium: null }]);
      expect((await search(stranger, { quoteNumber })).total).toBe(0);
      expect(await resume(stranger, quoteNumber)).toMatchObject(absent);
      const newId = crypto.randomUUID();
      const copy = { params: { quoteNumber }, body: { newId } };
      expect(await stranger.call(duplicateHeldQuote, copy)).toMatchObject(absent);
      expect(await resume(agent, quoteNumber)).toMatchObject({
        status: 409,
        problem: { code: 'quote.otherOrganization' },
      });
    });

    it('a visitor of a public site has no list', async () => {
      const visitor = server.client('b2c');
      await visitor.open();
      expect(await visitor.call(searchHeldQuotes, { query: {}, body: {} })).toMatchObject({
        status: 403,
        problem: { code: 'permission.missing' },
      });
    });

    it.each(['Q-999999', 'Q-1', '100001', 'Q-100001; drop'])('%s is no quote', async (quoteNumber) => {
      const answer = await resume(agent, quoteNumber);
      expect(answer.status).toBe(quoteNumber === 'Q-999999' ? 404 : 400);
    });
  });

  describe('resuming', () => {
    it('leads to the very step on another device, and the draft is the same', async () => {
      const { draftId, quoteNumber } = await hold(agent, 'CONTACT_DETAILS');
      const otherDevice = await signInAs(server.client('b2b'), 'gbouchard');
      expect(await resume(otherDevice, quoteNumber.toLowerCase())).toMatchObject({
        status: 200,
        body: { draftId, step: 'CONTACT_DETAILS' },
      });
      const { snapshot } = await otherDevice.body(getDraft, { params: { draftId } });
      expect((snapshot as FlowDraft).forms.apply?.travellers[0]?.firstName).toBe('Marie');
    });

    it('of a colleague’s quote hands it over without its payment, and not while it is being paid for', async () => {
      const insurer = await signInAs(server.client('b2b'), 'mchen');
      const { purchaseId } = await insurer.body(preparePurchase, { body: {} });
      const own = await pricedForms(insurer, { ...days, today: '2029-12-22' });
      const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
      const { draftId, quoteNumber } = await hold(insurer, 'PAYMENT', { ...own, payment });
      const colleague = await signInAs(server.client('b2b'), 'etremblay');
      const { purchaseId: key } = await insurer.body(preparePurchase, { body: { draftId } });
      const isPaid = (state: string, body_hash: string | null) =>
        server.database.db
          .updateTable('purchases')
          .set({ state: JSON.stringify(state), body_hash })
          .where('id', '=', key)
          .execute();
      await isPaid('pending', 'a body');
      expect(await resume(colleague, quoteNumber)).toMatchObject({
        status: 409,
        problem: { code: 'quote.beingBought' },
      });
      await isPaid('prepared', null);
      expect(await resume(colleague, quoteNumber)).toMatchObject({
        status: 200,
        body: { draftId, step: 'CONTACT_DETAILS' },
      });
      expect((await insurer.call(getDraft, { params: { draftId } })).status).toBe(404);
      const { snapshot } = await colleague.body(getDraft, { params: { draftId } });
      expect((snapshot as FlowDraft).forms.payment).toBeNull();
    });

    it('past its validity prices it again, and shows what it cost and costs', async () => {
      const { draftId, quoteNumber } = await hold(agent, 'QUOTE_DETAILS');
      const before = forms.plans?.chosen[0]?.premiumTotalCents ?? Number.NaN;
      server.clock.advance(31 * day);
      await signInAgain();
      expect((await search(agent, { quoteNumber })).rows).toMatchObject([{ status: 'EXPIRED' }]);
      const { repriced, step } = await agent.body(resumeHeldQuote, { params: { quoteNumber } });
      const [plan] = repriced?.plans ?? [];
      expect({ step, repriced }).toMatchObject({
        step: 'QUOTE_DETAILS',
        repriced: { isExpired: true, plans: [{ referenceNumber: 'pax-1', beforeCents: before }] },
      });
      expect(plan?.afterCents).toBeGreaterThan(before);
      const { snapshot, revision } = await agent.body(getDraft, { params: { draftId } });
      expect(revision).toBe(2);
      const priced = (snapshot as FlowDraft).forms.plans;
      expect(priced?.chosen[0]?.premiumTotalCents).toBe(plan?.afterCents);
      expect(priced?.plans.products.find(({ type }) => type === 'plan')?.totalCents).toBe(plan?.afterCents);
      expect((await search(agent, { quoteNumber })).rows).toMatchObject([{ status: 'PRICED' }]);
      const drafts = server.database.db.selectFrom('drafts').select('valid_until');
      expect(await drafts.where('id', '=', draftId).execute()).toEqual([
        { valid_until: new Date('2030-02-22T05:00:00Z') },
      ]);
      const again = await agent.body(resumeHeldQuote, { params: { quoteNumber } });
      expect(again).toMatchObject({ step: 'QUOTE_DETAILS', repriced: null });
    });

    it('of a trip that has begun meanwhile tells that its plan can no longer be had', async () => {
      const { quoteNumber } = await hold(agent, 'QUOTE_DETAILS', await pricedAgain());
      server.clock.advance(60 * day);
      await signInAgain();
      const { repriced } = await agent.body(resumeHeldQuote, { params: { quoteNumber } });
      expect(repriced).toMatchObject({ isExpired: true, plans: [{ afterCents: null }] });
      expect((await search(agent, { quoteNumber })).rows).toMatchObject([
        { status: 'STARTED', premium: null, validUntil: null },
      ]);
    });
  });

  describe('duplicating', () => {
    it('gives another number with the answers, nothing of the payment, and once for each id', async () => {
      const payment = {
        purchaseId: '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d',
        method: 'CREDIT_CARD',
        cardHolderName: 'Marie',
      } as const;
      const ownForms = await pricedAgain();
      const { quoteNumber } = await hold(agent, 'PAYMENT', { ...ownForms, payment });
      const newId = crypto.randomUUID();
      const copy = { params: { quoteNumber }, body: { newId } };
      const answers = await Promise.all([1, 2].map(() => agent.body(duplicateHeldQuote, copy)));
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.quoteNumber).toBe(await numberOf(newId));
      expect(answers[0]?.quoteNumber).not.toBe(quoteNumber);
      const { snapshot } = await agent.body(getDraft, { params: { draftId: newId } });
      expect(snapshot).toEqual({ step: 'CONTACT_DETAILS', forms: { ...ownForms, payment: null } });
    });

    it('of a quote of another organization is refused, in the words of the screen, and makes nothing', async () => {
      const branch = await signInAs(server.client('b2b'), 'slavoie');
      const { quoteNumber } = await hold(branch);
      const newId = crypto.randomUUID();
      const copy = { params: { quoteNumber }, body: { newId } };
      const told = {
        EN: 'This quote belongs to Boreal Travel Montréal. Switch to that organization first, then try again.',
        FR: 'Cette soumission appartient à Voyages Boréal Montréal. Passez d’abord à cette organisation, puis réessayez.',
      };
      for (const [lang, error] of Object.entries(told))
        expect(await agent.call(duplicateHeldQuote, { ...copy, headers: { lang } })).toMatchObject({
          status: 409,
          problem: { code: 'quote.otherOrganization', error },
        });
      expect(await agent.call(getDraft, { params: { draftId: newId } })).toMatchObject(absent);
      const { quoteNumber: own } = await branch.body(duplicateHeldQuote, copy);
      expect(own).toBe(await numberOf(newId));
    });

    it('under the id of somebody else’s draft gives nothing away', async () => {
      const { quoteNumber } = await hold(agent);
      const stranger = await signInAs(server.client('b2b'), 'omartin');
      const theirs = await holdQuote(stranger, 'TRAVELLER_DETAILS', noForms);
      const copy = { params: { quoteNumber }, body: { newId: theirs } };
      expect(await agent.call(duplicateHeldQuote, copy)).toMatchObject(absent);
    });
  });

  it('a price holds to the end of the day that is shown, and not into the next', async () => {
    server.clock.set('2030-10-15T04:30:00Z');
    await signInAgain();
    const { draftId, quoteNumber } = await hold(agent, 'CONTACT_DETAILS', await pricedAgain());
    const shown = async (instant: string) => {
      server.clock.set(instant);
      await signInAgain();
      const { rows } = await search(agent, { quoteNumber });
      return rows.map(({ status, validUntil }) => ({ status, validUntil }));
    };
    expect(await shown('2030-11-15T04:59:00Z')).toEqual([{ status: 'PRICED', validUntil: '2030-11-14' }]);
    expect(await agent.body(getDraft, { params: { draftId } })).toMatchObject({ validUntil: '2030-11-14' });
    expect(await shown('2030-11-15T05:00:00Z')).toEqual([{ status: 'EXPIRED', validUntil: '2030-11-14' }]);
  });
});
