import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, inTime, newKey, pay, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const declinedCard = '4000000000000002';
const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const draft = { machine: 'quoteFlow', version: 1, snapshot: { trip: 'Oslo' } };

const standins = startedFor(() => startStandins());

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins));

  const db = () => server.database.db;
  const soon = (hold: () => Promise<void>) => vi.waitFor(hold, { timeout: 15_000, interval: 20 });
  const purchase = (id: string) =>
    db()
      .selectFrom('purchases')
      .select(['state', 'body', 'plans', 'context'])
      .where('id', '=', id)
      .executeTakeFirst();
  const agent = () => signInAs(server.client('b2b'), 'omartin');

  it('a day after the last attempt nothing of a declined purchase names anybody, and it can still be paid', async () => {
    const first = await agent();
    const body = await unpaidBody(first);
    const key = await newKey(first);
    const declined = paidByCard(body, await dataKeyOf(standins, declinedCard));
    expect(await pay(first, key, declined)).toMatchObject({ status: 400 });
    server.clock.advance(23 * hour);
    const next = await agent();
    expect(await pay(next, key, paidByCard(body, await dataKeyOf(standins, declinedCard)))).toMatchObject({
      status: 400,
    });
    server.clock.advance(23 * hour);
    await soon(async () => expect(await endedSessions()).toBeGreaterThan(0));
    expect((await purchase(key))?.body?.paxes[0]?.firstName).toBe('Marie');
    server.clock.advance(2 * hour);
    await soon(async () => expect((await purchase(key))?.body).toBeNull());
    const left = await purchase(key);
    expect(left).toMatchObject({
      state: 'declined',
      plans: null,
      context: { attempt: 2, charges: [{ state: 'declined', cardHolderName: '', payer: '1' }] },
    });
    expect(JSON.stringify(left)).not.toMatch(/Marie|Tremblay/);
    const later = await agent();
    expect(await pay(later, key, paidByCard(body, await dataKeyOf(standins)))).toMatchObject({ status: 201 });
  });

  const endedSessions = async () =>
    (await db().selectFrom('sessions').select('id_hash').where('ended_at', 'is not', null).execute()).length;

  it('a day after a purchase that ran past its day nothing of it names anybody, and its key still says so', async () => {
    const buyer = await agent();
    const body = paidByCard(await unpaidBody(buyer), await dataKeyOf(standins));
    const key = await newKey(buyer);
    const held = server.failPoints.holdAt('purchase.recordPolicies.before');
    const paying = pay(buyer, key, body);
    await held.reached;
    server.clock.advance(2 * day);
    held.release();
    const expired = { status: 409, problem: { code: 'purchase.expired' } };
    expect(await inTime(server, paying)).toMatchObject(expired);
    server.clock.advance(25 * hour);
    await soon(async () => expect((await purchase(key))?.body).toBeNull());
    const left = await purchase(key);
    expect(left).toMatchObject({
      state: 'expired',
      plans: null,
      context: { charges: [{ state: 'voided', cardHolderName: '' }] },
    });
    expect(JSON.stringify(left)).not.toMatch(/Marie|Tremblay/);
    expect(await pay(await agent(), key, body)).toMatchObject(expired);
  });

  const ends = Object.values(purchaseMachine.states)
    .filter(({ type }) => type === 'final')
    .map(({ key }) => key);

  it.each(ends)('no purchase that came to its end as %s keeps who would have travelled', async (end) => {
    const buyer = await agent();
    const id = await newKey(buyer);
    const body = JSON.stringify(paidToAgency(await unpaidBody(buyer)));
    const context = JSON.stringify({ charges: [{ cardHolderName: 'Marie Tremblay' }] });
    await db()
      .updateTable('purchases')
      .set({ state: JSON.stringify(end), body, body_hash: 'hash', context })
      .where('id', '=', id)
      .execute();
    server.clock.advance(25 * hour);
    await soon(async () => expect((await purchase(id))?.body).toBeNull());
    expect(await purchase(id)).toMatchObject({ state: end, context: { charges: [{ cardHolderName: '' }] } });
    await db().deleteFrom('purchases').where('id', '=', id).execute();
  });

  it('what is bought stays, without the name on the card; what is under way or in doubt is not touched', async () => {
    const buyer = await agent();
    const body = await unpaidBody(buyer);
    const { purchaseId, record } = await buy(buyer, paidByCard(body, await dataKeyOf(standins)));
    const pending = await Promise.all(
      ['lookingUp', 'voiding', 'needsAttention', 'activationFailed'].map(async (state) => {
        const id = await newKey(buyer);
        const bought = await purchase(purchaseId);
        await db()
          .updateTable('purchases')
          .set({
            state: JSON.stringify(state),
            body: JSON.stringify(paidToAgency(body)),
            body_hash: 'hash',
            context: JSON.stringify(bought?.context),
          })
          .where('id', '=', id)
          .execute();
        return id;
      }),
    );
    server.clock.advance(400 * day);
    await soon(async () =>
      expect((await purchase(purchaseId))?.context.charges).toMatchObject([
        { state: 'approved', cardHolderName: '' },
      ]),
    );
    for (const id of pending)
      expect(await purchase(id)).toMatchObject({
        body: { paxes: [{ firstName: 'Marie' }] },
        context: { charges: [{ cardHolderName: 'Marie Tremblay' }] },
      });
    const kept = await db()
      .selectFrom('paxes')
      .innerJoin('policy_movements', 'policy_movements.policy_number', 'paxes.policy_number')
      .select(['first_name', 'method'])
      .where('paxes.policy_number', '=', record.policyNumber)
      .execute();
    expect(kept).toEqual([{ first_name: 'Marie', method: 'CREDIT_CARD' }]);
    await db().deleteFrom('purchases').where('id', 'in', pending).execute();
  });

  it('a key that nobody paid with is removed a week after its life, whatever was bought stays', async () => {
    const buyer = await agent();
    const unused = await newKey(buyer);
    const bought = await confirmed();
    server.clock.advance(8 * day);
    const younger = await newKey(await agent());
    server.clock.advance(30 * day);
    await soon(async () => expect(await purchase(unused)).toBeUndefined());
    expect(await purchase(younger)).toMatchObject({ state: 'prepared' });
    expect([bought, await confirmed()]).toEqual([2, 2]);
  });

  const confirmed = async () =>
    (await db().selectFrom('purchases').select('id').where(sql`state #>> '{}'`, '=', 'confirmed').execute())
      .length;

  it('the drafts of a visitor go with the session, those of a person stay for ninety days', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const mine = await (await agent()).body(createDraft, { body: draft });
    const theirs = await visitor.body(createDraft, { body: draft });
    const drafts = async () =>
      (
        await db()
          .selectFrom('drafts')
          .select('id')
          .where('id', 'in', [mine.draftId, theirs.draftId])
          .execute()
      ).map(({ id }) => id);
    server.clock.advance(61 * minute);
    await soon(async () => expect(await drafts()).toEqual([mine.draftId]));
    server.clock.advance(89 * day);
    await soon(async () => expect(await running()).toBe(0));
    expect(await drafts()).toEqual([mine.draftId]);
    server.clock.advance(2 * day);
    await soon(async () => expect(await drafts()).toEqual([]));
  });

  const running = async () =>
    (await db().selectFrom('sessions').select('id_hash').where('ended_at', 'is', null).execute()).length;

  it('a session that ran out ends when it did, is not changed with its person any more, and goes after thirty days', async () => {
    const person = await agent();
    const profileRef = person.current?.user?.profileRef ?? '';
    const begun = new Date(server.clock.now());
    const row = async () =>
      (
        await db()
          .selectFrom('sessions')
          .select(['role', 'expires_at', 'ended_at'])
          .where('profile_ref', '=', profileRef)
          .where('created_at', '=', begun)
          .execute()
      )[0];
    server.clock.advance(2 * hour);
    await soon(async () => expect((await row())?.ended_at).not.toBeNull());
    expect((await row())?.ended_at).toEqual((await row())?.expires_at);
    const role = (await row())?.role;
    await db()
      .updateTable('profiles')
      .set({ role: 'View_Only' })
      .where('profile_ref', '=', profileRef)
      .execute();
    expect((await row())?.role).toBe(role);
    await db()
      .updateTable('profiles')
      .set({ role: role ?? 'View_Only' })
      .where('profile_ref', '=', profileRef)
      .execute();
    server.clock.advance(29 * day);
    await agent();
    expect(await row()).toBeDefined();
    server.clock.advance(2 * day);
    await soon(async () => expect(await row()).toBeUndefined());
  });

  it('quotes, used tokens, counts and attempts go after their periods', async () => {
    const person = await agent();
    const session = await db()
      .selectFrom('sessions')
      .select(['id_hash', 'application'])
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const now = new Date(server.clock.now());
    await db()
      .insertInto('synced_quotes')
      .values({
        session_hash: session.id_hash,
        application: session.application,
        organization_code: person.current?.organization?.code ?? '',
        profile_ref: null,
        lang: 'en',
        payload: '{}',
        form: '{}',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db().insertInto('used_id_tokens').values({ token_hash: 'one', expires_at: now }).execute();
    await db().insertInto('rate_limits').values({ bucket: 'one', window_start: now, hits: 1 }).execute();
    const counted = { session_hash: 'one', call: 'getUser', action: 'scope.refuse', hits: 3 };
    await db()
      .insertInto('refusals')
      .values({ ...counted, hour: now })
      .execute();
    const attempt = { purchase_id: crypto.randomUUID(), payer: 'one', signed_in: true, address: '::1' };
    await db()
      .insertInto('payment_attempts')
      .values({ ...attempt, at: now })
      .execute();
    const left = async () => {
      const { rows } = await sql<Record<string, boolean>>`
        select exists (select from synced_quotes where updated_at = ${now}) as quote,
          exists (select from used_id_tokens where token_hash = 'one') as token,
          exists (select from rate_limits where bucket = 'one') as count,
          exists (select from refusals where session_hash = 'one') as refusal,
          exists (select from payment_attempts where payer = 'one') as attempt`.execute(db());
      return Object.entries(rows[0] ?? {})
        .filter(([, stands]) => stands)
        .map(([name]) => name);
    };
    expect(await left()).toEqual(['quote', 'token', 'count', 'refusal', 'attempt']);
    server.clock.advance(2 * hour);
    await soon(async () => expect(await left()).toEqual(['quote', 'refusal', 'attempt']));
    server.clock.advance(23 * hour);
    await soon(async () => expect(await left()).toEqual(['quote', 'refusal']));
    server.clock.advance(30 * day);
    await soon(async () => expect(await left()).toEqual([]));
  });

  it('nothing is removed more than 500 at a time', async () => {
    await sql`create table removed (rows bigint not null)`.execute(db());
    await sql`
      create function note_removed() returns trigger language plpgsql as $$
        begin insert into removed select count(*) from gone; return null; end $$`.execute(db());
    await sql`
      create trigger note_removed after delete on rate_limits referencing old table as gone
        for each statement execute function note_removed()`.execute(db());
    await sql`
      insert into rate_limits select 'bucket ' || number, ${new Date(server.clock.now())}::timestamptz, 1
        from generate_series(1, 2600) as number`.execute(db());
    server.clock.advance(3 * hour);
    const left = async () =>
      (await sql<{ left: number }>`select count(*)::int as left from rate_limits`.execute(db())).rows[0]
        ?.left;
    await soon(async () => expect(await left()).toBe(0));
    const { rows } = await sql<{ rows: number }>`select rows::int as rows from removed`.execute(db());
    const batches = rows.map(({ rows: count }) => count);
    expect(Math.max(...batches)).toBeLessThanOrEqual(500);
    expect(batches.filter((count) => count > 0).length).toBeGreaterThan(5);
    await sql`drop trigger note_removed on rate_limits`.execute(db());
  });

  if (engine.name === 'server')
    it('while another process removes, this one passes', async () => {
      await db()
        .insertInto('used_id_tokens')
        .values({ token_hash: 'two', expires_at: new Date(0) })
        .execute();
      const here = async () =>
        (
          await db()
            .selectFrom('used_id_tokens')
            .select('token_hash')
            .where('token_hash', '=', 'two')
            .execute()
        ).length;
      await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtext('retention'))`.execute(trx);
          server.clock.advance(2 * hour);
          await agent();
          expect(await here()).toBe(1);
        });
      server.clock.advance(2 * hour);
      await soon(async () => expect(await here()).toBe(0));
    });
});
