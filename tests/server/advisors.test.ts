import { describe, expect, it, vi } from 'vitest';
import { createAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import { findAdvisorByCounselorId, findAdvisorByPartyId } from '#domain/calls/advisors/findAdvisor.ts';
import { listSponsors } from '#domain/calls/advisors/listSponsors.ts';
import { announce } from '#server/database/database.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { setFault } from '../standins/support/gateway.ts';

const standins = startedFor(() => startStandins());
const lakes = (counselorId: string, isDefault = true) => ({
  sponsorCode: 'LAKES',
  counselorId,
  partyId: null,
  isDefault,
});
const mliadv = (partyId: string, isDefault = true) => ({
  sponsorCode: 'MLIADV',
  counselorId: null,
  partyId,
  isDefault,
});

onPostgres((engine) => {
  const server = startedFor(() =>
    startShop(engine, standins, { settings: { PORTAGE_LIMIT_FACTOR: '1000' }, waits: { serviceMs: 1_500 } }),
  );
  const employee = () => signInAs(server.client('admin'), 'mchen');
  const owner = () => signInAs(server.client('admin'), 'gbouchard');
  const byPartyId = (client: TestClient, partyId: string, orgCode = 'MLIADV') =>
    client.call(findAdvisorByPartyId, { query: { partyId, orgCode } });
  const byCounselorId = (client: TestClient, counselorId: string, orgCode = 'LAKES') =>
    client.call(findAdvisorByCounselorId, { query: { counselorId, orgCode } });

  let made = 0;
  /** A new advisor with an email and a reference number of their own. */
  const body = (more: object = {}) => {
    made += 1;
    return {
      ...(createAdvisor.example.body as object),
      emailAddress: `advisor${made}@advisors.example`,
      referenceNumber: `ADV${String(made).padStart(7, '0')}`,
      ...more,
    };
  };
  const create = (client: TestClient, sent: object) => client.call(createAdvisor, { body: sent });
  const outcome = (answer: Awaited<ReturnType<typeof create>>) =>
    answer.ok ? answer.status : [answer.status, answer.problem.code, answer.problem.fields ?? {}];
  const profiles = async () =>
    (await server.database.db.selectFrom('profiles').select('profile_ref').execute()).length;

  it('[AD-025] [AD-027] [AD-080] sponsors are the brokerages, as name - code, also beyond the reach', async () => {
    const list = (lang: string) => async (client: TestClient) =>
      (await client.body(listSponsors, { headers: { lang } })).sponsors;
    expect(await list('EN')(await owner())).toEqual([
      'Great Lakes Insurance Brokers - LAKES',
      'Meridian Life - Advisor Network - MLIADV',
    ]);
    expect(await list('FR')(await employee())).toEqual([
      'Courtiers d’assurance Grands Lacs - LAKES',
      'Vie Méridien - Réseau de conseil - MLIADV',
    ]);
  });

  it('[AD-028] the start data has the two sponsors of the list', async () => {
    const { sponsors } = await (await employee()).body(listSponsors, { headers: { lang: 'EN' } });
    expect(sponsors).toHaveLength(2);
  });

  describe('looking an id up', () => {
    it('[AD-081] [AD-053] [AD-083 partly] a party id of DSS gives the advisor that is stored there', async () => {
      expect(findAdvisorByPartyId.path).toBe('/api/advisor/dss/find');
      expect(await byPartyId(await employee(), '70010001')).toMatchObject({
        status: 200,
        body: {
          message: 'FOUND_IN_DSS',
          advisor: {
            firstName: 'Claire',
            lastName: 'Beaulieu',
            email: 'claire.beaulieu@advisors.example',
            phone: '4185550142',
            addressLine1: '125 rue Saint-Jean',
            addressLine2: 'Bureau 300',
            city: 'Québec',
            province: 'QC',
            postalCode: 'G1R1S4',
            language: 'FR',
          },
        },
      });
    });

    it('[AD-082] [AD-083 partly] a counsellor id of LH gives the advisor that is stored there', async () => {
      const aliased = await (await employee()).fetch('/advisor/lh/find?counselorId=44010001&orgCode=LAKES');
      expect(await aliased.json()).toMatchObject({
        message: 'FOUND_IN_LH',
        advisor: { firstName: 'Grace', lastName: 'MacLeod' },
      });
    });

    it('[AD-083 partly] an id that the register does not know, or knows for another sponsor, is NOT_FOUND', async () => {
      const client = await employee();
      for (const asked of [
        byPartyId(client, '70019999'),
        byPartyId(client, '70010001', 'LAKES'),
        byCounselorId(client, '44019999'),
      ])
        expect(await asked).toMatchObject({ status: 200, body: { message: 'NOT_FOUND', advisor: null } });
    });

    it('[AD-083 partly] an id of a profile of ours is FOUND_IN_TRIPX, which no register is asked for', async () => {
      const client = await employee();
      await setFault(standins, { place: 'advisors.dss', kind: 'unavailable', match: '70010009' });
      for (const asked of [byPartyId(client, '70010009'), byCounselorId(client, '44010009')])
        expect(await asked).toMatchObject({ body: { message: 'FOUND_IN_TRIPX', advisor: null } });
    });

    it('[AD-083] the message of each answer is one of four outcomes', async () => {
      const client = await employee();
      const messages = [
        byPartyId(client, '70010009'),
        byPartyId(client, '70019999'),
        byCounselorId(client, '44010001'),
        byPartyId(client, '70010001'),
      ].map(async (answer) => ((await answer) as unknown as { body: { message: string } }).body.message);
      expect(await Promise.all(messages)).toEqual([
        'FOUND_IN_TRIPX',
        'NOT_FOUND',
        'FOUND_IN_LH',
        'FOUND_IN_DSS',
      ]);
      const read = (message: string) =>
        findAdvisorByPartyId.answers[200].safeParse({ message, advisor: null }).success;
      expect(['NOT_FOUND', 'FOUND_IN_TRIPX', 'FOUND', ''].map(read)).toEqual([true, true, false, false]);
    });

    it.each(['unavailable', 'otherRegister', 'late'])(
      'a register that is %s is a failed look-up, and the next one is answered',
      async (kind) => {
        const client = await employee();
        await setFault(standins, { place: 'advisors.lh', kind, match: '44010002', seconds: 2 });
        expect(await byCounselorId(client, '44010002')).toMatchObject({
          status: 502,
          problem: { code: 'advisor.lookupFailed' },
        });
        expect(await byCounselorId(client, '44010002')).toMatchObject({ body: { message: 'FOUND_IN_LH' } });
      },
    );

    it('who looks an id up is written down', async () => {
      await byCounselorId(await employee(), '44018888');
      const entry = await server.database.db
        .selectFrom('audit')
        .select(['user_ref', 'after'])
        .where('action', '=', 'advisor.find')
        .where('object_id', '=', 'LAKES 44018888')
        .executeTakeFirst();
      expect(entry).toEqual({ user_ref: 'd-1001', after: { outcome: 'NOT_FOUND' } });
    });
  });

  describe('creating an advisor', () => {
    it('[AD-084 partly] stores the profile with its sponsors, the first as default, and status NEW', async () => {
      const client = await employee();
      const sent = body({ sponsors: [mliadv('70010002'), lakes('44010002', false)] });
      const { profileRef } = await client.body(createAdvisor, { body: sent });
      const { db } = server.database;
      const profile = db.selectFrom('profiles').selectAll().where('profile_ref', '=', profileRef);
      expect(await profile.executeTakeFirst()).toMatchObject({
        status: 'NEW',
        user_type: 'lanid',
        role: 'LIA agent',
        title: 'Service à la clientèle',
        lang: 'fr',
        email: (sent as unknown as { emailAddress: string }).emailAddress,
        created_by: 'd-1001',
      });
      const sponsors = db.selectFrom('advisor_sponsors').selectAll().orderBy('is_default', 'desc');
      expect(await sponsors.where('profile_ref', '=', profileRef).execute()).toEqual([
        {
          profile_ref: profileRef,
          sponsor_code: 'MLIADV',
          counselor_id: null,
          party_id: '70010002',
          is_default: true,
        },
        {
          profile_ref: profileRef,
          sponsor_code: 'LAKES',
          counselor_id: '44010002',
          party_id: null,
          is_default: false,
        },
      ]);
      const organizations = db.selectFrom('profile_organizations').where('profile_ref', '=', profileRef);
      expect(await organizations.selectAll().execute()).toEqual([]);
    });

    it('[AD-085 partly] the same request sent twice at once, and again, makes one advisor', async () => {
      const client = await employee();
      const sent = body({ sponsors: [lakes('44010001')] });
      const before = await profiles();
      const twice = await Promise.all([create(client, sent), create(client, sent)]);
      expect([...twice, await create(client, sent)].map(outcome)).toEqual([201, 201, 201]);
      expect(await profiles()).toBe(before + 1);
      const other = { ...sent, emailAddress: 'else@advisors.example' };
      expect(outcome(await create(client, other))).toEqual([409, 'advisor.referenceTaken', {}]);
    });

    it('the same id sent twice at once is linked once', async () => {
      const client = await employee();
      const before = await profiles();
      const twice = [body(), body()].map((sent) => create(client, sent));
      const outcomes = (await Promise.all(twice)).map(outcome);
      expect(outcomes).toHaveLength(2);
      expect(outcomes).toContain(201);
      expect(outcomes).toContainEqual([409, 'advisor.linked', { 'body.sponsors': 'notUnique' }]);
      expect(await profiles()).toBe(before + 1);
    });

    it('an email in use is refused in any case, and two of another domain are not', async () => {
      const taken = body({ emailAddress: 'Margaret.CHEN@insurer.example', sponsors: [lakes('44010003')] });
      const client = await employee();
      expect(outcome(await create(client, taken))).toEqual([
        400,
        'request.invalid',
        { 'body.sponsors.0.counselorId': 'notAllowed' },
      ]);
      await server.database.db
        .deleteFrom('advisor_sponsors')
        .where('counselor_id', '=', '44010001')
        .execute();
      const found = { ...taken, sponsors: [lakes('44010001')] };
      expect(outcome(await create(client, found))).toEqual([
        409,
        'advisor.duplicate',
        { 'body.emailAddress': 'notUnique' },
      ]);
      const elsewhere = { ...found, emailAddress: 'margaret.chen@advisors.example' };
      expect(outcome(await create(client, elsewhere))).toBe(201);
    });

    it.each<[string, object, Record<string, string>]>([
      ['no sponsor', { sponsors: [] }, { 'body.sponsors': 'tooShort' }],
      [
        'two defaults',
        { sponsors: [lakes('44010001'), mliadv('70010001', true)] },
        { 'body.sponsors.1.isDefault': 'notAllowed' },
      ],
      [
        'a sponsor twice',
        { sponsors: [lakes('44010001'), lakes('44010002', false)] },
        { 'body.sponsors.1.sponsorCode': 'notUnique' },
      ],
      [
        'an agency as sponsor',
        { sponsors: [{ ...lakes('44010001'), sponsorCode: 'TC' }] },
        { 'body.sponsors.0.sponsorCode': 'notAllowed' },
      ],
      [
        'the other id',
        { sponsors: [{ ...mliadv('70010001'), counselorId: '44010001', partyId: null }] },
        { 'body.sponsors.0.partyId': 'missing', 'body.sponsors.0.counselorId': 'notAllowed' },
      ],
      ['a group that is not offered', { userGroup: 'View_Only' }, { 'body.userGroup': 'notAllowed' }],
      ['the group “default”', { userGroup: 'default' }, { 'body.userGroup': 'notAllowed' }],
      ['the language “select”', { language: 'select' }, { 'body.language': 'notAllowed' }],
      ['101 characters', { lastName: 'x'.repeat(101) }, { 'body.lastName': 'tooLong' }],
      ['a formula as name', { firstName: '=cmd' }, { 'body.firstName': 'wrongFormat' }],
      ['another status', { status: 'ACTIVE' }, { 'body.status': 'notAllowed' }],
      ['a forged number', { referenceNumber: '1234567890' }, { 'body.referenceNumber': 'wrongFormat' }],
    ])('%s is refused with a code for each field, and nothing is written', async (_what, more, fields) => {
      const client = await employee();
      const before = await profiles();
      expect(outcome(await create(client, body(more)))).toEqual([400, 'request.invalid', fields]);
      expect(await profiles()).toBe(before);
    });

    it('a register that does not answer writes nothing', async () => {
      await setFault(standins, { place: 'advisors.lh', kind: 'unavailable', match: '44010002' });
      const before = await profiles();
      const sent = body({ sponsors: [lakes('44010002')] });
      expect(outcome(await create(await employee(), sent))).toEqual([502, 'advisor.lookupFailed', {}]);
      expect(await profiles()).toBe(before);
    });
  });

  it('where the organization’s flag is off there are no advisors, whoever asks', async () => {
    const client = await owner();
    const { db } = server.database;
    await db.updateTable('organizations').set({ feature_flags: '{}' }).where('code', '=', 'BOREAL').execute();
    await announce(db, 'organizations_changed');
    await vi.waitFor(async () =>
      expect(await client.call(listSponsors, { headers: { lang: 'EN' } })).toMatchObject({
        status: 404,
        problem: { code: 'notFound' },
      }),
    );
    expect(await byPartyId(client, '70010001')).toMatchObject({ status: 404 });
    expect(outcome(await create(client, body()))).toEqual([404, 'notFound', {}]);
  });
});
