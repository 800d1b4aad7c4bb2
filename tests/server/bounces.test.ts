import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { beforeAll, expect, it, vi } from 'vitest';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { retryTask } from '#domain/calls/tasks/oneTask.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { freePort } from '#tests/support/http/freePort.ts';
import { deliveryReport } from '#tests/support/mail/deliveryReport.ts';
import { buyFor } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

forEachEngine((engine) => {
  let port: number;
  beforeAll(async () => {
    port = await freePort();
  });
  const standins = startedFor(() =>
    startStandins({ settings: { PORTAGE_STANDINS_BOUNCE_PORT: String(port) } }),
  );
  const server = startedFor(() =>
    startShop(engine, standins, {
      settings: { PORTAGE_BOUNCE_PORT: String(port), PORTAGE_BOUNCE_DOMAIN: 'back.portage.example' },
      waits: { clients: { ...ordinaryWaits.clients, requestMs: 3_000 } },
    }),
  );
  /** A message that nothing that comes back may change. */
  let kept: Awaited<ReturnType<typeof sentTo>>;
  beforeAll(async () => {
    kept = await sentTo(`kept.${engine.name}@example.ca`);
  });

  /** Hands something over to the portal, as a mail server would. */
  const handOver = (to: string, raw: string) =>
    createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      envelope: { from: '', to },
      raw,
    });
  const messageTo = (recipient: string) =>
    server.database.db
      .selectFrom('outbox')
      .innerJoin('deliveries', (join) => join.onRef('email_ref', '=', (of) => of.cast('outbox.ref', 'text')))
      .select(['ref', 'state', 'status', 'attempts', 'sent_at', 'bounced_at', 'bounce_status'])
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
  const until = (recipient: string, state: string) =>
    vi.waitFor(async () => {
      const message = await messageTo(recipient);
      expect(message.state).toBe(state);
      return message;
    }, 20_000);
  const auditOf = (ref: string) =>
    server.database.db
      .selectFrom('audit')
      .select(['action', 'user_ref', 'organization_code', 'object_type', 'before', 'after', 'reason'])
      .where('object_id', '=', ref)
      .execute();
  const listed = async (recipient: string) => {
    const manager = await signInAs(server.client('admin'), 'mchen');
    const { rows } = await manager.body(searchTasks, { query: { limit: '100' }, body: { kind: 'MAIL' } });
    return rows.filter((task) => task.recipient === recipient);
  };
  /** A message that was sent, and the address to which its reports go. */
  const sentTo = async (recipient: string) => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    await buyFor(agent, [{ email: recipient, lang: 'FR' }]);
    const [mail] = await mailsTo(standins, recipient);
    return { recipient, message: await until(recipient, 'sent'), back: mail?.sender ?? '' };
  };

  it('a confirmation to an address that nobody has comes back later, and is marked, audited and listed', async () => {
    const recipient = `nobody.${engine.name}@unknown.example`;
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const { purchaseId, record } = await buyFor(agent, [{ email: recipient, lang: 'EN' }]);
    expect(record.paxes[0]?.delivery).toMatch(/^(PENDING|SENT)$/);
    const message = await until(recipient, 'bounced');
    const bought = await agent.body(readPurchase, { params: { purchaseId } });
    expect(bought.record?.paxes[0]?.delivery).toBe('BOUNCED');
    expect(message).toMatchObject({ status: 'BOUNCED', attempts: 1, bounce_status: '5.1.1' });
    expect(message.bounced_at?.getTime()).toBe(server.clock.now());
    expect(await auditOf(message.ref)).toMatchObject([
      {
        action: 'mail.bounce',
        user_ref: 'system',
        organization_code: 'TC',
        object_type: 'message',
        after: { state: 'bounced', topic: 'confirmation' },
        reason: '5.1.1',
      },
    ]);
    expect(await listed(recipient)).toMatchObject([
      {
        topic: 'confirmation',
        reason: '5.1.1',
        policyNumbers: [record.paxes[0]?.policyNumber],
      },
    ]);
    expect(server.log.join('')).toContain('a message came back');
    expect(server.log.join('')).not.toContain('unknown.example');
  });

  it('what came back is a task until it is sent again, once, and comes back again', async () => {
    const recipient = `again.${engine.name}@unknown.example`;
    const agent = await signInAs(server.client('b2b'), 'omartin');
    await buyFor(agent, [
      { email: recipient, lang: 'EN' },
      { email: `there.${engine.name}@example.ca`, lang: 'EN' },
    ]);
    await until(recipient, 'bounced');
    const [task] = await listed(recipient);
    const params = { taskId: task?.taskId ?? '' };
    const manager = await signInAs(server.client('admin'), 'mchen');
    const again = () => manager.body(retryTask, { params });
    const settled = { ...params, isSettled: true };
    expect([...(await Promise.all([again(), again()])), await again()]).toEqual([settled, settled, settled]);
    const deliveries = server.database.db
      .selectFrom('deliveries')
      .select('status')
      .where('recipient', '=', recipient);
    await expect
      .poll(async () => (await deliveries.execute()).map(({ status }) => status), { timeout: 20_000 })
      .toEqual(['BOUNCED', 'BOUNCED']);
    const [back, ...others] = await listed(recipient);
    expect(others).toEqual([]);
    expect(back?.taskId).not.toBe(task?.taskId);
  });

  it('a message that comes back is sent again five times a day at most', async () => {
    const recipient = `often.${engine.name}@unknown.example`;
    const agent = await signInAs(server.client('b2b'), 'omartin');
    await buyFor(agent, [{ email: recipient, lang: 'EN' }]);
    const manager = await signInAs(server.client('admin'), 'mchen');
    const retry = async (before: string) => {
      const taskId = await vi.waitFor(async () => {
        const [task] = await listed(recipient);
        if (!task || task.taskId === before) throw new Error('it has not come back yet');
        return task.taskId;
      }, 20_000);
      return { taskId, answer: await manager.call(retryTask, { params: { taskId } }) };
    };
    let last = await retry('');
    for (let times = 2; times <= 5; times += 1) {
      expect(last.answer).toMatchObject({ status: 200 });
      last = await retry(last.taskId);
    }
    expect(last.answer).toMatchObject({ status: 200 });
    expect((await retry(last.taskId)).answer).toMatchObject({
      status: 409,
      problem: { code: 'task.retriedOften' },
    });
  });

  it('each message has a sender of its own, by which it is known when it comes back', async () => {
    const { recipient, back } = await sentTo(`full.${engine.name}@example.ca`);
    expect(back).toMatch(/^bounces\+[\da-f]{32}\.[\da-f]{20}@back\.portage\.example$/);
    expect(back).not.toBe(kept.back);
    await handOver(back.toUpperCase(), deliveryReport({ action: 'failed', status: '5.2.2' }));
    expect(await messageTo(recipient)).toMatchObject({ state: 'bounced', bounce_status: '5.2.2' });
    expect(await messageTo(kept.recipient)).toEqual(kept.message);
  });

  it('whoever gives up after days of trying has failed, whatever the status says of the reason', async () => {
    const { recipient, back } = await sentTo(`expired.${engine.name}@example.ca`);
    await handOver(back, deliveryReport({ action: 'failed', status: '4.4.7' }));
    expect(await messageTo(recipient)).toMatchObject({ state: 'bounced', bounce_status: '4.4.7' });
  });

  it('a second copy of a report changes nothing and is not audited again', async () => {
    const { recipient, back } = await sentTo(`copy.${engine.name}@example.ca`);
    await handOver(back, deliveryReport({ action: 'failed', status: '5.1.1' }));
    const first = await messageTo(recipient);
    server.clock.advance(60_000);
    await handOver(back, deliveryReport({ action: 'failed', status: '5.4.4' }));
    expect(await messageTo(recipient)).toEqual(first);
    expect(await auditOf(first.ref)).toHaveLength(1);
  });

  it('a report of a delay changes nothing', async () => {
    const { recipient, message } = await sentTo(`patient.${engine.name}@slow.example`);
    await vi.waitFor(() => expect(server.log.join('')).toContain('tells no failure'), 20_000);
    expect(await messageTo(recipient)).toEqual(message);
    expect(message).toMatchObject({ status: 'SENT', bounced_at: null });
    expect(await auditOf(message.ref)).toEqual([]);
  });

  it.each([
    ['a message of somebody', 'Subject: Merci\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n'],
    ['a report without its parts', 'Content-Type: multipart/report; report-type=delivery-status\r\n\r\n'],
    ['a report on reading', deliveryReport({ report: 'disposition-notification', action: 'failed' })],
    ['a status that is none', deliveryReport({ action: 'failed', status: '5.1' })],
    ['a hundred thousand empty lines', '\r\n'.repeat(100_000)],
  ])('%s is taken and logged, and changes nothing', async (_, raw) => {
    const logged = server.log.length;
    await handOver(kept.back, raw);
    expect(server.log.slice(logged).join('')).toContain('is no report');
    expect(await messageTo(kept.recipient)).toEqual(kept.message);
    expect(await auditOf(kept.message.ref)).toEqual([]);
  });

  it('an address that the portal did not make is refused, and so is every other one', async () => {
    const { back } = kept;
    const [, digits = '', signature = ''] = /\+(\w+)\.(\w+)@/.exec(back) ?? [];
    const other = (text: string) => text.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const forged of [
      back.replace(signature, other(signature)),
      back.replace(digits, other(digits)),
      back.replace('@back.', '@front.'),
      back.replace(`.${signature}`, ''),
      'confirmations@portage.example',
    ]) {
      const refused = handOver(forged, deliveryReport({ action: 'failed' }));
      await expect(refused).rejects.toMatchObject({ responseCode: 550 });
    }
    expect(await messageTo(kept.recipient)).toEqual(kept.message);
  });

  it('a message of more than 256 kB is refused', async () => {
    const large = deliveryReport({ action: 'failed' }) + `${'x'.repeat(70)}\r\n`.repeat(3_750);
    await expect(handOver(kept.back, large)).rejects.toMatchObject({ responseCode: 552 });
    expect(await messageTo(kept.recipient)).toEqual(kept.message);
  });

  it('what comes back before anybody wrote down that it was sent is not sent again', async () => {
    const recipient = `quick.${engine.name}@unknown.example`;
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const sent = server.failPoints.holdAt('outbox.confirmation.sent');
    await buyFor(agent, [{ email: recipient, lang: 'FR' }]);
    const early = await until(recipient, 'bounced');
    sent.release();
    server.clock.advance(60_000);
    expect(await mailsTo(standins, recipient)).toHaveLength(1);
    expect(await messageTo(recipient)).toEqual(early);
    expect(early).toMatchObject({ attempts: 1, sent_at: null, status: 'BOUNCED' });
  });

  it('whoever says nothing is cut off', async () => {
    const silent = connect(port, '127.0.0.1');
    silent.resume();
    await once(silent, 'close');
    expect(silent.destroyed).toBe(true);
  });
});

const real = {
  PORTAGE_SAMPLE: 'off',
  PORTAGE_BOUNCE_PORT: '',
  PORTAGE_MAIL_FROM: 'Portage <confirmations@portage.example>',
  PORTAGE_CARD_FRAME_URL: 'https://card.example/HPPtoken/index.php',
};

forEachEngine((engine) => {
  it('without a domain for what comes back, messages have the sender of the settings', async () => {
    const standins = await startStandins();
    const server = await startShop(engine, standins, { settings: real });
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const recipient = `plain.${engine.name}@example.ca`;
    await buyFor(agent, [{ email: recipient, lang: 'EN' }]);
    const [mail] = await mailsTo(standins, recipient);
    expect(mail?.sender).toBe('confirmations@portage.example');
    await server.close();
    await standins.stop();
  });
});
