import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { originOf } from '../support/journeys/portal.ts';
import { runFolder } from '../support/journeys/runFolder.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';

/** A card of this journey alone, so that what is found of it is of this journey. */
const card = { pan: '4916338506082832', exp: '0932', cvd: '975' };
const typed = new RegExp(`${card.pan}|${card.pan.match(/.{4}/g)?.join('.')}|"${card.cvd}"`);
/** The expiry, too, of what the browser keeps. */
const kept = new RegExp(`${typed.source}|"${card.exp}"|09/32|2032-09`);
const nameOf = (url: string) => new URL(url).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
/** Every script from the opening of the payment step to the confirmation, by the name of its part; a new one is added here. */
const paymentScripts = [
  'ConfirmationScreen',
  'PaymentScreen',
  'amfRequirement',
  'cardFrame',
  'confirmation',
  'confirmationStep',
  'drawn',
  'first',
  'firstWordsEn',
  'flowDraftVersions',
  'formShapes',
  'index',
  'listAgents',
  'payment',
  'paymentStep',
  'policyBody',
  'readPurchase',
  'rolldown-runtime',
  'shared',
  'tokens',
  'useTable',
];
const whatIsStored = async () => ({
  local: Object.entries(localStorage),
  session: Object.entries(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
});
const whatThePageHolds = async () => {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  const stored = [Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases()];
  return JSON.stringify([document.documentElement.outerHTML, values, stored, document.cookie]);
};
const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** The files of the portal that hold a text: its database, its log and whatever else it writes. */
const filesThatHold = (text: string) =>
  filesIn(dirname(process.env[runFolder] ?? '')).filter((file) => readFileSync(file).includes(text));

test('a card number goes from its frame to its vault and nowhere else, and every script of the payment step is one that was built and listed for it', async ({
  page,
}) => {
  const sent: { to: string; said: string }[] = [];
  const scripts: Promise<{ origin: string; name: string; hash: string }>[] = [];
  page.on('request', (request) => {
    const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    sent.push({ to: new URL(request.url()).origin, said });
  });
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const { origin } = new URL(answer.url());
    const name = nameOf(answer.url());
    scripts.push(answer.body().then((bytes) => ({ origin, name, hash: hashOf(bytes) })));
  });
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCard(page, card);
  const vault = new URL((await page.locator('iframe[id^="card-frame-"]').getAttribute('src')) ?? '').origin;
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  await page.waitForLoadState('networkidle');
  const carriers = sent.filter(({ said }) => typed.test(said)).map(({ to }) => to);
  expect(new Set(carriers)).toEqual(new Set([vault]));
  const built = filesIn('dist/web/assets').map((file) => hashOf(readFileSync(file)));
  const loaded = await Promise.all(scripts);
  const ours = loaded.filter(({ origin }) => origin === originOf('b2c'));
  expect(ours.filter(({ hash }) => !built.includes(hash))).toEqual([]);
  expect([...new Set(ours.map(({ name }) => name))].toSorted()).toEqual(paymentScripts);
  expect(new Set(loaded.map(({ origin }) => origin))).toEqual(new Set([originOf('b2c'), vault]));
  const stored = await page.evaluate(whatIsStored);
  expect(JSON.stringify(stored)).not.toMatch(kept);
  expect(stored.databases).toEqual([]);
  const inThePage = await page.locator('script:not([src])').allTextContents();
  const builtPage = readFileSync('dist/web/index.html', 'utf8');
  expect(inThePage.filter((script) => !builtPage.includes(`>${script}</script>`))).toEqual([]);
  expect(filesThatHold(card.pan)).toEqual([]);
});

test('[PY-042] what is typed of a card is nowhere on the page, in the portal’s calls, its data or its log, a call that carries more of it is refused, and only a token goes with the payment', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === originOf('b2c'))
      calls.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  const paid = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/policies');
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  await enterCard(page, card);
  const onThePage = () => page.evaluate(whatThePageHolds);
  expect(await onThePage()).not.toMatch(kept);
  await submit(page).click();
  const payment = await paid;
  await expectStep(page, 'CONFIRMATION', 'en');
  expect(await onThePage()).not.toMatch(kept);
  expect(calls.filter((said) => kept.test(said))).toEqual([]);
  const body = payment.postDataJSON();
  const [pax] = body.paxes;
  const [first] = pax.payments;
  const told = Object.keys(first.details).toSorted().join(' ');
  expect(told).toBe('cardHolderName cardOwnerReferenceNumber dataKey paymentType');
  for (const more of ['expDate', 'cvd']) {
    const sent = { ...pax, payments: [{ ...first, details: { ...first.details, [more]: '0932' } }] };
    const answer = await page.request.post(payment.url(), {
      headers: await payment.allHeaders(),
      data: { ...body, paxes: [sent] },
    });
    expect(await answer.text()).toContain(`"body.paxes.0.payments.0.details.${more}":"unknown"`);
  }
  expect(filesThatHold(first.details.cardHolderName)).not.toEqual([]);
  const [log = ''] = filesThatHold('"route":"/api/policies"');
  expect(readFileSync(log, 'utf8')).not.toMatch(kept);
  expect(filesThatHold(card.pan)).toEqual([]);
});
