import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveUpTask } from '#domain/calls/tasks/oneTask.ts';
import { clearFaults } from '#tests/support/purchases/books.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { onPostgres } from '#tests/support/database.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { askEveryTable } from '#tests/support/server/everyTable.ts';
import { askForToken } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const cards = { paid: '4242424242424242', declined: '4000000000000002', inDoubt: '4000000000005001' };
const exp = '0831';
const cvd = '864';

onPostgres((engine) => {
  const standins = startedFor(() => startStandins());
  const server = startedFor(() =>
    startShop(engine, standins, { settings: { PORTAGE_LOG_LEVEL: 'verbose' } }),
  );

  it('[PY-042 partly] after cards that were paid with, declined, in doubt and sent where none belongs, no table, line of the log, answer or mail holds a card number, its expiry or its code', async () => {
    const agent = await signInAs(server.client('b2b'), 'omartin');
    const email = `nowhere.${engine.name}@example.ca`;
    const body = await unpaidBody(agent);
    const mailed = {
      ...body,
      paxes: body.paxes.map((pax) => ({ ...pax, contact: { ...pax.contact, email } })),
    };
    const answers: unknown[] = [];
    for (const pan of Object.values(cards)) {
      const { dataKey } = await askForToken(standins, { pan, exp, cvd });
      answers.push(await inTime(server, pay(agent, await newKey(agent), paidByCard(mailed, dataKey))));
    }
    await clearFaults(standins);
    expect(answers).toMatchObject([{ status: 201 }, { status: 400 }, { status: 201 }]);
    const wrong = { ...body, referredBy: `Card ${cards.paid}` };
    answers.push(await pay(agent, await newKey(agent), paidByCard(wrong, cards.paid)));
    const params = { taskId: `name.${cards.paid}` };
    const headers = { 'if-match': '"0"' };
    answers.push(await agent.call(giveUpTask, { params, headers, body: { reason: `Card ${cards.paid}` } }));
    expect(answers.slice(3)).toMatchObject([{ status: 400 }, { status: 400 }]);
    const tables = await askEveryTable(server.database.db, [], sql<string>`string_agg(held::text, ' ')`);
    expect(tables['purchases']).toContain('confirmed');
    expect(tables['audit'] ?? '').toContain('purchase.transition');
    const mails = await mailsTo(standins, email, 2);
    const held = { tables, log: server.log, answers, mails };
    for (const [place, text] of Object.entries(held)) {
      const written = JSON.stringify(text);
      for (const pan of Object.values(cards)) expect(written, place).not.toContain(pan);
      expect(written, place).not.toMatch(/4242 4242 4242 4242|"864\\?"/);
      expect(written, place).not.toMatch(/"(0831|08\/31|08-31|3108|2031-08)\\?"/);
    }
  });
});
