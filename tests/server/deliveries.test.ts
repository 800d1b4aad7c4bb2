import { beforeAll, expect, it, vi } from 'vitest';
import { readDeliveries } from '#domain/calls/policies/readDeliveries.ts';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { resendConfirmation } from '#domain/calls/policies/resendConfirmation.ts';
import { onPostgres } from '#tests/support/database.ts';
import { buyFor } from '#tests/support/mail/letters.ts';
import { mailsTo, receivedMails } from '#tests/support/mail/mailbox.ts';
import { withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const hourMs = 60 * 60 * 1000;
const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  let agent: TestClient;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'slavoie');
  });

  const at = (name: string) => `${name}.${engine.name}@example.ca`;
  const bought = async (email: string) => {
    const { record } = await buyFor(agent, [{ email, lang: 'FR' }]);
    return record.policyNumber;
  };
  const headers = { lang: 'EN' };
  const list = async (policyNumber: string) =>
    (await agent.body(readDeliveries, { params: { policyNumber }, headers })).deliveries;
  const untilSent = (policyNumber: string, count: number) =>
    vi.waitFor(
      async () => {
        const sent = server.database.db.selectFrom('deliveries').select('id').where('status', '=', 'SENT');
        expect(await sent.where('policy_number', '=', policyNumber).execute()).toHaveLength(count);
        return list(policyNumber);
      },
      { timeout: 20_000, interval: 50 },
    );
  const other = { 'other-recipient': 'confirmed' } as const;
  const resend = (
    body: { policyNumber: string; email: string; language?: 'EN' | 'FR' },
    more: object = {},
    client = agent,
  ) =>
    client.call(resendConfirmation, {
      body: { language: 'EN', ...body },
      headers: { lang: 'EN', 'mail-id': crypto.randomUUID(), ...more },
    });
  const sentPdf = async (policyNumber: string, emailRef: string) =>
    new Uint8Array(
      (await agent.body(readPolicyPdf, {
        params: { policyNumber },
        query: { emailRef },
        headers,
      })) as Uint8Array,
    );

  it('[DL-010] the deliveries of a policy are read under both paths, with what each of them sent', async () => {
    expect(readDeliveries).toMatchObject({
      method: 'GET',
      path: '/api/policies/{policyNumber}/confirmation/deliveries',
    });
    const policyNumber = await bought(at('list'));
    const [first, ...others] = await untilSent(policyNumber, 1);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      recipient: at('list'),
      lang: 'FR',
      at: new Date(server.clock.now()).toISOString(),
      template: 'confirmation.issued',
      digest: expect.stringMatching(/^[\w-]{43}$/),
    });
    const response = await agent.fetch(`/policy/${policyNumber}/confirmation/deliveries`, { headers });
    expect(await response.json()).toEqual({ deliveries: [first] });
  });

  it('[DL-002] deliveries need VIEW_DELIVERY within reach; a foreign number is not there, and is written down', async () => {
    const policyNumber = await bought(at('reach'));
    const read = (client: TestClient) => client.call(readDeliveries, { params: { policyNumber }, headers });
    const usersOnly = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await read(usersOnly)).toMatchObject({ status: 403, problem: { code: 'permission.missing' } });
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const answer = await read(stranger);
    expect(answer).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['action', 'object_id'])
      .where('request_id', '=', answer.headers.get('x-request-id'))
      .execute();
    expect(audited).toEqual([{ action: 'scope.refuse', object_id: policyNumber }]);
  });

  it('[DL-017] [DL-015] with emailRef a document is what that delivery sent, byte for byte, whatever came since', async () => {
    const policyNumber = await bought(at('bytes'));
    const [first] = await untilSent(policyNumber, 1);
    const before = await sentPdf(policyNumber, first?.emailRef ?? '');
    await writeVersion(server.database.db, policyNumber, (last) => ({
      state: withPax(last, policyNumber, { status: 'REFUNDED' }),
    }));
    expect(await resend({ policyNumber, email: at('bytes') })).toMatchObject({ status: 202 });
    const [second] = await untilSent(policyNumber, 2);
    expect(await sentPdf(policyNumber, first?.emailRef ?? '')).toEqual(before);
    expect(await textOf(before)).toContain('État Établie');
    const later = await sentPdf(policyNumber, second?.emailRef ?? '');
    expect(await textOf(later)).toContain('Status Refunded');
    const [, mail] = await mailsTo(standins, at('bytes'), 2);
    expect(mail?.attachments).toMatchObject([{ name: `${policyNumber}-en.pdf`, bytes: later.length }]);
    expect(mail?.text).toContain('You find attached your policy from');
    expect(mail?.text).toContain('Status: Refunded');
    expect(mail?.text).not.toMatch(/put in force|Have a good trip/);
    expect([first, second]).toMatchObject([
      { policyVersion: 2, template: 'confirmation.issued' },
      { policyVersion: 3, template: 'confirmation.stands' },
    ]);
  });

  it('[DL-017] the emailRef of another policy, or of nothing, is not there', async () => {
    const [mine, others] = [await bought(at('mine')), await bought(at('theirs'))];
    const [foreign] = await untilSent(others, 1);
    for (const emailRef of [foreign?.emailRef ?? '', 'any', "' or 1=1"])
      expect(
        await agent.call(readPolicyPdf, {
          params: { policyNumber: mine },
          query: { emailRef },
          headers,
        }),
      ).toMatchObject({ status: 404, problem: { code: 'notFound' } });
  });

  it('[DL-005] [DL-006] [DL-009] a confirmation is sent again in the language that is chosen, once for a press, and is in the list', async () => {
    expect(resendConfirmation).toMatchObject({ method: 'POST', path: '/api/policies/confirmation/resend' });
    const policyNumber = await bought(at('own'));
    await untilSent(policyNumber, 1);
    const press = { 'mail-id': crypto.randomUUID() };
    const email = at('OWN');
    const body = { policyNumber, email, language: 'EN' } as const;
    const answers = await Promise.all([resend(body, press), resend(body, press), resend(body, press)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [again, first] = await untilSent(policyNumber, 2);
    expect(again).toMatchObject({ recipient: email, lang: 'EN', emailRef: press['mail-id'] });
    expect(first?.recipient).toBe(at('own'));
    expect(await receivedMails(standins, email)).toHaveLength(1);
    const stolen = { status: 409, problem: { code: 'delivery.otherMail' } };
    expect(await resend({ ...body, language: 'FR' }, press)).toMatchObject(stolen);
    expect(
      await resend({ ...body, policyNumber: await bought(at('else')) }, { ...press, ...other }),
    ).toMatchObject(stolen);
  });

  it('another address than that of the policy is confirmed, written down, and leaves the policy as it is', async () => {
    const policyNumber = await bought(at('client'));
    await untilSent(policyNumber, 1);
    const body = { policyNumber, email: at('spouse'), language: 'FR' } as const;
    const unconfirmed = { status: 409, problem: { code: 'delivery.otherRecipient' } };
    expect(await resend(body)).toMatchObject(unconfirmed);
    expect(await list(policyNumber)).toHaveLength(1);
    const answer = await resend(body, other);
    expect(answer).toMatchObject({ status: 202 });
    const [mail] = await mailsTo(standins, at('spouse'));
    expect(mail?.subject).toBe(`Votre police d’assurance voyage ${policyNumber}`);
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['action', 'object_id', 'profile_ref', 'after'])
      .where('request_id', '=', answer.headers.get('x-request-id'))
      .execute();
    expect(audited).toMatchObject([
      {
        action: 'policy.mail',
        object_id: policyNumber,
        profile_ref: agent.current?.user?.userRef,
        after: { language: 'FR', toOther: true },
      },
    ]);
    const pax = server.database.db
      .selectFrom('paxes')
      .select('email')
      .where('policy_number', '=', policyNumber);
    expect(await pax.executeTakeFirst()).toEqual({ email: at('client') });
  });

  it('five an hour go to one address, and ten by one person to other addresses', async () => {
    const policyNumber = await bought(at('often'));
    const person = await signInAs(server.client('b2b'), 'gbouchard');
    const to = (email: string, client: TestClient) =>
      resend({ policyNumber, email }, other, client).then(({ status }) => status);
    const often = { status: 429, problem: { code: 'delivery.mailedOften' } };
    const sent = async (emails: readonly string[]) => {
      const statuses: number[] = [];
      for (const email of emails) statuses.push(await to(email, person));
      return statuses;
    };
    expect(await sent(Array.from({ length: 5 }, () => at('flood')))).toEqual([202, 202, 202, 202, 202]);
    expect(await resend({ policyNumber, email: at('FLOOD') }, other, agent)).toMatchObject(often);
    expect(await sent([1, 2, 3, 4, 5].map((number) => at(`far${number}`)))).toEqual([
      202, 202, 202, 202, 202,
    ]);
    expect(await resend({ policyNumber, email: at('far6') }, other, person)).toMatchObject(often);
    expect(await resend({ policyNumber, email: at('often') }, {}, person)).toMatchObject({ status: 202 });
    server.clock.advance(hourMs);
    agent = await signInAs(server.client('b2b'), 'slavoie');
    expect(await resend({ policyNumber, email: at('flood') }, other, agent)).toMatchObject({ status: 202 });
  });

  it('[PM-018] sending the confirmation needs POLICY_READ and POLICY_NOTIFICATION', async () => {
    const policyNumber = await bought(at('who'));
    const as = async (name: string) =>
      (await resend({ policyNumber, email: at('who') }, {}, await signInAs(server.client('b2b'), name)))
        .status;
    expect(await as('arahman')).toBe(403);
    expect(await as('mgagnon')).toBe(403);
    expect(await as('omartin')).toBe(404);
    expect(await as('gbouchard')).toBe(202);
  });

  it('what is no one address is refused, and nothing is written', async () => {
    const policyNumber = await bought(at('bad'));
    for (const email of [
      'zoe@example.ca\r\nBcc: all@example.ca',
      'zoe@example.ca, all@example.ca',
      'Zoé <zoe@example.ca>',
      'zoe@',
      'zoe\u202e@example.ca',
      `${'z'.repeat(10_000)}@example.ca`,
    ])
      expect(await resend({ policyNumber, email }, other)).toMatchObject({ status: 400 });
    expect(await list(policyNumber)).toHaveLength(1);
  });
});
