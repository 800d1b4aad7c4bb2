import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addRecords, searchedAgencies } from '#tests/support/policies/records.ts';
import { askEveryTable } from '#tests/support/server/everyTable.ts';
import { startOffice } from '#tests/support/server/office.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const firstNames = ['Marie-Ève', 'Luc', 'Zoé'];
const lastNames = ['D’Amour', 'Roy', 'Côté'];
const organizations = ['BOREAL', 'BOREAL-MTL', 'TC'] as const;
const sellers = [undefined, 'profile-otto', 'profile-paul'] as const;

/** Records of all combinations of an organization, a seller and a first name, some of them with a second pax and a child. */
const records = organizations.flatMap((organizationCode, place) =>
  sellers.flatMap((soldBy, seller) =>
    firstNames.map((firstName, at) => {
      const number = 1000 + place * 100 + seller * 10 + at;
      const lastName = lastNames[(place + at) % 3]!;
      const other = {
        policyNumber: `P-${number}-2`,
        firstName: 'Ana',
        lastName: lastNames[at]!,
        planCode: 'SAIH',
      };
      return {
        paxes: [
          {
            policyNumber: `P-${number}-1`,
            firstName,
            lastName,
            email: `p${at}@example.ca`,
            phone: `514555010${seller}`,
          },
          ...(at === seller ? [other] : []),
        ],
        dependents: at === place ? [{ firstName: 'Léo', lastName }] : [],
        organizationCode,
        ...(soldBy !== undefined && { soldBy }),
        referenceId: `REF${number}`,
        applicationDate: `2026-11-${String(10 + place).padStart(2, '0')}`,
        startDate: `2026-12-${String(10 + seller).padStart(2, '0')}`,
        purchasedAt: new Date(Date.UTC(2026, 10, 10, 15, number - 1000)).toISOString(),
      };
    }),
  ),
);
type Sold = (typeof records)[number];

const people = {
  mia: { role: 'LIA manager', organizationCode: 'BOREAL' },
  adam: { role: 'Administrator_Full', organizationCode: 'BOREAL' },
  vera: { role: 'View_Only', organizationCode: 'BOREAL-MTL' },
  otto: { role: 'Consultant_Own', organizationCode: 'BOREAL' },
  paul: { role: 'Consultant_Own', organizationCode: 'TC' },
  ulla: { role: 'Administrator_User', organizationCode: 'BOREAL' },
} as const;
type Name = keyof typeof people;

