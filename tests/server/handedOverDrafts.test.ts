import { beforeAll, expect, it } from 'vitest';
import { createDraft, getDraft } from '#domain/calls/drafts/drafts.ts';
import { mailHeldQuote } from '#domain/calls/heldQuotes/mailHeldQuote.ts';
import { resumeHeldQuote } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { openLead } from '#domain/calls/leads/openLead.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { addDays } from '#domain/calendar.ts';
import { onPostgres } from '#tests/support/database.ts';
import { mailsTo, quoteTokenOf } from '#tests/support/mail/mailbox.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { chargesOf } from '#tests/support/purchases/books.ts';
import { buy, pay, startShop } from '#tests/support/purchases/shop.ts';
import { holdQuote, pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const headers = { lang: 'EN' };
const draft = { machine: 'quoteFlow', version: 2, snapshot: { step: 'PAYMENT', forms: {} } };
const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const insurer = startedFor(() => signInAs(server.client('b2b'), 'mchen'));
  const colleague = startedFor(() => signInAs(server.client('b2b'), 'etremblay'));
  let held: Awaited<ReturnType<typeof pricedForms>>;
  let sale: PolicyBody;
  beforeAll(async () => {
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const days = { today, departureDate: addDays(today, 30), returnDate: addDays(today, 40) };
    held = await pricedForms(insurer, days);
    sale = paidToAgency(await unpaidBody(insurer));
  });

  const anybody = async () => {
    const client = server.client('b2c');
    await client.open();
    return client;
  };
  const byCard = async (client: TestClient) =>
    paidByCard(await unpaidBody(client), await dataKeyOf(standins));
  const keyOf = async (client: TestClient, draftId: string) =>
    (await client.body(preparePurchase, { body: { draftId } })).purchaseId;
  const prepare = (client: TestClient, draftId: string) =>
    client.call(preparePurchase, { body: { draftId } });
  /** A consumer at the payment, who has asked for a mail with a link to the quote. */
  const leftAtPayment = async (name: string) => {
    const client = await anybody();
    const { draftId } = await client.body(createDraft, { body: draft });
    const email = `${name}.${engine.name}@example.ca`;
    const lead = { firstName: 'Zoé', email, tripStartDate: '2026-12-20', language: 'EN' as const, draftId };
    await client.body(createLead, { headers, body: lead });
    const [mail] = await mailsTo(standins, email);
    return { client, draftId, token: quoteTokenOf(mail), key: await keyOf(client, draftId) };
  };
  const open = (client: TestClient, token: string) => client.call(openLead, { headers, body: { token } });
  const holdAtPayment = async () => {
    const draftId = await holdQuote(insurer, 'PAYMENT', held);
    const { quoteNumber } = await insurer.body(getDraft, { params: { draftId } });
    return { draftId, quoteNumber: String(quoteNumber), key: await keyOf(insurer, draftId) };
  };
  const resume = (client: TestClient, quoteNumber: string) =>
    client.call(resumeHeldQuote, { params: { quoteNumber } });
  const listed = async (quoteNumber: string) =>
    (await insurer.body(searchHeldQuotes, { query: {}, body: { quoteNumber } })).total;

  it('the link of a quote that was bought leads nowhere, and the draft stays with who bought it', async () => {
    const { client, draftId, token, key } = await leftAtPayment('bought');
    await buy(client, await byCard(client), key);
    expect(await open(await anybody(), token)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    expect(await keyOf(client, draftId)).toBe(key);
  });

  it('who opens the link elsewhere pays there: the page that was left has no key any more, and gets none', async () => {
    const { client, draftId, token, key } = await leftAtPayment('elsewhere');
    const phone = await anybody();
    expect((await open(phone, token)).status).toBe(200);
    expect(await pay(client, key, await byCard(client))).toMatchObject({
      status: 409,
      problem: { code: 'purchase.expired' },
    });
    expect(await chargesOf(standins, key)).toEqual([]);
    expect(await prepare(client, draftId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.handedOver',
        error:
          'This quote was opened elsewhere, by somebody else or on another device, and can be paid for there.',
      },
    });
    const { record } = await buy(phone, await byCard(phone), await keyOf(phone, draftId));
    expect(record.policyNumber).toMatch(/\d/);
  });

  it('(R-226) whoever takes over the quote of a colleague pays alone', async () => {
    const { draftId, quoteNumber, key } = await holdAtPayment();
    expect((await resume(colleague, quoteNumber)).status).toBe(200);
    expect(await pay(insurer, key, sale)).toMatchObject({
      status: 409,
      problem: { code: 'purchase.expired' },
    });
    expect(await prepare(insurer, draftId)).toMatchObject({
      status: 409,
      problem: { code: 'quote.handedOver' },
    });
    await buy(colleague, sale, await keyOf(colleague, draftId));
  });

  it('(R-226) of a payment and a take-over at the same moment one comes through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { quoteNumber, key } = await holdAtPayment();
      const [paid, taken] = await Promise.all([pay(insurer, key, sale), resume(colleague, quoteNumber)]);
      expect([paid.status, taken.status].toSorted()).toEqual(
        paid.status === 201 ? [201, taken.status] : [200, 409],
      );
      expect([404, 409]).toContain(paid.status === 201 ? taken.status : paid.status);
    }
  });

  it('a quote that was sold is held no longer: it is neither listed, nor resumed, nor mailed', async () => {
    const { quoteNumber, key } = await holdAtPayment();
    expect(await listed(quoteNumber)).toBe(1);
    await buy(insurer, sale, key);
    expect(await listed(quoteNumber)).toBe(0);
    expect((await resume(insurer, quoteNumber)).status).toBe(404);
    const mail = { firstName: 'Zoé', email: 'zoe@example.ca', language: 'EN', mailId: crypto.randomUUID() };
    const mailed = await insurer.call(mailHeldQuote, { params: { quoteNumber }, body: mail as never });
    expect(mailed.status).toBe(404);
  });
});
