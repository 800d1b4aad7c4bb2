import { expect, it } from 'vitest';
import { readOwnOrganization, readOwnProfile } from '#domain/calls/identity/ownPlace.ts';
import { addPolicyNote, readNotes, readPolicyNotes } from '#domain/calls/policies/policyNotes.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

forEachEngine((engine) => {
  const headers = { lang: 'FR' };
  const server = startedFor(() => startShop(engine, standins, {}));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const above = startedFor(() => signInAs(server.client('b2b'), 'gbouchard'));
  const stranger = startedFor(() => signInAs(server.client('b2b'), 'omartin'));

  const sold = async () =>
    (await buy(agent, paidToAgency(await unpaidBody(agent, [{}])))).record.policyNumber;
  const note = (client: TestClient, ownerCode: string, text: string, newId: string = crypto.randomUUID()) =>
    client.call(addPolicyNote, { params: { ownerCode }, headers, body: { newId, text } });
  const notesOn = async (policyNumber: string, client = agent) =>
    (await client.body(readPolicyNotes, { params: { policyNumber }, headers })).notes;
  const refusedField = async (policyNumber: string, text: string) => {
    const answer = await note(agent, policyNumber, text);
    return answer.ok ? null : [answer.status, answer.problem.fields?.['body.text']];
  };

  it('[NT-005] [NT-006] [NT-008] two people note on a policy, and each sees both, the newest first', async () => {
    const policyNumber = await sold();
    await note(agent, policyNumber, '  <b>La cliente</b> a appelé.\nÀ rappeler ');
    server.clock.advance(60_000);
    await note(above, policyNumber, 'Called back.');
    const read = await notesOn(policyNumber);
    expect(read).toMatchObject([
      { policyNumber, author: 'Geneviève Bouchard', text: 'Called back.' },
      { policyNumber, author: 'Sophie Lavoie', text: '<b>La cliente</b> a appelé.\nÀ rappeler' },
    ]);
    expect(Date.parse(read[0]?.at ?? '') - Date.parse(read[1]?.at ?? '')).toBe(60_000);
    expect(await notesOn(policyNumber, above)).toEqual(read);
    const documented = await agent.fetch(`/policy/${policyNumber}/notes`, { headers });
    expect(await documented.json()).toEqual({ notes: read });
  });

  it('(R-503) a press is one note, however often it is sent, and its id says nothing else', async () => {
    const policyNumber = await sold();
    const newId = crypto.randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => note(agent, policyNumber, 'Once.', newId)));
    expect(pressed.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await note(agent, policyNumber, 'Another.', newId)).toMatchObject({ status: 404 });
    expect(await note(above, policyNumber, 'Once.', newId)).toMatchObject({ status: 404 });
    expect(await notesOn(policyNumber)).toHaveLength(1);
  });

  it('[NT-009] nothing, spaces, too much and a card number are refused and kept nowhere', async () => {
    const policyNumber = await sold();
    expect(await refusedField(policyNumber, '')).toEqual([400, 'tooShort']);
    expect(await refusedField(policyNumber, ' \n\t ')).toEqual([400, 'tooShort']);
    expect(await refusedField(policyNumber, 'x'.repeat(4_001))).toEqual([400, 'tooLong']);
    expect(await refusedField(policyNumber, 'Visa 4111-1111 1111-1111 12/27')).toEqual([400, 'cardNumber']);
    expect(await refusedField(policyNumber, 'x'.repeat(4_000))).toBeNull();
    expect(await notesOn(policyNumber)).toHaveLength(1);
  });

  it('a note stays as it is, and the audit says who noted without the text', async () => {
    const policyNumber = await sold();
    await note(agent, policyNumber, 'A private matter.');
    const { db } = server.database;
    const notes = () => db.updateTable('policy_notes').set({ text: 'Other.' });
    await expect(notes().where('policy_number', '=', policyNumber).execute()).rejects.toThrow(
      /never changes/,
    );
    await expect(db.deleteFrom('policy_notes').execute()).rejects.toThrow(/never changes/);
    const entries = await db.selectFrom('audit').selectAll().where('object_id', '=', policyNumber).execute();
    const [noted] = entries.filter(({ action }) => action === 'policy.note');
    expect(noted).toMatchObject({ profile_ref: agent.current?.user?.profileRef, object_type: 'policy' });
    expect(JSON.stringify(entries)).not.toContain('private matter');
  });

  it('[CA-028] org, profile and notes are served, the notes of what somebody reaches', async () => {
    const policyNumber = await sold();
    server.clock.advance(60_000);
    await note(agent, policyNumber, 'Seen from above.');
    const { organization } = await agent.body(readOwnOrganization, {});
    expect(organization).toMatchObject({ code: 'BOREAL-MTL', category: 'AGENCY' });
    const { profile } = await agent.body(readOwnProfile, {});
    expect(profile).toMatchObject({ firstName: 'Sophie', lastName: 'Lavoie', profileRef: 'c-2001' });
    for (const path of ['/org', '/profile', '/api/org', '/api/profile', '/api/notes'])
      expect((await agent.fetch(path)).status, path).toBe(200);
    const read = async (client: TestClient) => (await client.body(readNotes, {})).notes;
    expect((await read(above))[0]).toMatchObject({ policyNumber, text: 'Seen from above.' });
    expect(await read(stranger)).toEqual([]);
    expect((await agent.body(readNotes, { query: { policyNumber } })).notes).toHaveLength(1);
  });

  it('notes on another agency’s policy are not there, which the audit keeps', async () => {
    const policyNumber = await sold();
    expect(await note(stranger, policyNumber, 'Hello?')).toMatchObject({ status: 404 });
    const reading = await stranger.call(readPolicyNotes, { params: { policyNumber }, headers });
    expect(reading).toMatchObject({ status: 404 });
    const refused = server.database.db.selectFrom('audit').select(['action', 'profile_ref']);
    const entries = await refused.where('object_id', '=', policyNumber).execute();
    const profile_ref = stranger.current?.user?.profileRef;
    expect(entries.filter((entry) => entry.profile_ref === profile_ref)).toEqual([
      { action: 'scope.refuse', profile_ref },
      { action: 'scope.refuse', profile_ref },
    ]);
  });
});
