import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { findPolicies } from '#server/policies/searchPolicies.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import type { TestEngine } from '#tests/support/engines/engine.ts';
import { copyPlainly, fillPolicies } from './lists/soldPolicies.ts';
import type { Benchmark } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { plainSchema } from './support/plainList.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const plain = 'the same by hand on plain indexes, counted by a window';
const pageRows = 10;

type Condition = RawBuilder<unknown>;
const withPax = (condition: Condition): Condition =>
  sql`policies.id in (select policy_id from ${sql.id(plainSchema, 'paxes')} where ${condition})`;

/** Filters, each with how it is written by hand. */
const filters = [
  [{}, sql`true`],
  [{ lastName: 'Bouchard' }, withPax(sql`lower(last_name) like 'bouchard%'`)],
  [
    { firstName: 'Soph', lastName: 'Lav' },
    withPax(sql`lower(first_name) like 'soph%' and lower(last_name) like 'lav%'`),
  ],
  [{ email: 'p12345@example.com' }, withPax(sql`email = 'p12345@example.com'`)],
  [{ phone: '514 001-2345' }, withPax(sql`phone = '5140012345'`)],
  [{ policyNumber: 'O9-1067500' }, withPax(sql`policy_number = 'O9-1067500'`)],
  [{ planCode: 'SEMH' }, withPax(sql`plan_code = 'SEMH'`)],
  [{ bookingRef: 'REF000012345' }, sql`reference_id = 'REF000012345'`],
  [
    { applicationDateFrom: '2026-10-01', applicationDateTo: '2026-10-31' },
    sql`application_date between '2026-10-01' and '2026-10-31'`,
  ],
] as const;

/** Columns, each with how it is written by hand. */
const sorts = {
  policyNumber: sql`policy_number`,
  travellerName: sql`lower(first_name || ' ' || last_name)`,
  planName: sql`plan_name ->> 'en'`,
  status: sql`status`,
  purchaseDate: sql`purchased_at`,
  startDate: sql`start_date`,
} as const;

const reaches = { everything: 'all', 'their agency': 'own' } as const;

const questions = Object.entries(reaches).flatMap(([reach, homeReach]) =>
  filters.flatMap(([filter, condition]) =>
    Object.entries(sorts).map(([sortField, sort]) => ({
      name: `${reach}, ${Object.keys(filter).join(' and ') || 'no filter'} by ${sortField}`,
      session: agentSession({ homeReach, ownOrganizations: ['O9'] }),
      request: {
        filter,
        page: {
          sortField: sortField as keyof typeof sorts,
          sortOrder: 'desc' as const,
          offset: 0,
          limit: pageRows,
          lang: 'en' as const,
        },
      },
      byHand: sql`
        select policies.*, first.*, count(*) over () as total
        from ${sql.id(plainSchema, 'policies')} as policies
        join ${sql.id(plainSchema, 'paxes')} as first on first.policy_id = policies.id and first.position = 0
        where ${condition} and ${homeReach === 'all' ? sql`true` : sql`organization_code = 'O9'`}
        order by ${sort} desc, policies.id desc limit ${pageRows}`,
    })),
  ),
);

/** Pages of ten records with their exact totals: the time within which 95 of 100 are answered. */
function searching(setting: {
  name: string;
  records: number;
  atMost: number;
  engine: () => Promise<TestEngine>;
}): Benchmark {
  const { name, records, atMost, engine: make } = setting;
  return {
    name,
    async run(rounds) {
      const engine = await make();
      const database = await engine.open('sample');
      await database.unhurried((db) => fillPolicies(db, records));
      await database.unhurried(copyPlainly);
      const waits = { waits: ordinaryWaits, log: { warn: () => undefined } };
      const organizations = await openOrganizations(database, waits);
      const { db } = database;
      const slowest = new Map<string, number>();
      const timed = async (
        ask: (question: (typeof questions)[number]) => Promise<unknown>,
        seen?: typeof slowest,
      ) => {
        const times: number[] = [];
        for (const question of questions) {
          const began = performance.now();
          await ask(question);
          const ms = performance.now() - began;
          times.push(ms);
          seen?.set(question.name, Math.max(ms, seen.get(question.name) ?? 0));
        }
        return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
      };
      const search = () =>
        timed(({ session, request }) => findPolicies({ db, organizations }, session, request), slowest);
      const searchByHand = () =>
        database.unhurried((patient) => timed(({ byHand }) => byHand.execute(patient)));
      try {
        await search();
        slowest.clear();
        const figures = await inRounds(rounds, [
          { name: 'the search', measure: search },
          { name: plain, measure: searchByHand },
        ]);
        const pages = await pagesOf(db, organizations);
        const told = [...slowest].toSorted(([, one], [, other]) => other - one).slice(0, 5);
        return {
          name,
          unit: 'ms, p95',
          figures,
          ratios: [ratioOf(figures, plain, { bound: 'atMost', value: atMost })],
          goal: null,
          notes: [
            `${records.toLocaleString('en-CA')} records, ${questions.length} questions: pages of ten with their exact totals.`,
            `The slowest: ${told.map(([question, ms]) => `${question} ${Math.round(ms)} ms`).join(', ')}.`,
            `Page 1 ${Math.round(pages.first)} ms, page 1,000 ${Math.round(pages.thousandth)} ms.`,
          ],
        };
      } finally {
        await organizations.close();
        await database.close();
        await engine.stop();
      }
    },
  };
}

/** How long a page takes of all policies, the newest first. */
async function pagesOf(db: Database, organizations: Awaited<ReturnType<typeof openOrganizations>>) {
  const pageAt = async (offset: number) => {
    const began = performance.now();
    await findPolicies({ db, organizations }, agentSession({ homeReach: 'all' }), {
      filter: {},
      page: { sortField: undefined, sortOrder: undefined, offset, limit: pageRows, lang: 'en' },
    });
    return performance.now() - began;
  };
  await pageAt(999 * pageRows);
  return { first: await pageAt(0), thousandth: await pageAt(999 * pageRows) };
}

export const policySearch = searching({
  name: 'policySearch',
  records: 1_000_000,
  atMost: 0.7,
  engine: durableEngine,
});

export const policySearchEmbedded = searching({
  name: 'policySearchEmbedded',
  records: 100_000,
  atMost: 1,
  engine: async () => embeddedEngine(),
});
