import { beforeEach, expect, it } from 'vitest';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { readInvitation, sendInvitationAgain, withdrawInvitation } from '#domain/calls/people/invitations.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { onPostgres } from '#tests/support/database.ts';
import { newPersonBody, startPeopleOffice } from '#tests/support/server/peopleOffice.ts';
import type { IssuerName } from '#tests/support/server/testIssuer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const nonce = 'b2b.nonce-of-the-page';

onPostgres((engine) => {
  const office = startedFor(() => startPeopleOffice(engine));
  const db = () => office.server.database.db;
  const manager = () => office.clients['LIA manager'];
  beforeEach(() => office.server.clock.advance(minute));

  let made = 0;
  /** Somebody who was invited, and who has an account at the provider. */
  const invited = async (person: { email?: string } = {}) => {
    made += 1;
    const { email = `new${made}@boreal.example` } = person;
    const sent = newPersonBody({ email, role: 'Consultant_Agency' });
    const { profileRef } = await manager().body(personCalls.add, { body: sent });
    return {
      profileRef,
      email,
      subject: `newcomer-${made}`,
      referenceNumber: sent.referenceNumber,
      params: { profileRef },
    };
  };
  type Newcomer = { subject: string; email: string };
  const tokenOf = ({ subject, email }: Newcomer, claims = {}, issuer: IssuerName = 'customers') =>
    office.server.issuer.token(issuer, subject, nonce, { email, ...claims });
  /** Tries a token with a reference number; resolves to the answer without what differs between any two. */
  const tried = async (idToken: string, referenceNumber?: string) => {
    const answer = await office.server
      .client('b2b')
      .call(openSession, { body: { idToken, nonce, ...(referenceNumber && { referenceNumber }) } });
    const { status } = answer;
    if (answer.ok) return { status };
    const { requestId: _, ...problem } = answer.problem as unknown as Record<string, unknown>;
    return { status, ...problem };
  };
  const wrong = (triesLeft: number) =>
    expect.objectContaining({ status: 403, code: 'identity.referenceWrong', triesLeft });
  const closed = expect.objectContaining({ status: 403, code: 'identity.triedTooOften' });
  const statusOf = async (profileRef: string) => {
    const profile = db().selectFrom('profiles').select('status').where('profile_ref', '=', profileRef);
    return (await profile.executeTakeFirstOrThrow()).status;
  };
  const audited = async (action: string, subject: string) => {
    const rows = db().selectFrom('audit').select(['reason', 'user_ref', 'object_id']);
    const found = await rows.where('action', '=', action).orderBy('id').execute();
    return found.filter((row) => row.user_ref === subject || (row.object_id ?? '').endsWith(` ${subject}`));
  };

  it('[RT-044 partly] who was invited is asked for the reference number, and is ACTIVE once it is named', async () => {
    const person = await invited();
    const idToken = await tokenOf({ ...person, email: person.email.toUpperCase() });
    expect(await tried(idToken)).toMatchObject({ status: 403, code: 'identity.newcomer' });
    expect(await statusOf(person.profileRef)).toBe('NEW');
    const typed = ` ${person.referenceNumber.toLowerCase()} `;
    expect(await tried(idToken, typed)).toEqual({ status: 200 });
    expect(await statusOf(person.profileRef)).toBe('ACTIVE');
    expect(await manager().body(readInvitation, { params: person.params })).toMatchObject({
      invitation: { state: 'used', usedAt: new Date(office.server.clock.now()).toISOString() },
      mayBeSent: false,
    });
    expect(await audited('profile.activate', person.subject)).toHaveLength(1);
    expect(await tried(await tokenOf(person))).toEqual({ status: 200 });
    expect(await tried(idToken)).toMatchObject({ status: 401, code: 'identity.tokenUsed' });
  });

  it('a number that is unknown, used, withdrawn or somebody else’s is answered alike', async () => {
    const [used, withdrawn, other, inactive] = [
      await invited(),
      await invited(),
      await invited(),
      await invited(),
    ];
    await tried(await tokenOf(used), used.referenceNumber);
    await manager().body(withdrawInvitation, { params: withdrawn.params });
    await db()
      .updateTable('profiles')
      .set({ status: 'INACTIVE' })
      .where('profile_ref', '=', inactive.profileRef)
      .execute();
    const stranger = { subject: 'stranger', email: 'stranger@mail.example' };
    const again = { ...used, subject: 'second-account' };
    const answers = [
      await tried(await tokenOf(stranger), 'A1A1A1A1A1'),
      await tried(await tokenOf(again), used.referenceNumber),
      await tried(await tokenOf(withdrawn), withdrawn.referenceNumber),
      await tried(await tokenOf(inactive), inactive.referenceNumber),
      await tried(await tokenOf({ ...stranger, subject: 'thief' }), other.referenceNumber),
      await tried(await tokenOf(other, {}, 'directory'), other.referenceNumber),
    ];
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toEqual(wrong(4));
    expect(await statusOf(other.profileRef)).toBe('NEW');
  });

  it('five numbers are tried, each is written down, and no sixth until the mail is sent again', async () => {
    const person = await invited();
    const idToken = await tokenOf(person);
    for (const left of [4, 3, 2, 1]) expect(await tried(idToken, `WRONG0000${left}`)).toEqual(wrong(left));
    expect(await tried(idToken, 'WRONG00000')).toEqual(closed);
    expect(await tried(idToken, person.referenceNumber)).toEqual(closed);
    expect((await audited('session.refuse', person.subject)).map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 4 }, () => 'referenceWrong'),
      'triedTooOften',
      'triedTooOften',
    ]);
    expect(await manager().body(readInvitation, { params: person.params })).toMatchObject({
      invitation: { state: 'locked' },
    });
    office.server.clock.advance(1000);
    await manager().body(sendInvitationAgain, { params: person.params });
    office.server.clock.advance(1000);
    expect(await tried(idToken, person.referenceNumber)).toEqual({ status: 200 });
  });

  it('numbers tried at once are each a try, and the right one twice at once links once', async () => {
    const [guesser, person] = [await invited(), await invited()];
    const guesses = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => tried(await tokenOf(guesser), `GUESS0000${at}`)),
    );
    expect(guesses.filter((answer) => 'triesLeft' in answer)).toHaveLength(4);
    const both = [await tokenOf(person), await tokenOf(person)];
    const answers = await Promise.all(both.map((idToken) => tried(idToken, person.referenceNumber)));
    expect(answers).toEqual([{ status: 200 }, { status: 200 }]);
    expect(await audited('profile.activate', person.subject)).toHaveLength(1);
  });

  it('many accounts on one network try twenty numbers a minute', async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at += 1) {
      const idToken = await tokenOf({ subject: `guesser-${at}`, email: `guesser${at}@mail.example` });
      codes.push((await tried(idToken, 'GUESS00000')) as { code?: string });
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => wrong(4)));
    expect(codes[20]).toMatchObject({ status: 429, code: 'rate.exceeded' });
  });

  it('an email that the provider has not verified proves nothing', async () => {
    const person = await invited();
    for (const claims of [
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
    ]) {
      const answer = await tried(await tokenOf(person, claims), person.referenceNumber);
      expect(answer, JSON.stringify(claims)).toMatchObject({ status: 403, code: 'identity.unknown' });
    }
    expect(await statusOf(person.profileRef)).toBe('NEW');
  });

  it('after 30 days only who has the number and the email learns that it has run out', async () => {
    const person = await invited();
    office.server.clock.advance(30 * day - 1);
    const stranger = { subject: 'late', email: 'late@mail.example' };
    expect(await tried(await tokenOf(stranger), person.referenceNumber)).toEqual(wrong(4));
    office.server.clock.advance(1);
    expect(await tried(await tokenOf(stranger), person.referenceNumber)).toEqual(wrong(3));
    expect(await tried(await tokenOf(person), 'WRONG00000')).toEqual(wrong(4));
    expect(await tried(await tokenOf(person), person.referenceNumber)).toMatchObject({
      status: 403,
      code: 'identity.referenceExpired',
    });
    expect(await statusOf(person.profileRef)).toBe('NEW');
  });
});
