/** The least that a safe purchase can be: the session read, the intent, the outcome and the activation committed. */
import fastify from 'fastify';
import pg from 'pg';
import { policyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf } from '#domain/money.ts';
import { cookieName, hashOf } from '#server/identity/sessionSecrets.ts';
import type { Standins } from '#tests/support/standins/startStandins.ts';
import { call, charge } from '#tests/standins/support/gateway.ts';

export type BarePurchase = { url: string; close(): Promise<void> };

/** Starts it in this process, on a table of its own beside those of the product. */
export async function startBarePurchase(databaseUrl: string, standins: Standins): Promise<BarePurchase> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await pool.query('create table bare_purchases (id text primary key, session text, body jsonb, state text)');
  const named = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values });
  const reach = (id: string, state: string) =>
    named('reach', 'update bare_purchases set state = $2 where id = $1', [id, state]);

  const server = fastify();
  server.post('/api/policies', async (request, reply) => {
    const [, value = ''] = request.headers.cookie?.split(`${cookieName('b2b')}=`) ?? [];
    const session = hashOf(value.split(';', 1)[0] ?? '');
    const { rows } = await named('session', 'select * from sessions where id_hash = $1', [session]);
    if (rows.length === 0) return reply.code(401).send();
    const body = policyBody.parse(request.body);
    const [pax] = body.paxes;
    const { amount = 0, details } = pax?.payments[0] ?? {};
    const id = String(request.headers['idempotency-key']);
    const kept = JSON.stringify(body);
    await named('intend', "insert into bare_purchases values ($1, $2, $3, 'charging')", [id, session, kept]);
    const charged = await charge(standins, id, details?.dataKey ?? '', { amountCents: centsOf(amount) });
    if (charged.body.status !== 'approved') throw new Error('The charge was not approved');
    await reach(id, 'activating');
    await call(standins, 'POST', '/activation/policies', { policyNumber: `BARE-${id.slice(0, 8)}` });
    await reach(id, 'confirmed');
    return reply.code(201).send(body);
  });
  const origin = await server.listen({ host: 'localhost', port: 0 });
  return {
    url: `${origin}/api/policies`,
    async close() {
      await server.close();
      await pool.end();
    },
  };
}