const sees: Readonly<Record<Exclude<Name, 'ulla'>, (sold: Sold) => boolean>> = {
  mia: () => true,
  adam: ({ organizationCode }) => organizationCode !== 'TC',
  vera: ({ organizationCode }) => organizationCode === 'BOREAL-MTL',
  otto: ({ soldBy }) => soldBy === 'profile-otto',
  paul: ({ soldBy }) => soldBy === 'profile-paul',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const begins = (name: string, typed = '') =>
  [plain(name).replaceAll(/[’'-]/g, ''), ...plain(name).split(/[’'-]/)].some((word) =>
    word.startsWith(plain(typed).replaceAll(/[’'-]/g, '')),
  );

type Query = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'phone' | 'policyNumber' | 'planCode', string>
> &
  Partial<
    Record<'organizationCode' | 'bookingRef' | 'groupNumber' | 'applicationDateTo' | 'startDateFrom', string>
  >;
const same = (value: string, typed: string) =>
  value.toUpperCase() === typed.replaceAll(' ', '').toUpperCase();

/** Whether a record is found, said without a database. */
function isFound(sold: Sold, query: Query): boolean {
  const { paxes, dependents } = sold;
  const tests: (boolean | undefined)[] = [
    [...paxes, ...dependents].some(
      (one) => begins(one.firstName, query.firstName) && begins(one.lastName, query.lastName),
    ),
    query.email === undefined || paxes.some((pax) => 'email' in pax && same(pax.email, query.email!)),
    query.phone === undefined ||
      paxes.some((pax) => 'phone' in pax && query.phone!.replaceAll(/\D/g, '') === pax.phone),
    query.policyNumber === undefined || paxes.some((pax) => same(pax.policyNumber, query.policyNumber!)),
    query.planCode === undefined ||
      paxes.some((pax) => same('planCode' in pax ? pax.planCode : 'SEMH', query.planCode!)),
    query.organizationCode === undefined || same(sold.organizationCode, query.organizationCode),
    query.bookingRef === undefined || same(sold.referenceId, query.bookingRef),
    query.groupNumber === undefined || same(paxes[0]!.policyNumber, query.groupNumber),
    query.applicationDateTo === undefined || sold.applicationDate <= query.applicationDateTo,
    query.startDateFrom === undefined || sold.startDate >= query.startDateFrom,
  ];
  return tests.every(Boolean);
}

const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const queries: fc.Arbitrary<Query> = fc
  .record({
    firstName: maybe('marie', 'EVE', 'marieeve', 'l', 'ana', 'Léo'),
    lastName: maybe('damour', 'd’amour', 'AMOUR', 'cot', 'roy'),
    email: maybe('P1@EXAMPLE.CA', 'p1@example'),
    phone: maybe('(514) 555-0101', '5145550102', '0101'),
    policyNumber: maybe('p-1111-2', 'P - 1000 - 1', 'P-1'),
    planCode: maybe('saih', 'SEMH'),
    organizationCode: maybe('boreal', 'TC'),
    bookingRef: maybe('ref 1021'),
    groupNumber: maybe('p-1122-1', 'p-1111-2'),
    applicationDateTo: maybe('2026-11-10', '2026-11-11'),
    startDateFrom: maybe('2026-12-11'),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));

onPostgres((engine) => {
  const office = startedFor(() =>
    startOffice(engine, {
      agencies: searchedAgencies,
      people,
      fill: (db) => addRecords(db, records),
    }),
  );
  const search = (name: Name, query: Record<string, string>) => {
    office.server.clock.advance(250);
    return office.clients[name].body(searchPolicies, { query });
  };

  it('[PO-027 partly] [PO-028 partly] [PO-005 partly] [PO-006 partly] whoever asks finds what a plain filter finds of all policies, the pages together as many as the total', async () => {
    const names = fc.constantFrom(...(Object.keys(sees) as (keyof typeof sees)[]));
    await fc.assert(
      fc.asyncProperty(names, queries, fc.integer({ min: 3, max: 20 }), async (name, query, size) => {
        const expected = records.filter((sold) => sees[name](sold) && isFound(sold, query));
        const numbers: string[] = [];
        let total = 0;
        do {
          const page = { offset: String(numbers.length), limit: String(size) };
          const answer = await search(name, { ...query, ...page });
          total = answer.total;
          numbers.push(...answer.records.map(({ policyNumber }) => policyNumber));
        } while (numbers.length < total);
        expect(total).toBe(expected.length);
        expect(numbers).toEqual(expected.map(({ paxes }) => paxes[0]!.policyNumber).toReversed());
      }),
      { numRuns: 120 },
    );
  });

  it('[PO-002] needs POLICY_READ', async () => {
    expect(await office.clients.ulla.call(searchPolicies)).toMatchObject({
      status: 403,
      problem: { code: 'permission.missing' },
    });
  });

  it('[PO-020 partly] gives ten at a time', async () => {
    const { total, limit, records: first } = await search('mia', {});
    expect([total, limit, first.length]).toEqual([27, 10, 10]);
  });

  describe('refuses with a code each', () => {
    const refusal = async (query: Record<string, string>) => {
      office.server.clock.advance(250);
      const answer = await office.clients.mia.call(searchPolicies, { query });
      return answer.ok ? null : [answer.status, answer.problem.fields];
    };

    it.each([
      [{ startDateFrom: '2026-12-02', startDateTo: '2026-12-01' }, { 'query.startDateTo': 'endBeforeStart' }],
      [{ applicationDateFrom: '2026-02-30' }, { 'query.applicationDateFrom': 'notAllowed' }],
      [{ lastName: 'x'.repeat(10_000) }, { 'query.lastName': 'tooLong' }],
      [
        { colour: 'red', sortField: 'email' },
        { 'query.colour': 'unknown', 'query.sortField': 'notAllowed' },
      ],
      [{ offset: '5000' }, { 'query.offset': 'tooLarge' }],
      [{ status: 'ACTIVE' }, { 'query.status': 'notAllowed' }],
      [{ status: 'QUOTE', bookingRef: 'REF1' }, { 'query.bookingRef': 'unknown' }],
    ])('[PO-026 partly] %o', async (query, fields) => {
      expect(await refusal(query)).toEqual([400, fields]);
    });

    it('whatever is typed, it is an answer or a refusal', async () => {
      const keys = [
        'firstName',
        'lastName',
        'email',
        'phone',
        'policyNumber',
        'bookingRef',
        'startDateFrom',
        'offset',
      ];
      const typed = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.constantFrom('%', '_', "'", "';--", '\\', '"', ':*', '&|!', '‮עברית', '()', '1e9'),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...keys), typed, fc.boolean(), async (key, value, ofQuotes) => {
          const answer = await refusal({ [key]: value, ...(ofQuotes && { status: 'QUOTE' }) });
          expect(answer?.[0] ?? 200).toSatisfy((status) => status === 200 || status === 400);
        }),
        { numRuns: 150 },
      );
    });
  });

  it('a search leaves no trace of whom it was for, neither in the log nor in the database', async () => {
    const secret = { lastName: 'Xylophonis', email: 'xylophonis@example.ca', phone: '9025557788' };
    await search('mia', secret);
    const traces = await askEveryTable(
      office.server.database.db,
      [],
      sql<number>`count(*) filter (where held::text ~* 'xylophonis|9025557788')`,
    );
    expect(Object.values(traces).every((count) => Number(count) === 0)).toBe(true);
    expect(office.server.log.join('')).not.toMatch(/xylophonis|9025557788/i);
  });
});
