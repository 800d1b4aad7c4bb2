import type { Browser } from '@playwright/test';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { closeWindows, openBrowser } from '#tests/support/browserOfWorker.ts';
import { receivedMails } from '#tests/support/mail/mailbox.ts';
import { takeMail } from '#tests/support/mail/takeMail.ts';
import { startStandinProcess } from '#tests/support/standins/startStandinProcess.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { call, setFault } from './support/gateway.ts';

let browser: Browser;
let standins: Standins;
beforeAll(async () => {
  [browser, standins] = await Promise.all([openBrowser(), startStandins()]);
});
afterAll(async () => {
  await closeWindows();
  await standins.stop();
});
beforeEach(async () => {
  await call(standins, 'DELETE', '/mail/api/messages');
});

function send(to: string, changed: Record<string, unknown> = {}) {
  return createTransport(standins.mailAddress).sendMail({
    from: 'Portage <no-reply@portage.example>',
    to,
    subject: 'Łucja Nguyễn ᐃᓄᒃ',
    text: 'Bonjour Łucja',
    html: '<html><head></head><body><p>Bonjour <a href="https://portage.example/x">Łucja</a></p><script>alert(1)</script></body></html>',
    messageId: '<one@portage.example>',
    attachments: [{ filename: 'été.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
    ...changed,
  });
}

test('a message is kept as it was sent, once for each recipient', async () => {
  await send('a@example.ca, b@example.ca');
  const mails = await receivedMails(standins);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['a@example.ca', 'b@example.ca']);
  expect(mails[0]).toMatchObject({
    messageId: '<one@portage.example>',
    subject: 'Łucja Nguyễn ᐃᓄᒃ',
    from: 'Portage <no-reply@portage.example>',
    text: expect.stringContaining('Bonjour Łucja'),
    attachments: [{ name: 'été.pdf', type: 'application/pdf', bytes: 8 }],
  });
});

test('a message outlives the process', async () => {
  await send('a@example.ca');
  const folder = standins.stateFile.replace(/\/[^/]+$/, '');
  const other = await startStandinProcess({ folder });
  expect(await receivedMails(other)).toHaveLength(1);
  await other.stop();
});

test.each([
  ['unavailable', 451],
  ['bounced', 550],
])('a recipient for whom the console says "%s" is refused with %i, and only that one', async (kind, code) => {
  await setFault(standins, { place: 'mail', kind, match: 'b@' });
  await send('a@example.ca');
  await expect(send('b@example.ca')).rejects.toMatchObject({ responseCode: code });
  await send('b@example.ca');
  expect((await receivedMails(standins)).map(({ recipient }) => recipient)).toEqual([
    'a@example.ca',
    'b@example.ca',
  ]);
});

test('a message can be kept without the sender hearing of it', async () => {
  await setFault(standins, { place: 'mail', kind: 'doneThenReset' });
  await expect(send('a@example.ca')).rejects.toThrow();
  expect(await receivedMails(standins)).toHaveLength(1);
});

test.each([
  ['unknown.example', 'failed', '5.1.1'],
  ['slow.example', 'delayed', '4.4.1'],
])('a message to %s is taken, and its sender hears later that it was %s', async (domain, action, status) => {
  const [portal, other] = [await takeMail(), await startStandins()];
  const settings = { PORTAGE_STANDINS_BOUNCE_PORT: String(portal.port) };
  const telling = await startStandins({ settings });
  for (const { mailAddress } of [other, telling]) {
    await createTransport(mailAddress).sendMail({
      envelope: { from: 'back@portage.example', to: [`a@${domain}`, 'b@example.ca'] },
      subject: 'Łucja',
      text: 'Bonjour',
    });
  }
  expect(await receivedMails(telling)).toHaveLength(2);
  await expect.poll(() => portal.taken.length, { timeout: 10_000 }).toBe(1);
  const [{ sender, recipient, source } = { sender: '-', recipient: '-', source: '' }] = portal.taken;
  expect([sender, recipient]).toEqual(['', 'back@portage.example']);
  const report = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  expect(report.headers).toContainEqual(
    expect.objectContaining({
      key: 'content-type',
      value: expect.stringContaining('multipart/report; report-type=delivery-status'),
    }),
  );
  expect(report.text).toContain(`Le courriel à a@${domain}`);
  expect(report.attachments).toMatchObject([
    { mimeType: 'message/delivery-status', content: expect.stringContaining(`Action: ${action}\n`) },
    { mimeType: 'text/rfc822-headers', content: expect.stringContaining('Subject:') },
  ]);
  expect(report.attachments[0]?.content).toContain(`Status: ${status}\n`);
  await Promise.all([other.stop(), telling.stop(), portal.close()]);
});

test.each([
  ['en', 'Mail that was sent', 'As plain text'],
  ['fr', 'Courriels envoyés', 'En texte brut'],
])(
  'the page of the mail lists and opens a message in "%s", and its script never runs',
  async (lang, title, plain) => {
    await send('a@example.ca');
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${standins.cardOrigin}/mail?lang=${lang}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Łucja Nguyễn ᐃᓄᒃ' }).click();
    await page.getByRole('heading', { name: plain }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.frameLocator('iframe').getByRole('link', { name: 'Łucja' }).waitFor();
    const attached = page.waitForEvent('download');
    await page.getByRole('link', { name: 'été.pdf' }).click();
    expect((await attached).suggestedFilename()).toBe('été.pdf');
    expect(dialogs).toEqual([]);
    await context.close();
  },
);

test('there is no page for a message that never came', async () => {
  expect((await fetch(`${standins.cardOrigin}/mail/999999`)).status).toBe(404);
  expect((await call(standins, 'GET', '/mail/api/messages/999999')).status).toBe(404);
});
