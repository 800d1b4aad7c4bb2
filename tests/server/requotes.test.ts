import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { sentApplicationDate } from '#domain/applicationDate.ts';
import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import type { EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import { announce } from '#server/database/database.ts';
import { addRateVersions } from '#server/rating/addRateVersions.ts';
import { addSamplePolicies } from '#server/sample/addPolicies.ts';
import { onPostgres } from '#tests/support/database.ts';
import { editedOf } from '#tests/support/policies/edited.ts';
import { writeVersion } from '#tests/support/policies/writeVersion.ts';
import { dependentOf, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { sentMedicalAnswers, withHeart } from '#tests/support/questionnaires/medical.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const manager = startedFor(() => signInAs(server.client('b2b'), 'mchen'));
  const edit = async (client: TestClient, policyNumber: string) =>
    editedOf(
      await client.body(loadPolicy, { params: { policyNumber }, headers: { 'associated-policy': 'true' } }),
    );
  const bought = async (...body: Parameters<typeof unpaidBody>) => {
    const { record } = await buy(body[0], paidToAgency(await unpaidBody(...body)));
    return edit(agent, record.policyNumber);
  };
  const ask = (client: TestClient, body: unknown) => client.call(requotePolicy, { body });
  const deltas = async (client: TestClient, body: EditedPolicy) => {
    const { deltaTotal, deltaPaxes } = await client.body(requotePolicy, { body });
    return [deltaTotal, ...deltaPaxes.map(({ deltaAmount }) => deltaAmount)];
  };
  const refusal = async (body: unknown, client: TestClient = agent) => {
    const answer = await ask(client, body);
    if (answer.ok) return null;
    const { code, fields } = answer.problem;
    return [answer.status, code, ...Object.entries(fields ?? {}).flat()];
  };
  const trip = (body: EditedPolicy, changed: Partial<EditedPolicy['tripInformation']>): EditedPolicy => ({
    ...body,
    tripInformation: { ...body.tripInformation, ...changed },
  });
  const first = (body: EditedPolicy, changed: object): EditedPolicy => ({
    ...body,
    paxes: body.paxes.map((pax, at) => (at === 0 ? { ...pax, ...changed } : pax)),
  });

  const older = { dateOfBirth: '1966-05-04', age: 60, questionnaires: [sentMedicalAnswers(withHeart)] };

  it('[EN-023] [EN-027] [EN-028] an edited policy is priced per pax, with both worksheets, under both addresses', async () => {
    const body = await bought(agent, [{}, { ...older, referenceNumber: '2', firstName: 'Paul' }]);
    const longer = trip(body, { endDate: '2026-07-14' });
    const answer = await agent.body(requotePolicy, { body: longer });
    expect(answer).toEqual({
      requoteId: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      expiresAt: '2026-06-15T14:30:00.000Z',
      deltaTotal: 44.62,
      deltaPaxes: [
        expect.objectContaining({
          policyNumber: body.paxes[0]?.policyNumber,
          referenceNumber: '1',
          deltaAmount: 11.09,
          premiumBefore: 44.7,
          premiumAfter: 55.79,
          worksheetBefore: expect.objectContaining({ days: 10, totalCents: 4_470 }),
          worksheetAfter: expect.objectContaining({ days: 14, totalCents: 5_579 }),
        }),
        expect.objectContaining({
          policyNumber: body.paxes[1]?.policyNumber,
          deltaAmount: 33.53,
          premiumAfter: 154.55,
          worksheetAfter: expect.objectContaining({ category: 'B', totalCents: 15_455 }),
        }),
      ],
    });
    const short = await agent.body({ ...requotePolicy, path: '/policy/re-quote' }, { body: longer });
    expect(short.deltaTotal).toBe(44.62);
    expect(await deltas(agent, trip(body, { endDate: '2026-07-05' }))).toEqual([-45.52, -11.31, -34.21]);
  });

  it('[EN-023] the dependents of a family are part of what is priced; a benefit that is added has the rates of the application date', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const body = await bought(agent, [{}], { travellerType: 'FAMILY', dependents });
    const sister = { ...dependentOf({ referenceNumber: '4', firstName: 'Mia' }) };
    expect(await deltas(agent, { ...body, dependents: [...(body.dependents ?? []), sister] })).toEqual([
      0, 0,
    ]);
    const plan = { ...body.paxes[0]?.plan, optionalBenefits: [{ code: 'FLTACC' }] };
    expect(await deltas(agent, first(body, { plan }))).toEqual([16, 16]);
    expect(await refusal({ ...body, dependents: [] })).toEqual([
      400,
      'request.invalid',
      'body.dependents',
      'familyRule',
    ]);
    await writeVersion(server.database.db, body.paxes[0]?.policyNumber ?? '', (state) => ({
      state: {
        ...state,
        dependents: state.dependents.map((one) => ({ ...one, reference_number: `1${one.position}` })),
      },
    }));
    const renumbered = await edit(agent, body.paxes[0]?.policyNumber ?? '');
    const taken = { ...sister, referenceNumber: '3' };
    expect(await refusal({ ...renumbered, dependents: [...(renumbered.dependents ?? []), taken] })).toEqual([
      400,
      'request.invalid',
      'body.dependents.2.referenceNumber',
      'notUnique',
    ]);
    const old = { ...sister, dateOfBirth: '1930-01-01', age: 96 };
    const aged = { ...renumbered, dependents: [...(renumbered.dependents ?? []), old] };
    expect(await refusal(aged)).toEqual([400, 'request.invalid', 'body.dependents.2.age', 'familyMaxAge']);
  });

  it('a changed phone number costs 0.00 on every policy of the sample that is in force', async () => {
    const { db } = server.database;
    await addSamplePolicies(server.database, server.clock);
    const held = await db
      .selectFrom('paxes')
      .select(['policy_number', 'status'])
      .where('position', '=', 0)
      .where('policy_number', 'like', '%-90000%')
      .execute();
    const answers = await Promise.all(
      held.map(async ({ policy_number, status }) => {
        const body = await edit(manager, policy_number);
        const contact = { ...body.paxes[0]?.contact, phone: '5145550199' };
        const changed = first(body, { contact });
        return status === 'ACTIVE' ? (await deltas(manager, changed))[0] : await refusal(changed, manager);
      }),
    );
    expect(answers.filter((answer) => answer === 0)).toHaveLength(8);
    expect(answers.filter((answer) => answer !== 0)).toEqual(
      Array.from({ length: 4 }, () => [409, 'policy.notActive']),
    );
  });

  it('[PM-020 partly] [EN-006 partly] the stored application date holds; another one is set by a holder of POLICY_ADMIN, as the instant that it is sent as', async () => {
    const body = await bought(agent);
    const dated = { ...body, applicationDate: sentApplicationDate('2026-06-12') };
    expect(await refusal(dated)).toEqual([403, 'permission.missing']);
    expect(await deltas(manager, dated)).toEqual([0, 0]);
    await writeVersion(
      server.database.db,
      body.paxes[0]?.policyNumber ?? '',
      ({ policy, paxes, ...rest }) => ({
        state: {
          ...rest,
          policy: { ...policy, application_date: '2026-06-10' },
          paxes: paxes.map((pax) => ({ ...pax, date_of_birth: '1981-06-13', age: 44 })),
        },
      }),
    );
    const earlier = await edit(agent, body.paxes[0]?.policyNumber ?? '');
    expect(await deltas(agent, trip(earlier, { endDate: '2026-07-14' }))).toEqual([11.09, 11.09]);
    const redated = first({ ...earlier, applicationDate: sentApplicationDate('2026-06-13') }, { age: 45 });
    expect(await deltas(manager, redated)).toEqual([14.93, 14.93]);
    expect(await refusal(trip(earlier, { startDate: '2026-06-12' }))).toEqual([
      400,
      'request.invalid',
      'body.tripInformation.startDate',
      'inPast',
    ]);
  });

  it('nothing is written', async () => {
    const { db } = server.database;
    const body = await bought(agent);
    const tables = [
      'policies',
      'paxes',
      'dependents',
      'policy_versions',
      'policy_movements',
      'premium_entries',
    ];
    const others = ['policy_changes', 'refund_orders', 'audit', 'policy_notes'];
    const held = () =>
      Promise.all(
        [...tables, ...others].map(async (name) => {
          const { rows } = await sql<{ said: string }>`
            select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as said
            from ${sql.table(name)} as row`.execute(db);
          return [name, rows[0]?.said];
        }),
      );
    const before = await held();
    expect(await deltas(agent, trip(body, { endDate: '2026-07-14' }))).toEqual([11.09, 11.09]);
    expect(await held()).toEqual(before);
  });

  it('[PM-017 partly] who may not edit policies asks for no price, and nobody for one out of reach, which is written down', async () => {
    const body = await bought(agent);
    const reader = await signInAs(server.client('b2b'), 'arahman');
    expect(await refusal(body, reader)).toEqual([403, 'permission.missing']);
    const elsewhere = await signInAs(server.client('b2b'), 'omartin');
    expect(await refusal(body, elsewhere)).toEqual([404, 'notFound']);
    const own = await bought(agent);
    const foreign = { ...own, paxes: [...own.paxes, ...body.paxes] };
    expect(await refusal(foreign, elsewhere)).toEqual([404, 'notFound']);
    const entries = await server.database.db
      .selectFrom('audit')
      .select(['object_id'])
      .where('action', '=', 'scope.refuse')
      .where('object_id', '=', body.paxes[0]?.policyNumber ?? '')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('[EN-061 partly] what is not of the policy, and what a purchase would not let pass, is refused with a code', async () => {
    const couple = await bought(agent, [{}, { referenceNumber: '2', firstName: 'Paul' }]);
    const [one, two] = couple.paxes as [EditedPolicy['paxes'][number], EditedPolicy['paxes'][number]];
    const other = await bought(agent);
    const fields = async (body: unknown) => (await refusal(body))?.slice(2);
    expect(await fields({ ...couple, paxes: [one] })).toEqual(['body.paxes', 'notAllowed']);
    expect(await fields({ ...couple, paxes: [two, one] })).toContain('body.paxes.0.policyNumber');
    expect(await fields({ ...couple, paxes: [one, { ...two, referenceNumber: '1' }] })).toEqual([
      'body.paxes.1.referenceNumber',
      'notAllowed',
    ]);
    expect(await fields({ ...couple, paxes: [one, other.paxes[0]] })).toContain('body.paxes.1.policyNumber');
    expect(await refusal({ ...other, organizationCode: 'TC' })).toEqual([404, 'notFound']);
    expect((await refusal({ ...other, organizationCode: 'TC' }, manager))?.slice(2)).toEqual([
      'body.organizationCode',
      'notAllowed',
    ]);
    expect(await fields(first(other, { plan: { code: 'SAIH' } }))).toEqual([
      'body.paxes.0.plan.code',
      'notAllowed',
    ]);
    expect(await fields(first(other, { plan: { ...one.plan, premiumTotal: 1 } }))).toEqual([
      'body.paxes.0.plan.premiumTotal',
      'unknown',
    ]);
    expect(await fields(first(other, { firstName: '' }))).toEqual(['body.paxes.0.firstName', 'missing']);
    expect(await fields(first(other, { dateOfBirth: '1980-05-04' }))).toEqual([
      'body.paxes.0.age',
      'notAllowed',
    ]);
  });

  it('[EN-085 partly] [EN-086 partly] [EN-088 partly] a trip cost above 30,000, more than 12 travellers and texts beyond the limits of their fields are refused', async () => {
    const plan = { code: 'SAIH', tripPreference: {}, optionalBenefits: [] };
    const dependents = Array.from({ length: 12 }, (_, at) => dependentOf({ referenceNumber: `${at + 2}` }));
    const sold = { travellerType: 'FAMILY' as const, dependents: dependents.slice(0, 2) };
    const body = await bought(agent, [{ plan }], sold);
    expect(await refusal(first(body, { tripCost: 30_000 }))).toBe(null);
    expect(await refusal(first(body, { tripCost: 30_001 }))).toEqual([
      400,
      'request.invalid',
      'body.paxes.0.tripCost',
      'tripCostTooHigh',
    ]);
    const family = { ...body, dependents };
    expect(await refusal(family)).toEqual([400, 'request.invalid', 'body.dependents', 'tooLong']);
    expect(await refusal({ ...family, dependents: dependents.slice(1) })).toBe(null);
    const contact = { ...body.paxes[0]?.contact, phone: '514' };
    expect(await refusal(first(body, { contact }))).toEqual([
      400,
      'request.invalid',
      'body.paxes.0.contact.phone',
      'wrongFormat',
    ]);
  });

  it('a change that would need other answers about health is refused, one that needs the same ones uses them', async () => {
    const young = await bought(agent);
    const born = (dateOfBirth: string, age: number) => ({ dateOfBirth, age });
    expect(await refusal(first(young, born('1966-05-04', 60)))).toEqual([409, 'policy.healthNeeded']);
    const answered = await bought(agent, [older]);
    expect(await refusal(first(answered, born('1986-05-04', 40)))).toEqual([409, 'policy.healthNeeded']);
    expect(await deltas(agent, first(answered, born('1961-05-04', 65)))).toEqual([27.06, 27.06]);
  });

  it('what was sold by rates that do not give what was paid has no price, but for what costs nothing', async () => {
    const body = await bought(agent);
    const { db } = server.database;
    await writeVersion(db, body.paxes[0]?.policyNumber ?? '', (state) => ({
      state: { ...state, paxes: state.paxes.map((pax) => ({ ...pax, rate_version: '', worksheet: null })) },
    }));
    expect(await refusal(trip(body, { endDate: '2026-07-14' }))).toEqual([409, 'policy.cannotBePriced']);
    expect(await deltas(agent, trip(body, { destinationName: 'Lima' }))).toEqual([0, 0]);
  });

  it('the rates with which plan and benefits were sold hold, though others hold now and the plan is sold no longer', async () => {
    const { db } = server.database;
    const plan = { code: 'SEMH', optionalBenefits: [{ code: 'FLTACC' }] };
    const body = await bought(agent, [{ plan }]);
    const longer = trip(body, { endDate: '2026-07-14' });
    const before = await deltas(agent, longer);
    const versions = await db
      .selectFrom('rate_versions')
      .selectAll()
      .where('code', 'in', ['SEMH', 'FLTACC'])
      .where('channel', '=', 'AGENCY')
      .where('category', '=', 'STANDARD')
      .execute();
    await addRateVersions(
      db,
      versions.map(({ effective_date: effectiveDate, cells, ...version }) => ({
        ...version,
        effectiveDate,
        revision: version.revision + 1,
        cells: cells.map((cents) => cents * 2),
      })),
      'test',
    );
    await db.updateTable('plans').set({ purchasable: false }).where('code', '=', 'SEMH').execute();
    await db.deleteFrom('contract_plans').where('plan_code', '=', 'SEMH').execute();
    await announce(db, 'organizations_changed');
    expect(before).toEqual([11.09, 11.09]);
    await vi.waitFor(async () => {
      const dated = { ...longer, applicationDate: sentApplicationDate('2026-06-16') };
      expect(await deltas(manager, dated)).toEqual([74.88, 74.88]);
    });
    expect(await deltas(agent, longer)).toEqual([11.09, 11.09]);
  });
});
