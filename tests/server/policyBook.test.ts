import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { writeTogether } from '#server/database/writeTogether.ts';
import { activePax } from '#server/policies/paxStatus.ts';
import { type NextVersion, versionWrites } from '#server/policies/policyBook.ts';
import type { PolicyState } from '#server/policies/policyBook.tables.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { soldState } from '#tests/support/policies/soldState.ts';
import { moved, withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { addOrganization } from '#tests/support/server/people.ts';

const at = new Date('2026-03-02T12:00:00Z');
const organizationCode = 'BOOKS';

const money = (policyNumber: string, cents: number) => moved(policyNumber, cents, 'order.1');

/** The rows of the tables that show the last version, as they are written. */
async function shown(db: Database, { policy, paxes, dependents }: PolicyState) {
  const rows = async (table: 'policies' | 'paxes' | 'dependents', key: string, like: object | undefined) => {
    const columns = sql.join(Object.keys(like ?? { policy_id: '' }).map((name) => sql.ref(name)));
    const read = sql<{
      row: object;
    }>`select to_jsonb(row) as row from (select ${columns} from ${sql.table(table)}
      where ${sql.ref(key)} = ${policy.id} order by ${sql.ref(key === 'id' ? 'id' : 'position')}) as row`;
    return (await read.execute(db)).rows.map(({ row }) => row);
  };
  return {
    policy: (await rows('policies', 'id', policy))[0],
    paxes: await rows('paxes', 'policy_id', paxes[0]),
    dependents: await rows('dependents', 'policy_id', dependents[0]),
  };
}

forEachEngine((engine) => {
  let database: TestDatabase;
  let drawn = 0;
  beforeAll(async () => {
    database = await engine.open();
    await addOrganization(database.db, { code: organizationCode, category: 'AGENCY' });
  });
  afterAll(() => database.close());

  const sell = async (paxes: number, dependents: number) => {
    const policyNumbers = Array.from({ length: paxes }, () => `BK-${(drawn += 1)}`);
    const state = soldState({ id: crypto.randomUUID(), organizationCode, policyNumbers, dependents });
    const paid = policyNumbers.map((number) => money(number, 6120));
    await database.db.transaction().execute((trx) =>
      writeTogether(
        trx,
        versionWrites(trx, null, {
          state,
          act: { reason: 'PURCHASE', at, organizationCode },
          movements: paid.flatMap(({ movements }) => movements),
          premiums: paid.flatMap(({ premiums }) => premiums),
        }),
      ),
    );
    return state;
  };
  const write = (policyNumber: string, next: (state: PolicyState) => Omit<NextVersion, 'act'>) =>
    writeVersion(database.db, policyNumber, next);
  const stackOf = (id: string) =>
    database.db
      .selectFrom('policy_versions')
      .innerJoin('policies', 'policies.id', 'policy_id')
      .select(['version', 'reason', 'state', 'revision'])
      .where('policy_id', '=', id)
      .orderBy('version')
      .execute();

  const change = fc.record({
    kind: fc.constantFrom('activate', 'trip', 'name', 'premium', 'child'),
    at: fc.nat(),
    text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
    cents: fc.integer({ min: -6120, max: 100_000 }),
  });
  type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
  const made = ({ paxes, policy }: PolicyState, { kind, at: place, text, cents }: Change) => {
    const policyNumber = paxes[place % paxes.length]?.policy_number ?? '';
    if (kind === 'activate')
      return database.db.transaction().execute(async (trx) => {
        const [first, ...others] = await activePax(trx, policyNumber, at);
        if (first) await writeTogether(trx, [first, ...others]);
      });
    return write(policyNumber, (state) => {
      if (kind === 'name')
        return { state: withPax(state, policyNumber, { first_name: text, contact: { note: text } }) };
      if (kind === 'premium')
        return {
          state: withPax(state, policyNumber, { premium_total_cents: cents }),
          ...money(policyNumber, cents),
        };
      if (kind === 'trip') return { state: { ...state, policy: { ...policy, trip_information: { text } } } };
      return {
        state: { ...state, dependents: state.dependents.map((one) => ({ ...one, first_name: text })) },
      };
    });
  };

  it('the tables show the last version of every policy, however many were written and at once', async () => {
    const many = fc.array(fc.tuple(change, change), { maxLength: 4 });
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(2),
      many,
      async (paxes, dependents, changes) => {
        const sold = await sell(paxes, dependents);
        for (const [one, other] of changes) await Promise.all([made(sold, one), made(sold, other)]);
        const stack = await stackOf(sold.policy.id);
        expect(stack.map(({ version }) => version)).toEqual(stack.map((_, place) => place + 1));
        expect(stack[0]?.state).toEqual(sold);
        const last = stack.at(-1);
        expect(last?.revision).toBe(stack.length);
        expect(await shown(database.db, sold)).toEqual({
          ...last?.state,
          policy: { ...last?.state.policy, purchased_at: expect.any(String) },
        });
        const { rows } = await sql`
        select version, policy_number from (
          select version, policy_number, amount_cents from premium_entries where policy_id = ${sold.policy.id}
          union all
          select version, policy_number, case type when 'CHARGE' then -amount_cents else amount_cents end
            from policy_movements where policy_id = ${sold.policy.id}) as entries
        group by version, policy_number having sum(amount_cents) <> 0`.execute(database.db);
        expect(rows).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });

  it('a version whose premium is not what moved is refused, and nothing of it is written', async () => {
    const { policy, paxes } = await sell(2, 0);
    const [first = '', second = ''] = paxes.map(({ policy_number }) => policy_number);
    const charged = money(first, 100);
    for (const wrong of [
      { movements: charged.movements },
      { movements: charged.movements, premiums: money(second, 100).premiums },
    ])
      await expect(write(first, (state) => ({ state, ...wrong }))).rejects.toThrow(
        'premium and movements of version 2',
      );
    expect(await stackOf(policy.id)).toHaveLength(1);
  });

  it.each(['policy_versions', 'policy_movements', 'premium_entries'])(
    'the rows of %s are neither changed nor removed',
    async (table) => {
      await sell(1, 0);
      for (const statement of [
        `update ${table} set version = 9`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
    },
  );

  it('a policy that is in force already is not activated again', async () => {
    const { policy, paxes } = await sell(1, 0);
    const number = paxes[0]?.policy_number ?? '';
    const activate = () =>
      database.db.transaction().execute(async (trx) => {
        const writes = await activePax(trx, number, at);
        for (const one of writes) await writeTogether(trx, [one]);
        return writes.length;
      });
    expect([(await activate()) > 0, await activate()]).toEqual([true, 0]);
    expect((await stackOf(policy.id)).map(({ reason }) => reason)).toEqual(['PURCHASE', 'ACTIVATION']);
  });
});
