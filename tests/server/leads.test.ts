import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDraft, createDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { openLead } from '#domain/calls/leads/openLead.ts';
import { addDays } from '#domain/calendar.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import { createLinkSigner } from '#server/policyLinks/linkToken.ts';
import { onPostgres } from '#tests/support/database.ts';
import { mailsTo, quoteTokenOf } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { pricedForms } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const headers = { lang: 'EN' };
const draft = {
  machine: 'quoteFlow',
  version: 2,
  snapshot: { step: 'SELECT_PLAN', forms: { travellers: { note: 'two of us' } } },
};

const standins = startedFor(() => startStandins());

it('the signature of a quote’s link is none of a policy’s', () => {
  const leadId = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';
  const token = createLinkSigner(['key'], 'quote').tokenOf(leadId);
  expect(createLinkSigner(['key'], 'quote').linkOf(token)).toBe(leadId);
  expect(createLinkSigner(['key'], 'policy').linkOf(token)).toBeNull();
});

onPostgres((engine) => {
  const settings = { PORTAGE_LIMIT_FACTOR: '1000' };
  const server = startedFor(() => startShop(engine, standins, { settings }));
  let consumer: TestClient;
  beforeEach(async () => {
    consumer = await anybody();
  });

  const anybody = async () => {
    const client = server.client('b2c');
    await client.open();
    return client;
  };
  const leads = () => server.database.db.selectFrom('leads').selectAll().execute();
  const messages = () =>
    server.database.db.selectFrom('outbox').selectAll().where('topic', '=', 'lead').execute();
  const written = async () => [...(await leads()), ...(await messages())].map(({ id }) => id).toSorted();
  const bodyTo = (email: string, more: object = {}) => ({
    firstName: 'Zoé',
    email,
    tripStartDate: '2026-12-20',
    language: 'FR',
    ...more,
  });
  const leave = (client: TestClient, body: object) => client.call(createLead, { headers, body });
  /** Leaves a draft for later; resolves to what its mail says, and to the token of its link. */
  const leaveDraft = async (client: TestClient, email: string, more: object = {}, left: object = draft) => {
    const { draftId } = await client.body(createDraft, { body: left as typeof draft });
    await client.body(createLead, { headers, body: bodyTo(email, { draftId, ...more }) });
    const [mail] = await mailsTo(standins, email);
    return { draftId, mail, token: quoteTokenOf(mail) };
  };
  const quoted = () => {
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const days = { today, departureDate: addDays(today, 30), returnDate: addDays(today, 40) };
    return pricedForms(consumer, { ...days, channel: 'b2c' });
  };
  const open = (client: TestClient, token: string) => client.call(openLead, { headers, body: { token } });

  it('(R-226) a quote whose price was another one comes back with the price of the day, and says both', async () => {
    const forms = await quoted();
    const plans = forms.plans as PlansForm;
    const now = plans.chosen[0]?.premiumTotalCents ?? Number.NaN;
    const envelope = flowDraftEnvelope({ step: 'QUOTE_DETAILS', forms });
    const { token, draftId } = await leaveDraft(consumer, `dearer.${engine.name}@example.ca`, {}, envelope);
    const { db } = server.database;
    const { prices } = await db
      .selectFrom('drafts')
      .select('prices')
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow();
    const earlier = JSON.stringify(prices).replace(`"totalCents":${now}`, `"totalCents":${now - 100}`);
    await db.updateTable('drafts').set({ prices: earlier }).where('id', '=', draftId).execute();
    const phone = await anybody();
    const answer = await phone.body(openLead, { headers, body: { token } });
    expect(answer.repriced?.isExpired).toBe(false);
    expect(answer.repriced?.plans.map(({ beforeCents, afterCents }) => [beforeCents, afterCents])).toEqual([
      [now - 100, now],
    ]);
    const kept = await phone.body(getDraft, { params: { draftId } });
    expect(flowDraftOf(kept)?.forms.plans?.chosen[0]?.premiumTotalCents).toBe(now);
    expect((await phone.body(openLead, { headers, body: { token } })).repriced).toBeNull();
  });

  it('(R-321) another session gets neither the payment nor the answers about health with a link, one’s own keeps both', async () => {
    const forms = await quoted();
    const payment = { purchaseId: null, method: 'CREDIT_CARD' as const, cardHolderName: 'Zoé Roy' };
    const answered = { paxId: 'pax-1', pageAnswers: { heart: { heartCondition: 'YES' } }, inProgress: null };
    const plans = { ...(forms.plans as PlansForm), questionnaires: [answered as never] };
    const left = flowDraftEnvelope({ step: 'PAYMENT', forms: { ...forms, plans, payment } });
    const { draftId, token } = await leaveDraft(consumer, `private.${engine.name}@example.ca`, {}, left);
    const openedBy = async (client: TestClient) => {
      const { step } = await client.body(openLead, { headers, body: { token } });
      const kept = flowDraftOf(await client.body(getDraft, { params: { draftId } }))?.forms;
      return [step, kept?.payment, kept?.plans?.questionnaires];
    };
    expect(await openedBy(consumer)).toEqual(['PAYMENT', payment, [answered]]);
    expect(await openedBy(await anybody())).toEqual(['CONTACT_DETAILS', null, []]);
  });

  it('[LD-002] [LD-003] [LD-008] a lead is kept with first name, email, start of the trip and language', async () => {
    expect(createLead).toMatchObject({ method: 'POST', path: '/api/policies/lead' });
    const email = `kept.${engine.name}@example.ca`;
    expect(await leave(consumer, bodyTo(email, { mayContact: true }))).toMatchObject({ status: 201 });
    expect(await leads()).toContainEqual(
      expect.objectContaining({
        first_name: 'Zoé',
        email,
        trip_start_date: '2026-12-20',
        lang: 'FR',
        may_contact: true,
        application: 'b2c',
      }),
    );
  });

  it('[LD-008] the language of a lead is EN or FR', async () => {
    const reader = await anybody();
    const inLanguage = (language: string) => leave(reader, bodyTo('reader@example.ca', { language }));
    expect(await inLanguage('EN')).toMatchObject({ status: 201 });
    expect(await leads()).toContainEqual(expect.objectContaining({ email: 'reader@example.ca', lang: 'EN' }));
    for (const language of ['en', 'fr-CA']) {
      const problem = { fields: { 'body.language': 'notAllowed' } };
      expect(await inLanguage(language)).toMatchObject({ status: 400, problem });
    }
  });

  it.each(['/policy/lead', '/api/policy/lead'])('[LD-002] the same call answers under %s', async (path) => {
    const answer = await consumer.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: 'FR' },
      body: JSON.stringify(bodyTo(`alias${path.length}.${engine.name}@example.ca`)),
    });
    expect(answer.status).toBe(201);
  });

  it('[LD-003] the header lang is needed', async () => {
    const answer = await leave(consumer, {});
    expect(answer.status).toBe(400);
    const unknown = await consumer.call(createLead, {
      headers: { lang: 'DE' },
      body: bodyTo('header@example.ca'),
    });
    expect(unknown).toMatchObject({ status: 400, problem: { fields: { 'headers.lang': 'notAllowed' } } });
  });

  it('[LD-006] who signed in holds no REMERCH_CREATE and leaves no lead', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    expect(await leave(agent, bodyTo('agent@example.ca'))).toMatchObject({
      status: 403,
      problem: { code: 'permission.missing' },
    });
  });

  describe('what is refused leaves no row and no message', () => {
    it.each([
      ['HTML in the name', { firstName: '<b>Zoé</b>' }, 'body.firstName'],
      ['a line break in the name', { firstName: 'Zoé\nBcc: all' }, 'body.firstName'],
      ['a line break after the name', { firstName: 'Zoé\r\n' }, 'body.firstName'],
      ['a digit in the name', { firstName: 'Zo3' }, 'body.firstName'],
      ['no name', { firstName: '' }, 'body.firstName'],
      ['an address without a domain', { email: 'zoe@' }, 'body.email'],
      ['a line break in the address', { email: 'zoe@example.ca\nBcc: a@b.ca' }, 'body.email'],
      ['two addresses', { email: 'zoe@example.ca,max@example.ca' }, 'body.email'],
      ['another language', { language: 'en-CA' }, 'body.language'],
      ['a day that does not exist', { tripStartDate: '2026-02-30' }, 'body.tripStartDate'],
    ])('[LD-007] %s', async (_, wrong, field) => {
      const before = await written();
      const answer = await leave(consumer, bodyTo('refused@example.ca', wrong));
      expect(answer).toMatchObject({ status: 400, problem: { code: 'request.invalid' } });
      expect(Object.keys((answer as { problem: { fields: object } }).problem.fields)).toContain(field);
      expect(await written()).toEqual(before);
    });

    it('somebody else’s draft is answered as if it were not there', async () => {
      const { draftId } = await (await anybody()).body(createDraft, { body: draft });
      const before = await written();
      expect(await leave(consumer, bodyTo('theirs@example.ca', { draftId }))).toMatchObject({ status: 404 });
      expect(await written()).toEqual(before);
    });

    it('a sixth mail to an address within a day', async () => {
      const email = `often.${engine.name}@example.ca`;
      for (let sent = 0; sent < 5; sent += 1)
        await consumer.body(createLead, { headers, body: bodyTo(email) });
      const before = await written();
      expect(await leave(await anybody(), bodyTo(email.toUpperCase()))).toMatchObject({
        status: 429,
        problem: { code: 'lead.tooOften' },
      });
      expect(await written()).toEqual(before);
    });
  });

  it('the mail is written in the person’s language and leads to the step at which the quote stands', async () => {
    const { mail } = await leaveDraft(consumer, `french.${engine.name}@example.ca`);
    expect(mail?.subject).toBe('Poursuivez votre soumission d’assurance voyage');
    expect(mail?.text).toContain('Bonjour Zoé,');
    expect(mail?.text).toMatch(/\/obtenir-une-soumission\/choisir-regime\?lang=fr\S*#continue=1\./);
    const english = await leaveDraft(consumer, `english.${engine.name}@example.ca`, { language: 'EN' });
    expect(english.mail?.subject).toBe('Continue your travel insurance quote');
    expect(english.mail?.text).toMatch(/\/get-a-quote\/plan-selection\?lang=en\S*#continue=1\./);
  });

  it('neither the name nor the address nor the token waits in the outbox', async () => {
    const { token } = await leaveDraft(consumer, `outbox.${engine.name}@example.ca`);
    const text = JSON.stringify(await messages());
    expect(token).not.toBe('');
    expect(text).not.toContain('Zoé');
    expect(text).not.toContain('@example.ca');
    expect(text).not.toContain(token);
  });

  it('the link leads back to the very draft on another device, which alone may change it from then on', async () => {
    const phone = await anybody();
    const { draftId, token } = await leaveDraft(phone, `device.${engine.name}@example.ca`);
    const desk = await anybody();
    expect(await desk.call(getDraft, { params: { draftId } })).toMatchObject({ status: 404 });
    expect(await open(desk, token)).toMatchObject({ status: 200, body: { draftId, step: 'SELECT_PLAN' } });
    const { snapshot, revision } = await desk.body(getDraft, { params: { draftId } });
    expect(snapshot).toMatchObject({ step: 'SELECT_PLAN' });
    const save = { params: { draftId }, headers: { 'if-match': `"${revision}"` }, body: draft };
    expect(await phone.call(saveDraft, save)).toMatchObject({ status: 404 });
    expect(await desk.call(saveDraft, save)).toMatchObject({ status: 200 });
  });

  it('a quote that was begun anew, a token of another form and one that we did not sign are answered alike', async () => {
    const { draftId, token } = await leaveDraft(consumer, `anew.${engine.name}@example.ca`);
    const [version, id, signature] = token.split('.');
    const wrong = ['x', `${version}.${id}.${signature?.toLowerCase()}`, `2.${id}.${signature}`];
    for (const given of wrong) {
      expect(await open(consumer, given)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    }
    await consumer.body(closeDraft, { params: { draftId } });
    expect(await open(consumer, token)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
  });

  it('thirty requests at the same moment send five mails to an address', async () => {
    const email = `many.${engine.name}@example.ca`;
    const visitors = await Promise.all(Array.from({ length: 30 }, () => anybody()));
    const answers = await Promise.all(visitors.map((visitor) => leave(visitor, bodyTo(email))));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(25).fill(429)]);
    expect((await leads()).filter((lead) => lead.email === email)).toHaveLength(5);
  });

  it('a draft that a person has taken over by signing in comes back to that person alone', async () => {
    const { draftId, token } = await leaveDraft(consumer, `taken.${engine.name}@example.ca`);
    const { db } = server.database;
    const owner = await db.selectFrom('profiles').select('profile_ref').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('drafts').set(owner).set({ session_hash: null }).where('id', '=', draftId).execute();
    expect(await open(await anybody(), token)).toMatchObject({ status: 404 });
  });

  it('the draft outlives its session as long as its link, thirty days, and the lead ninety', async () => {
    const email = `late.${engine.name}@example.ca`;
    const { draftId, token } = await leaveDraft(await anybody(), email);
    const gone = await (await anybody()).body(createDraft, { body: draft });
    const draftsLeft = async () =>
      (await server.database.db.selectFrom('drafts').select('id').execute()).map(({ id }) => id);
    const soon = (hold: () => Promise<void>) => vi.waitFor(hold, { timeout: 15_000, interval: 20 });
    server.clock.advance(13 * hour);
    server.clock.advance(13 * hour);
    await soon(async () => expect(await draftsLeft()).not.toContain(gone.draftId));
    expect(await draftsLeft()).toContain(draftId);
    server.clock.advance(28 * day);
    expect(await open(await anybody(), token)).toMatchObject({ status: 200, body: { draftId } });
    server.clock.advance(day);
    const late = await anybody();
    expect(await open(late, token)).toMatchObject({ status: 410, problem: { code: 'quoteLink.expired' } });
    server.clock.advance(60 * day);
    await soon(async () => expect((await leads()).map((lead) => lead.email)).not.toContain(email));
  });
});
