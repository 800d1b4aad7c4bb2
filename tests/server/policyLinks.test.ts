import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { readLinkedPolicyPdf } from '#domain/calls/policies/readLinkedPolicyPdf.ts';
import { createLinkSigner } from '#server/policyLinks/linkToken.ts';
import { onPostgres } from '#tests/support/database.ts';
import { buyFor, openLink, tokenIn } from '#tests/support/mail/letters.ts';
import { mailsTo } from '#tests/support/mail/mailbox.ts';
import { startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const dayMs = 24 * 60 * 60_000;
const standins = startedFor(() => startStandins());

const aLink = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';

it('a token opens with the key that signed it, also when another one signs now, and with no other', () => {
  const token = createLinkSigner(['earlier']).tokenOf(aLink);
  expect(createLinkSigner(['earlier']).linkOf(token)).toBe(aLink);
  expect(createLinkSigner(['now', 'earlier']).linkOf(token)).toBe(aLink);
  expect(createLinkSigner(['now']).linkOf(token)).toBeNull();
  expect(createLinkSigner(['now', 'earlier']).tokenOf(aLink)).not.toBe(token);
});

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  let stranger: TestClient;
  let numbers: string[];
  let token: string;
  beforeAll(async () => {
    stranger = server.client('b2b');
    const email = `marie.${engine.name}@example.ca`;
    const { record } = await buyFor(agent, [
      { email, lang: 'FR' },
      { email: `paul.${engine.name}@example.ca`, lang: 'EN', firstName: 'Paul' },
    ]);
    numbers = record.paxes.map(({ policyNumber }) => policyNumber);
    const [mail] = await mailsTo(standins, email);
    token = mail ? tokenIn(mail) : '';
  });

  const pdf = (policyNumber: string, lang = 'EN') =>
    stranger.call(readLinkedPolicyPdf, { headers: { lang }, body: { token, policyNumber } });

  it('the link of a message shows the policies of its reader without a session, and nothing of the others', async () => {
    const answer = await openLink(stranger, token);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        lang: 'FR',
        trip: { startDate: '2026-07-01' },
        paxes: [{ policyNumber: numbers[0], firstName: 'Marie', policyStatus: 'ACTIVE' }],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Paul|@example|1986-05-04/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('the document comes in both languages, and none of a policy that the link does not show', async () => {
    const answer = await pdf(numbers[0] ?? '', 'FR');
    if (!answer.ok) throw new Error(`The document answered ${answer.status}`);
    const { text } = await extractText(await getDocumentProxy((answer.body as Uint8Array).slice()), {
      mergePages: true,
    });
    expect(text).toContain('Police d’assurance voyage');
    expect(text).not.toContain('Paul');
    expect((await pdf(numbers[1] ?? '')).status).toBe(404);
  });

  it.each([
    ['another signature', (right: string) => right.replace(/.{4}$/, 'AAAA')],
    ['the link of somebody else', (right: string) => right.replace(/^1\.[\w-]{22}/, `1.${'A'.repeat(22)}`)],
    ['another version', (right: string) => right.replace(/^1/, '2')],
    ['a part of it', (right: string) => right.slice(0, -1)],
    ['nothing of the kind', () => 'x'],
  ])('%s is answered as if there were nothing', async (_, change) => {
    expect(await openLink(stranger, change(token))).toMatchObject({
      status: 404,
      problem: { code: 'notFound' },
    });
  });

  it('a link that was revoked opens nothing', async () => {
    const links = server.database.db.updateTable('policy_links');
    await links.set({ revoked_at: new Date(server.clock.now()) }).execute();
    expect((await openLink(stranger, token)).status).toBe(404);
    expect((await pdf(numbers[0] ?? '')).status).toBe(404);
    await links.set({ revoked_at: null }).execute();
    expect((await openLink(stranger, token)).status).toBe(200);
  });

  it('a link opens for a year, long after the session that bought has ended', async () => {
    server.clock.advance(365 * dayMs - 60_000);
    expect((await openLink(stranger, token)).status).toBe(200);
    server.clock.advance(60_000);
    expect(await openLink(stranger, token)).toMatchObject({ status: 410, problem: { code: 'link.expired' } });
    expect((await pdf(numbers[0] ?? '')).status).toBe(410);
  });

  it('links are tried out from one address 240 times a minute at most', async () => {
    const answers = await Promise.all(Array.from({ length: 241 }, () => openLink(stranger, 'x')));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
