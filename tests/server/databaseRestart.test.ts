import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { setFault } from '#tests/standins/support/gateway.ts';
import { ownServerEngine } from '#tests/support/engines/ownServer.ts';
import { paidByCard, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { capturedCents, chargesOf, isInForce, premiumCents } from '#tests/support/purchases/books.ts';
import { inTime, newKey, outcomeOf, pay, startShop, whateverItsMail } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** The embedded database lives and dies with the process; these are faults of a PostgreSQL server. */
vi.setConfig({ testTimeout: 60_000 });

const standins = startedFor(() => startStandins());
const engine = startedFor(() => ownServerEngine());
const server = startedFor(() => startShop(engine, standins));
const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

/** Brings a payment, which the function sends, to a place, and lets it go on once the database is there again. */
type Place = (key: string, send: () => void, restart: () => Promise<void>) => Promise<void>;

const underWayAtTheGateway: Place = async (key, send, restart) => {
  await setFault(standins, { place: 'gateway.charge', kind: 'late', match: key, seconds: 2 });
  send();
  await expect.poll(() => chargesOf(standins, key)).toHaveLength(1);
  await restart();
};
const heldAt =
  (point: string): Place =>
  async (_key, send, restart) => {
    const held = server.failPoints.holdAt(point);
    send();
    await held.reached;
    await restart();
    held.release();
  };
const whileItIsRecorded: Place = async (_key, send, restart) => {
  const other = new pg.Client({ connectionString: server.database.settings.databaseUrl ?? '' });
  other.on('error', () => undefined);
  await other.connect();
  await other.query('begin; lock table policies in exclusive mode');
  send();
  const waiting = `select 1 from pg_locks where not granted and relation = 'policies'::regclass`;
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  await restart();
};

const places: [string, Place][] = [
  ['while its charge is under way at the gateway', underWayAtTheGateway],
  ['before the answer of the gateway is written down', heldAt('purchase.chargeCard.after')],
  ['between the charge and the record of the policies', heldAt('purchase.recordPolicies.before')],
  ['in the middle of the transaction that records the policies', whileItIsRecorded],
];

it.each(places)(
  '[CP-039] a purchase is paid once and issued once when the database restarts %s',
  async (_when, place) => {
    const key = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent), await dataKeyOf(standins));
    const paying = Promise.withResolvers<Awaited<ReturnType<typeof pay>>>();
    const send = () => void pay(agent, key, body).then(paying.resolve, paying.reject);
    await place(key, send, engine.restart);
    const first = await inTime(server, paying.promise);
    expect([201, 202, 503]).toContain(first.status);

    const { status, record } = await outcomeOf(server, agent, key);
    expect(status).toBe('confirmed');
    expect(record?.paxes.map(({ policyStatus }) => policyStatus)).toEqual(['ACTIVE']);
    expect(await isInForce(standins, record?.policyNumber ?? '')).toBe(true);
    expect(await pay(agent, key, body)).toMatchObject({ status: 201, body: whateverItsMail(record!) });
    expect(await chargesOf(standins, key)).toMatchObject([{ status: 'approved', refundedCents: 0 }]);
    expect(await capturedCents(standins, key)).toBe(await premiumCents(server.database, key));
    const policies = server.database.db.selectFrom('policies').select('id').where('purchase_id', '=', key);
    expect(await policies.execute()).toHaveLength(1);
  },
);
