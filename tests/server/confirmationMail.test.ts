import { beforeEach, expect, it, vi } from 'vitest';
import { setFault } from '#tests/standins/support/gateway.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addressed, buyFor } from '#tests/support/mail/letters.ts';
import { mailsTo, receivedMails } from '#tests/support/mail/mailbox.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { clearFaults } from '#tests/support/purchases/books.ts';
import { inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  let agent: TestClient;
  beforeEach(async () => {
    await clearFaults(standins);
    agent = await signInAs(server.client('b2b'), 'omartin');
  });

  const at = (name: string) => `${name}.${engine.name}@example.ca`;
  const deliveriesTo = (recipient: string) =>
    server.database.db
      .selectFrom('deliveries')
      .select(['policy_number', 'lang', 'status', 'email_ref'])
      .where('recipient', '=', recipient)
      .orderBy('policy_number')
      .execute();
  const statusOf = async (recipient: string) => (await deliveriesTo(recipient)).map(({ status }) => status);
  const untilStatus = (recipient: string, status: string) =>
    vi.waitFor(async () => expect(await statusOf(recipient)).toEqual([status]), { timeout: 20_000 });
  const messageTo = (recipient: string) =>
    server.database.db
      .selectFrom('outbox')
      .innerJoin('deliveries', (join) => join.onRef('email_ref', '=', (of) => of.cast('outbox.ref', 'text')))
      .select(['ref', 'state', 'failure', 'attempts', 'bounced_at', 'bounce_status'])
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();

  it('everybody who is insured is told by mail, in their own language and of their own policy only', async () => {
    const { record } = await buyFor(agent, [
      { email: at('lucja'), lang: 'EN', firstName: 'Łucja', lastName: 'Wójcik' },
      { email: at('linh'), lang: 'FR', firstName: 'Linh', lastName: 'Nguyễn' },
    ]);
    const [lucja, linh] = record.paxes.map(({ policyNumber }) => policyNumber);
    const [[english], [french]] = await Promise.all([
      mailsTo(standins, at('lucja')),
      mailsTo(standins, at('linh')),
    ]);
    expect(english).toMatchObject({
      subject: `Your travel insurance policy ${lucja}`,
      from: 'Portage <confirmations@portage.example>',
      attachments: [{ name: `${lucja}-en.pdf`, type: 'application/pdf' }],
    });
    expect(french).toMatchObject({
      subject: `Votre police d’assurance voyage ${linh}`,
      attachments: [{ name: `${linh}-fr.pdf`, type: 'application/pdf' }],
    });
    expect(english?.text).toContain('Hello Łucja,');
    expect(english?.text).toContain('Policy of Łucja Wójcik'.toUpperCase());
    expect(english?.html).toContain('Policy of Łucja Wójcik');
    expect(english?.text).toContain(
      'Your policy is issued and attached to this message. Its insured period begins on July 1, 2026.',
    );
    for (const told of [
      'EMERGENCY ASSISTANCE, AT ANY HOUR',
      'From Canada and the United States, free of charge: 1\u00a0800\u00a0555-0191',
      'From anywhere else, call collect: +1\u00a0416\u00a0555-0192',
      'Deductible: None',
      'Call TC Travel Centre (1\u00a0403\u00a0555-0103) before you leave.',
    ])
      expect(english?.text).toContain(told);
    expect(french?.text).toContain('Franchise\u00a0: Aucune');
    expect(french?.text).toContain('La période assurée commence le 1er juillet 2026.');
    expect(french?.text).toContain('Bonjour Linh,');
    expect(french?.html).toContain('Police de Linh Nguyễn');
    expect(`${english?.text}${english?.html}`).not.toMatch(new RegExp(`Linh|Nguyễn|${linh}`));
    expect(english?.text).toContain(`${server.origins.b2b}/your-policy#1.`);
    expect(french?.text).toContain(`${server.origins.b2b}/votre-police#1.`);
    await untilStatus(at('lucja'), 'SENT');
    expect(await deliveriesTo(at('linh'))).toMatchObject([{ policy_number: linh, lang: 'FR' }]);
  });

  it('travellers who share an address get one message with a policy each', async () => {
    const { record } = await buyFor(agent, [
      { email: at('family'), lang: 'FR' },
      { email: at('family').toUpperCase(), lang: 'FR', firstName: 'Léo' },
    ]);
    const [mail] = await mailsTo(standins, at('family'));
    expect(mail?.text).toContain('Vos polices sont établies et jointes à ce courriel.');
    expect(mail?.text).toContain('Voir mes polices');
    expect(mail?.attachments.map(({ name }) => name)).toEqual(
      record.paxes.map(({ policyNumber }) => `${policyNumber}-fr.pdf`),
    );
    expect(await receivedMails(standins, at('family'))).toHaveLength(1);
    expect(await deliveriesTo(at('family'))).toHaveLength(2);
  });

  it('while the mail server is away a purchase is confirmed nonetheless, and its message comes later', async () => {
    await setFault(standins, { place: 'mail', kind: 'unavailable', match: at('away'), times: null });
    const { record } = await buyFor(agent, [{ email: at('away'), lang: 'FR' }]);
    expect(record.paxes.map(({ policyStatus }) => policyStatus)).toEqual(['ACTIVE']);
    await vi.waitFor(async () => expect((await messageTo(at('away'))).failure).toContain('451'), 20_000);
    expect(await statusOf(at('away'))).toEqual(['PENDING']);
    await clearFaults(standins);
    server.clock.advance(minuteMs);
    expect(await mailsTo(standins, at('away'))).toHaveLength(1);
    await untilStatus(at('away'), 'SENT');
  });

  it('a document that cannot be made holds up the message, not the purchase', async () => {
    server.failPoints.failAt('documents.policy');
    const { record } = await buyFor(agent, [{ email: at('press'), lang: 'EN' }]);
    expect(record.paxes).toHaveLength(1);
    await vi.waitFor(async () => expect((await messageTo(at('press'))).failure).not.toBeNull(), 20_000);
    server.clock.advance(minuteMs);
    expect(await mailsTo(standins, at('press'))).toHaveLength(1);
  });

  it('a message that is sent twice, because nobody wrote down the first time, has the same id both times', async () => {
    await setFault(standins, { place: 'mail', kind: 'doneThenReset', match: at('twice') });
    await buyFor(agent, [{ email: at('twice'), lang: 'FR' }]);
    await mailsTo(standins, at('twice'));
    await vi.waitFor(async () => expect((await messageTo(at('twice'))).failure).not.toBeNull(), 20_000);
    server.clock.advance(minuteMs);
    const [first, second] = await mailsTo(standins, at('twice'), 2);
    const [{ email_ref: ref } = { email_ref: '' }] = await deliveriesTo(at('twice'));
    expect(first?.messageId).toBe(`<${ref}@portage.example>`);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

  it('an address that nobody has is a bounce at once, and is not tried again', async () => {
    await setFault(standins, { place: 'mail', kind: 'bounced', match: at('nobody') });
    await buyFor(agent, [{ email: at('nobody'), lang: 'EN' }]);
    await untilStatus(at('nobody'), 'BOUNCED');
    const bouncedAt = new Date(server.clock.now());
    server.clock.advance(60 * minuteMs);
    const message = await messageTo(at('nobody'));
    expect(message).toMatchObject({
      state: 'bounced',
      attempts: 1,
      failure: expect.stringContaining('550'),
      bounced_at: bouncedAt,
      bounce_status: null,
    });
    const audit = server.database.db.selectFrom('audit').select(['action', 'organization_code']);
    expect(await audit.where('object_id', '=', message.ref).execute()).toEqual([
      { action: 'mail.bounce', organization_code: 'TC' },
    ]);
  });

  it('a policy that is not in force yet is confirmed after a minute, and its message says so', async () => {
    await setFault(standins, { place: 'activation', kind: 'unavailable', times: null });
    const body = addressed(paidToAgency(await unpaidBody(agent)), [{ email: at('later'), lang: 'FR' }]);
    const key = await newKey(agent);
    expect(await inTime(server, pay(agent, key, body))).toMatchObject({ status: 513 });
    expect(await statusOf(at('later'))).toEqual(['PENDING']);
    server.clock.advance(minuteMs);
    const [mail] = await mailsTo(standins, at('later'));
    expect(mail?.text).toContain('Sa mise en vigueur est en cours');
    expect(mail?.text).not.toContain('en vigueur, et votre police');
  });

  it('a message is given up after three days, and says why', async () => {
    await setFault(standins, { place: 'mail', kind: 'unavailable', match: at('never'), times: null });
    await buyFor(agent, [{ email: at('never'), lang: 'EN' }]);
    await vi.waitFor(async () => expect((await messageTo(at('never'))).failure).not.toBeNull(), 20_000);
    server.clock.advance(3 * dayMs);
    await untilStatus(at('never'), 'FAILED');
    expect(await messageTo(at('never'))).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('451'),
    });
  });
});
