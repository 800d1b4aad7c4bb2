import { expect, it } from 'vitest';
import { getDraft } from '#domain/calls/drafts/drafts.ts';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { onPostgres } from '#tests/support/database.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 24 * 60 * 60_000;
const days = { today: '2027-03-01', departureDate: '2027-05-01', returnDate: '2027-05-10' };
const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const clock = testClock(`${days.today}T15:00:00Z`);
  const server = startedFor(() => startShop(engine, standins, { clock }));
  let addresses = 0;
  const visitor = async () => {
    const client = server.client('b2c');
    await client.open();
    return client;
  };
  const leave = async (client: TestClient, lead: { email?: string; firstName?: string } = {}) => {
    addresses += 1;
    const email = `client${addresses}@example.ca`;
    const body = { firstName: 'Zoé', email, tripStartDate: null, language: 'FR' as const, ...lead };
    return (await client.call(createLead, { headers: { lang: 'FR' }, body })).status;
  };
  const fiveOf = async (client: TestClient) => {
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push(await leave(client));
    return answers;
  };
  const five = [201, 201, 201, 201, 201];

  it('(R-322) a mail to a lead greets without a name that a mail program would make a link of', async () => {
    const email = 'greeted@example.ca';
    await leave(await visitor(), { email, firstName: 'Votre remboursement est à www.exemple.com' });
    const [mail] = await mailsTo(standins, email);
    expect(mail?.text).toContain('Bonjour,\n');
    expect(mail?.text).not.toContain('exemple.com');
  });

  it('(R-322) five leads a day come from a session, and twenty from a network', async () => {
    clock.advance(day);
    const first = await visitor();
    expect(await fiveOf(first)).toEqual(five);
    expect(await leave(first)).toBe(429);
    for (let visitors = 0; visitors < 3; visitors += 1) expect(await fiveOf(await visitor())).toEqual(five);
    expect(await leave(await visitor())).toBe(429);
    clock.advance(day);
    expect(await leave(await visitor())).toBe(201);
  });

  it('(R-322) as many leads of strangers as there may be do not hold up an agent’s mail to that client', async () => {
    clock.advance(day);
    const email = 'wanted@example.ca';
    const stranger = await visitor();
    for (let at = 0; at < 5; at += 1) expect(await leave(stranger, { email })).toBe(201);
    expect(await leave(await visitor(), { email })).toBe(429);
    const agent = await signInAs(server.client('b2b'), 'gbouchard');
    const draftId = await holdQuote(
      agent,
      'QUOTE_DETAILS',
      await pricedForms(agent, { ...days, today: '2027-03-04' }),
    );
    const { quoteNumber } = await agent.body(getDraft, { params: { draftId } });
    const mail = { firstName: 'Zoé', email, language: 'FR' as const, mailId: crypto.randomUUID() };
    const params = { quoteNumber: String(quoteNumber) };
    expect((await agent.call(mailHeldQuote, { params, body: mail })).status).toBe(202);
  });
});
