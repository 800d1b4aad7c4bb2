import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDraft, createDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { signOutCustomer } from '#domain/calls/identity/signOut.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addOrganization, addPerson } from '#tests/support/server/people.ts';
import { startServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 86_400_000;
const minute = 60_000;
const state = (trip: string) => ({
  machine: 'quoteFlow',
  version: 1,
  snapshot: { value: 'enteringTrip', context: { trip } },
});
const anna = { issuer: 'customers', subject: 'anna' } as const;
const bert = { issuer: 'customers', subject: 'bert' } as const;

forEachEngine((engine) => {
  const server = startedFor(() =>
    startServer(engine, {
      prepare: async ({ db }, issuer) => {
        await addOrganization(db, { code: 'CM', category: 'AFFILIATION' });
        for (const subject of ['anna', 'bert']) {
          await addPerson(db, issuer, { subject, role: 'Consultant_Agency', organizationCode: 'CM' });
        }
      },
    }),
  );

  const signedIn = async (person: typeof anna | typeof bert, application: 'b2b' | 'admin' = 'b2b') => {
    const client = server.client(application);
    await client.signIn(person);
    return client;
  };

  it('begins at revision 1 and counts each save', async () => {
    const client = await signedIn(anna);
    const created = await client.call(createDraft, { body: state('Oslo') });
    expect(created).toMatchObject({ status: 201, body: { revision: 1, machine: 'quoteFlow' } });
    expect(created.headers.get('etag')).toBe('"1"');
    const draftId = created.ok ? created.body.draftId : '';
    const params = { draftId };
    const saved = await client.call(saveDraft, {
      params,
      headers: { 'if-match': '"1"' },
      body: state('Bergen'),
    });
    expect(saved.headers.get('etag')).toBe('"2"');
    expect(await client.body(getDraft, { params })).toMatchObject({
      revision: 2,
      snapshot: state('Bergen').snapshot,
    });
  });

  it('refuses a text that is longer than its field keeps', async () => {
    const client = await signedIn(anna);
    const formsOf = (letters: number) => ({
      machine: 'quoteFlow',
      version: 4,
      snapshot: {
        step: 'APPLY',
        forms: { apply: { travellers: [{ firstName: 'Zoé' }, { firstName: 'x'.repeat(letters) }] } },
      },
    });
    const { draftId } = await client.body(createDraft, { body: formsOf(1_000) });
    const refused = {
      status: 400,
      problem: { fields: { 'body.snapshot.forms.apply.travellers.1.firstName': 'tooLong' } },
    };
    expect(await client.call(createDraft, { body: formsOf(60_000) })).toMatchObject(refused);
    const over = { params: { draftId }, headers: { 'if-match': '"1"' } };
    expect(await client.call(saveDraft, { ...over, body: formsOf(1_001) })).toMatchObject(refused);
  });

  it('refuses to save over a revision that is not the latest, and says which one is', async () => {
    const client = await signedIn(anna);
    const { draftId } = await client.body(createDraft, { body: state('Oslo') });
    const save = (revision: string) =>
      client.call(saveDraft, {
        params: { draftId },
        headers: { 'if-match': revision },
        body: state('Bergen'),
      });
    expect((await save('"1"')).status).toBe(200);
    const stale = await save('"1"');
    expect(stale).toMatchObject({ status: 412, problem: { code: 'draft.stale', revision: 2 } });
    expect(stale.headers.get('etag')).toBe('"2"');
    for (const none of ['"02"', '2', 'W/"2"'])
      expect(await save(none), none).toMatchObject({ status: 400, problem: { code: 'request.invalid' } });
  });

  it('lets one of two saves win that name the same revision at the same time', async () => {
    const client = await signedIn(anna);
    const { draftId } = await client.body(createDraft, { body: state('Oslo') });
    const save = (trip: string) =>
      client.call(saveDraft, { params: { draftId }, headers: { 'if-match': '"1"' }, body: state(trip) });
    const answers = await Promise.all([save('Bergen'), save('Tromsø'), save('Bodø')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    expect((await client.body(getDraft, { params: { draftId } })).revision).toBe(2);
  });

  it('wants the revision to be named', async () => {
    const client = await signedIn(anna);
    const { draftId } = await client.body(createDraft, { body: state('Oslo') });
    const answer = await client.call(saveDraft, { params: { draftId }, body: state('Bergen') });
    expect(answer).toMatchObject({ status: 428, problem: { code: 'draft.revisionNeeded' } });
  });

  it('shows a draft to its owner only, in the application where it was begun', async () => {
    const { draftId } = await (await signedIn(anna)).body(createDraft, { body: state('Oslo') });
    const params = { draftId };
    const headers = { 'if-match': '"1"' };
    for (const other of [await signedIn(bert), await signedIn(anna, 'admin')]) {
      expect(await other.call(getDraft, { params })).toMatchObject({
        status: 404,
        problem: { code: 'notFound' },
      });
      expect((await other.call(saveDraft, { params, headers, body: state('Bergen') })).status).toBe(404);
      expect((await other.call(closeDraft, { params })).status).toBe(404);
    }
    const visitor = server.client('b2c');
    await visitor.open();
    expect((await visitor.call(getDraft, { params })).status).toBe(404);
  });

  it('finds the draft again when the same person signs in after the session ended', async () => {
    const client = await signedIn(bert);
    const { draftId } = await client.body(createDraft, { body: state('Oslo') });
    await client.body(signOutCustomer);
    const later = await signedIn(bert);
    expect(await later.body(getDraft, { params: { draftId } })).toMatchObject({
      draftId,
      snapshot: state('Oslo').snapshot,
    });
  });

  it('keeps the draft of an anonymous consumer with that session', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const { draftId } = await visitor.body(createDraft, { body: state('Oslo') });
    expect((await visitor.body(getDraft, { params: { draftId } })).draftId).toBe(draftId);
    const other = server.client('b2c');
    await other.open();
    expect((await other.call(getDraft, { params: { draftId } })).status).toBe(404);
  });

  it('offers a closed draft to nobody and keeps nothing of what was in it', async () => {
    const client = await signedIn(bert);
    const { draftId } = await client.body(createDraft, { body: state('a closed trip') });
    expect(await client.body(closeDraft, { params: { draftId } })).toEqual({ closed: true });
    expect((await client.call(getDraft, { params: { draftId } })).status).toBe(404);
    const rows = await server.database.db
      .selectFrom('drafts')
      .select('snapshot')
      .where('id', '=', draftId)
      .execute();
    expect(rows).toEqual([{ snapshot: null }]);
  });

  it('keeps a draft for 90 days after its last change', async () => {
    const client = await signedIn(bert);
    const { draftId } = await client.body(createDraft, { body: state('Oslo') });
    server.clock.advance(89 * day);
    const params = { draftId };
    const soon = await signedIn(bert);
    await soon.body(saveDraft, { params, headers: { 'if-match': '"1"' }, body: state('Bergen') });
    server.clock.advance(89 * day);
    expect((await (await signedIn(bert)).call(getDraft, { params })).status).toBe(200);
    server.clock.advance(2 * day);
    expect((await (await signedIn(bert)).call(getDraft, { params })).status).toBe(404);
  });

  it('keeps the latest two hundred drafts of a person', async () => {
    const client = await signedIn(anna);
    const { draftId: first } = await client.body(createDraft, { body: state('the first') });
    const copies = (count: number) => sql`
      insert into drafts (id, application, profile_ref, machine, version, revision, snapshot, created_at, updated_at, expires_at)
      select gen_random_uuid(), application, profile_ref, machine, version, revision, snapshot, created_at,
        updated_at + n * interval '1 second', expires_at
      from drafts, generate_series(1, ${count}::integer) as n where id = ${first}`;
    await copies(199).execute(server.database.db);
    server.clock.advance(10 * minute);
    const { draftId: latest } = await client.body(createDraft, { body: state('the latest') });
    const statuses = [first, latest].map(
      async (draftId) => (await client.call(getDraft, { params: { draftId } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200]);
    const { rows } = await sql<{ drafts: number }>`
      select count(*)::integer as drafts from drafts where profile_ref = 'profile-anna' and application = 'b2b'
        and expires_at > ${new Date(server.clock.now())}`.execute(server.database.db);
    expect(rows[0]?.drafts).toBe(200);
  });

  it('keeps the latest five drafts of a visitor', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      server.clock.advance(1000);
      ids.push((await visitor.body(createDraft, { body: state(`trip ${index}`) })).draftId);
    }
    const statuses = await Promise.all(ids.map((draftId) => visitor.call(getDraft, { params: { draftId } })));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, ...Array(5).fill(200)]);
  });

  const large = state('x'.repeat(250 * 1024));
  const kept = async (client: TestClient, ids: readonly string[]) => {
    const answers = await Promise.all(ids.map((draftId) => client.call(getDraft, { params: { draftId } })));
    return answers.filter(({ status }) => status === 200).length;
  };

  it('keeps half a mebibyte of a visitor and four of a person, the newest always', async () => {
    server.clock.advance(day);
    const visitor = server.client('b2c');
    await visitor.open();
    for (const [client, most] of [
      [visitor, 2],
      [await signedIn(bert), 16],
    ] as const) {
      const ids: string[] = [];
      for (let index = 0; index < 18; index += 1) {
        server.clock.advance(1000);
        ids.push((await client.body(createDraft, { body: large })).draftId);
      }
      expect(await kept(client, ids)).toBe(most);
    }
  });

  it('counts what a draft grows to when it is saved', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const ids: string[] = [];
    for (const trip of ['Oslo', 'Bergen', 'Bodø'])
      ids.push((await visitor.body(createDraft, { body: state(trip) })).draftId);
    for (const draftId of ids) {
      server.clock.advance(1000);
      await visitor.body(saveDraft, { params: { draftId }, headers: { 'if-match': '"1"' }, body: large });
    }
    expect(await kept(visitor, ids)).toBe(2);
    expect(await kept(visitor, ids.slice(0, 1))).toBe(0);
  });

  it('takes a draft of 256 KiB and no larger one', async () => {
    const client = await signedIn(anna);
    const envelope = JSON.stringify(state('')).length;
    const fits = await client.call(createDraft, { body: state('x'.repeat(256 * 1024 - envelope)) });
    expect(fits.status).toBe(201);
    const tooLarge = await client.call(createDraft, { body: state('x'.repeat(256 * 1024 - envelope + 1)) });
    expect(tooLarge).toMatchObject({ status: 413, problem: { code: 'request.tooLarge' } });
  });
});
