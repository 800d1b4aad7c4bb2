import { beforeAll, expect, it } from 'vitest';
import { createDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { readLeadQuotePdf } from '#domain/calls/leads/readLeadQuotePdf.ts';
import { searchLeads } from '#domain/calls/leads/searchLeads.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { onPostgres } from '#tests/support/database.ts';
import { travellersForm } from '#tests/support/quote/forms.ts';
import { pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const days = { today: '2027-03-01', departureDate: '2027-05-01', returnDate: '2027-05-10' };
const day = 86_400_000;

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine, { clock: testClock(`${days.today}T15:00:00Z`) }));
  let agent: TestClient;
  let forms: FlowForms;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    forms = await pricedForms(agent, days);
  });

  const refCodes = { BOREAL: 'REF100000001', TC: 'REF100000002' };
  const visit = async (visitor: TestClient, seller: keyof typeof refCodes) => {
    await visitor.body(getUser, { headers: { 'url-ref-code': refCodes[seller] } });
    await visitor.open();
  };
  /** Somebody on the public site of BOREAL leaves a quote for later. */
  const leaveAs = async (visitor: TestClient, firstName: string, left: FlowForms) => {
    await visit(visitor, 'BOREAL');
    const step = left.plans ? 'SELECT_PLAN' : 'TRAVELLER_DETAILS';
    const { draftId } = await visitor.body(createDraft, { body: flowDraftEnvelope({ step, forms: left }) });
    const lead = { firstName, email: `${firstName.toLowerCase()}@example.ca`, language: 'FR' };
    const body = { ...lead, tripStartDate: null, draftId, mayContact: true };
    return { draftId, ...(await visitor.body(createLead, { headers: { lang: 'FR' }, body })) };
  };
  const leave = async (firstName: string, left: FlowForms) =>
    (await leaveAs(server.client('b2c'), firstName, left)).leadId;
  const search = (client: TestClient, filter: object = {}, query: Record<string, string> = {}) =>
    client.body(searchLeads, { query, body: filter });

  it('a lead is listed with name, email, step and number of its quote, organization, age, and whether it came back', async () => {
    const leadId = await leave('Alix', { ...noForms, travellers: travellersForm() });
    server.clock.advance(day);
    agent = await signInAs(server.client('b2b'), 'gbouchard');
    const { rows } = await search(agent, { firstName: 'alix' }, { lang: 'fr' });
    expect(rows).toEqual([
      {
        leadId,
        firstName: 'Alix',
        email: 'alix@example.ca',
        language: 'FR',
        mayContact: true,
        organizationName: 'Voyages Boréal',
        step: 'TRAVELLER_DETAILS',
        quoteNumber: expect.stringMatching(/^Q-1\d{5}$/),
        isPriced: false,
        createdAt: '2027-03-01T15:00:00.000Z',
        daysAgo: 1,
        returned: false,
      },
    ]);
    const { db } = server.database;
    await db.updateTable('leads').set({ returned_at: new Date() }).where('id', '=', leadId).execute();
    expect((await search(agent, { firstName: 'alix', returned: 'YES' })).total).toBe(1);
    expect((await search(agent, { firstName: 'alix', returned: 'NO' })).total).toBe(0);
  });

  it('people who reach another organization, or their own sales alone, see none of it', async () => {
    const leadId = await leave('Bo', forms);
    for (const userRef of ['omartin', 'loconnor']) {
      const other = await signInAs(server.client('b2b'), userRef);
      expect((await search(other, { firstName: 'Bo' })).total).toBe(0);
      expect(await other.call(readLeadQuotePdf, { params: { leadId } })).toMatchObject({
        status: 404,
        problem: { code: 'notFound' },
      });
    }
    const insurer = await signInAs(server.client('admin'), 'mchen');
    expect((await search(insurer, { firstName: 'Bo' })).total).toBe(1);
    const looker = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await looker.call(searchLeads, { query: {}, body: {} })).toMatchObject({ status: 403 });
  });

  it('a quote with which a lead went on at another seller is none of the first one’s any more', async () => {
    const visitor = server.client('b2c');
    const { leadId, draftId } = await leaveAs(visitor, 'Kim', forms);
    const print = () => agent.call(readLeadQuotePdf, { params: { leadId } });
    expect((await print()).status).toBe(200);
    await visit(visitor, 'TC');
    const theirs = await pricedForms(visitor, { ...days, channel: 'b2c' });
    await visitor.body(saveDraft, {
      params: { draftId },
      headers: { 'if-match': '"1"' },
      body: flowDraftEnvelope({ step: 'CONTACT_DETAILS', forms: theirs }),
    });
    expect(await print()).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    const { rows } = await search(agent, { firstName: 'Kim' });
    expect(rows).toMatchObject([{ leadId, step: null, quoteNumber: null, isPriced: false }]);
  });

  it('the quote of a lead is printed in the language of the lead once it has a price', async () => {
    const priced = await leave('Cleo', forms);
    const answer = await agent.call(readLeadQuotePdf, { params: { leadId: priced } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/Q-\d+-fr\.pdf/);
    const early = await leave('Dana', { ...noForms, travellers: travellersForm() });
    expect(await agent.call(readLeadQuotePdf, { params: { leadId: early } })).toMatchObject({
      status: 409,
      problem: { code: 'quote.unpriced' },
    });
  });
});
