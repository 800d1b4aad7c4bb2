import { createTransport } from 'nodemailer';
import { expect, it, vi } from 'vitest';
import { createAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import { deletePerson } from '#domain/calls/people/deletePerson.ts';
import { readInvitation, sendInvitationAgain, withdrawInvitation } from '#domain/calls/people/invitations.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { onPostgres } from '#tests/support/database.ts';
import { freePort } from '#tests/support/http/freePort.ts';
import { deliveryReport } from '#tests/support/mail/deliveryReport.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { newPersonBody } from '#tests/support/server/peopleOffice.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const day = 24 * 60 * 60 * 1000;
const port = await freePort();
const standins = startedFor(() =>
  startStandins({ settings: { PORTAGE_STANDINS_BOUNCE_PORT: String(port) } }),
);

onPostgres((engine) => {
  const settings = {
    PORTAGE_LIMIT_FACTOR: '1000',
    PORTAGE_BOUNCE_PORT: String(port),
    PORTAGE_BOUNCE_DOMAIN: 'back.portage.example',
  };
  const server = startedFor(() => startShop(engine, standins, { settings }));
  const insurer = () => signInAs(server.client('admin'), 'mchen');
  const owner = () => signInAs(server.client('admin'), 'gbouchard');
  /** Adds a person of BOREAL-MTL through the call. */
  const added = async (person: Parameters<typeof newPersonBody>[0]) => {
    const organizations = [{ organizationCode: 'BOREAL-MTL', isDefault: true }];
    const body = newPersonBody({ organizations, ...person });
    const { profileRef } = await (await owner()).body(personCalls.add, { body });
    return { params: { profileRef }, referenceNumber: body.referenceNumber };
  };

  it.each([
    ['FR', 'Consultant_Agency', 'b2b', 'Numéro de référence\u00a0: ', /ciam\/setup\?lang=fr/],
    ['EN', 'View_Only', 'admin', 'Reference number: ', /ciam\/setup\?lang=en/],
  ] as const)(
    'whom somebody adds is written to in %s, with the reference number and the front door of a %s',
    async (language, role, door, says, path) => {
      const email = `${role.toLowerCase()}@boreal.example`;
      const { referenceNumber } = await added({ email, role, language, firstName: 'Zoé' });
      const [mail] = await mailsTo(standins, email);
      expect(mail?.text).toContain(says + referenceNumber);
      expect(mail?.text).toContain(server.origins[door]);
      expect(mail?.text).toMatch(path);
      expect(mail?.text).toContain(email);
      expect(mail?.text).toContain({ FR: 'Voyages Boréal', EN: 'Boreal Travel' }[language]);
    },
  );

  it('an advisor whom an employee adds is written to as well, and signs in with the directory', async () => {
    const body = {
      ...(createAdvisor.example.body as object),
      emailAddress: 'ada@insurer.example',
      language: 'EN',
    };
    const client = await insurer();
    const { profileRef } = await client.body(createAdvisor, { body });
    const [mail] = await mailsTo(standins, 'ada@insurer.example');
    expect(mail?.text).toContain('/login?lang=en');
    expect(mail?.text).toContain('K7Q2M9XWPA');
    expect(await client.body(readInvitation, { params: { profileRef } })).toMatchObject({
      invitation: { state: 'open' },
    });
  });

  it('nobody is invited where nobody is added', async () => {
    const invitations = async () =>
      (await server.database.db.selectFrom('invitations').select('id').execute()).length;
    const twice = newPersonBody({ email: 'sophie.lavoie@voyages-boreal.example' });
    const before = await invitations();
    const answer = await (await insurer()).call(personCalls.add, { body: twice });
    expect([answer.status, await invitations()]).toEqual([409, before]);
  });

  it('an invitation holds for 30 days, and for 30 more once it is sent again, with the same number', async () => {
    const email = 'iris@boreal.example';
    const { params, referenceNumber } = await added({ email, language: 'EN' });
    await mailsTo(standins, email);
    const begun = server.clock.now();
    const at = (ms: number) => new Date(begun + ms).toISOString();
    await vi.waitFor(async () =>
      expect(await (await owner()).body(readInvitation, { params })).toEqual({
        invitation: {
          state: 'open',
          sentAt: at(0),
          validUntil: at(30 * day),
          usedAt: null,
          mail: 'sent',
        },
        mayBeSent: true,
        mayBeWithdrawn: true,
      }),
    );
    server.clock.advance(30 * day);
    expect(await (await owner()).body(readInvitation, { params })).toMatchObject({
      invitation: { state: 'expired' },
      mayBeWithdrawn: false,
    });
    await (await owner()).body(sendInvitationAgain, { params });
    const [, second] = await mailsTo(standins, email, 2);
    expect(second?.text).toContain(referenceNumber);
    expect(await (await owner()).body(readInvitation, { params })).toMatchObject({
      invitation: { state: 'open', sentAt: at(30 * day), validUntil: at(60 * day) },
    });
  });

  it('a corrected email gets the invitation, and what comes back of the earlier mail is not taken for it', async () => {
    const { params, referenceNumber } = await added({ email: 'wrong@boreal.example' });
    const [first] = await mailsTo(standins, 'wrong@boreal.example');
    const change = { query: params, headers: { 'if-match': '"1"' }, body: { email: 'right@boreal.example' } };
    await (await owner()).body(personCalls.change, change);
    const [second] = await mailsTo(standins, 'right@boreal.example');
    expect(second?.text).toContain(referenceNumber);
    await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
      envelope: { from: '', to: first?.sender ?? '' },
      raw: deliveryReport({}),
    });
    await vi.waitFor(async () => {
      const mails = server.database.db.selectFrom('outbox').select('state').orderBy('id', 'desc').limit(2);
      expect(await mails.execute()).toEqual([{ state: 'sent' }, { state: 'bounced' }]);
    });
    expect(await (await owner()).body(readInvitation, { params })).toMatchObject({
      invitation: { state: 'open', mail: 'sent' },
    });
  });

  it('one that was withdrawn is not sent to a corrected email, and that of somebody deleted is withdrawn', async () => {
    const { params } = await added({});
    const client = await owner();
    await client.body(withdrawInvitation, { params });
    const headers = { 'if-match': '"1"' };
    await client.body(personCalls.change, { query: params, headers, body: { email: 'late@boreal.example' } });
    expect(await client.body(readInvitation, { params })).toMatchObject({
      invitation: { state: 'withdrawn' },
    });
    const other = await added({});
    await client.body(deletePerson, { params: other.params, headers });
    expect(await client.call(readInvitation, { params: other.params })).toMatchObject({ status: 404 });
    const { profileRef } = other.params;
    const rows = server.database.db.selectFrom('invitations').select('state');
    expect(await rows.where('profile_ref', '=', profileRef).execute()).toEqual([{ state: 'withdrawn' }]);
  });

  it('one that was withdrawn is withdrawn no second time, and can be sent again', async () => {
    const { params } = await added({});
    const client = await owner();
    expect(await client.body(withdrawInvitation, { params })).toMatchObject({
      invitation: { state: 'withdrawn' },
      mayBeSent: true,
      mayBeWithdrawn: false,
    });
    expect(await client.call(withdrawInvitation, { params })).toMatchObject({
      status: 409,
      problem: { code: 'invitation.notPossible' },
    });
    expect(await client.body(sendInvitationAgain, { params })).toMatchObject({
      invitation: { state: 'open' },
    });
  });

  it('who was there before is invited once, and who works already is not', async () => {
    const client = await owner();
    const [newcomer, worker] = [{ profileRef: 'c-2012' }, { profileRef: 'c-2001' }];
    expect(await client.body(readInvitation, { params: newcomer })).toEqual({
      invitation: null,
      mayBeSent: true,
      mayBeWithdrawn: false,
    });
    expect(await client.call(withdrawInvitation, { params: newcomer })).toMatchObject({ status: 409 });
    const sent = await Promise.all([1, 2].map(() => client.call(sendInvitationAgain, { params: newcomer })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await client.body(readInvitation, { params: worker })).toMatchObject({ mayBeSent: false });
    expect(await client.call(sendInvitationAgain, { params: worker })).toMatchObject({
      status: 409,
      problem: { code: 'invitation.notPossible' },
    });
  });

  it('who reaches further than the person who asks is not sent anything', async () => {
    const organizations = [{ organizationCode: 'BOREAL', isDefault: true }];
    const { params } = await added({ role: 'Administrator_Full', organizations });
    const narrower = await signInAs(server.client('admin'), 'mgagnon');
    expect(await narrower.body(readInvitation, { params })).toMatchObject({
      invitation: { state: 'open' },
      mayBeSent: false,
      mayBeWithdrawn: false,
    });
    for (const call of [sendInvitationAgain, withdrawInvitation])
      expect(await narrower.call(call, { params })).toMatchObject({
        status: 403,
        problem: { code: 'person.reachesFurther' },
      });
  });
});
