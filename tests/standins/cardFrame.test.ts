import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgedDataKey } from '../../standins/card/frameRoutes.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { type Application, openBrowser, serveApplication } from './support/browser.ts';
import { embeddingPage, embedFrame, type EmbeddedFrame, usualQuery } from './support/cardFrame.ts';
import { call, charge, setFault } from './support/gateway.ts';

const visa = { pan: '4242424242424242', exp: '1299', cvd: '123' };
const token = expect.stringMatching(/^\d{20}$/);

let browser: Browser;
let application: Application;
let otherApplication: Application;
let stranger: Application;
let standins: Standins;

beforeAll(async () => {
  const page = { '/': { type: 'text/html; charset=utf-8', content: embeddingPage } };
  [browser, application, otherApplication, stranger] = await Promise.all([
    openBrowser(),
    serveApplication(page),
    serveApplication(page),
    serveApplication(page),
  ]);
  standins = await startStandins({
    applicationOrigins: [application.origin, otherApplication.origin],
    settings: { PORTAGE_STANDINS_PROFILES: `PORTAGE-SAMPLE,ONE-SOURCE=${application.origin}` },
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([application, otherApplication, stranger].map((each) => each.close()));
  await standins.stop();
});
afterEach(async () => {
  await call(standins, 'DELETE', '/console/api/faults');
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function embed(query: Record<string, string> = {}, width = 800): Promise<EmbeddedFrame> {
  const frame = await embedFrame(browser, application, standins.cardOrigin, query, width);
  await frame.hears({ type: 'ready' });
  return frame;
}

describe('a valid card', () => {
  test('is answered with a token, the code 001 and the first six digits, and the token can be charged', async () => {
    const frame = await embed();
    await frame.type(visa);
    const answer = await frame.tokenise();
    expect(answer).toEqual({ responseCode: ['001'], dataKey: token, errorMessage: '', bin: '424242' });
    expect((await charge(standins, 'order-frame', String(answer.dataKey))).body).toMatchObject({
      status: 'approved',
      card: { brand: 'VISA', last4: '4242' },
    });
  });

  test('answers the empty message of older pages too', async () => {
    const frame = await embed();
    await frame.type(visa);
    await frame.say('');
    expect((await frame.hears({ errorMessage: '' })).responseCode).toEqual(['001']);
  });

  test.each([
    { pan: '4242424242424242', cvd: '123', brand: 'VISA', shown: 'Visa', grouped: '4242 4242 4242 4242' },
    {
      pan: '5454545454545454',
      cvd: '123',
      brand: 'MASTER',
      shown: 'Mastercard',
      grouped: '5454 5454 5454 5454',
    },
    { pan: '378282246310005', cvd: '1234', brand: 'AMEX', shown: 'Amex', grouped: '3782 822463 10005' },
  ])('[PY-015] the first digit of $pan makes it $brand', async ({ pan, cvd, brand, shown, grouped }) => {
    const frame = await embed();
    await frame.type({ ...visa, pan, cvd });
    expect(await frame.hears({ type: 'valid', field: 'pan' })).toMatchObject({ brand });
    expect(await frame.fields.locator('.brand').textContent()).toBe(shown);
    expect(await frame.pan.inputValue()).toBe(grouped);
    expect(String((await frame.tokenise()).dataKey).charAt(0)).toBe(pan.charAt(0));
  });
});

describe('a wrong card', () => {
  test.each(['6011111111111117', '2223003122003222'])(
    '[PY-016] the number %s of a brand that is not accepted gives 943',
    async (pan) => {
      const frame = await embed();
      await frame.type({ ...visa, pan });
      expect(await frame.hears({ type: 'invalid', field: 'pan' })).toMatchObject({
        code: '943',
        complete: false,
      });
      expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'], dataKey: '', bin: '' });
    },
  );

  test('[PY-017] a number of 14 characters is refused, one of 15 is taken', async () => {
    const frame = await embed();
    await frame.type({ ...visa, pan: '42424242424242' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'] });
    await frame.pan.fill('424242424242424');
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('a number with a wrong check digit gives 943', async () => {
    const frame = await embed();
    await frame.type({ ...visa, pan: '4242424242424241' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'] });
  });

  test.each(['1399', '0099', '0101', '129', '1026'])('[PY-023] the expiry %s gives 944', async (exp) => {
    await call(standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-11-15T12:00:00Z'),
    });
    const frame = await embed();
    await frame.type({ ...visa, exp });
    expect(await frame.hears({ type: 'invalid', field: 'exp' })).toMatchObject({ code: '944' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['944'] });
  });

  test('[PY-023] the expiry of this month is taken, by the clock of the vault and not of the browser', async () => {
    await call(standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-11-15T12:00:00Z'),
    });
    const frame = await embed();
    await frame.page.clock.setFixedTime('2031-01-01T00:00:00Z');
    await frame.type({ ...visa, exp: '1126' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
    await call(standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-12-15T12:00:00Z'),
    });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['944'] });
    await call(standins, 'PUT', '/console/api/clock', { offsetSeconds: 0 });
  });

  test.each([
    { pan: visa.pan, cvd: '12' },
    { pan: visa.pan, cvd: '1234' },
    { pan: '378282246310005', cvd: '12' },
  ])('the security code $cvd for $pan gives 945', async ({ pan, cvd }) => {
    const frame = await embed();
    await frame.type({ ...visa, pan, cvd });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['945'] });
    expect(await frame.hears({ type: 'invalid', field: 'cvd' })).toMatchObject({ code: '945' });
  });

  test('an empty form answers all codes at once, with the texts of the language', async () => {
    const frame = await embed({ lang: 'fr' });
    const { responseCode, errorMessage } = await frame.tokenise();
    expect(responseCode).toEqual(['943', '944', '945']);
    expect(errorMessage).toContain('Vérifiez la date d’expiration (MM/AA).');
    expect(await frame.pan.getAttribute('aria-invalid')).toBe('true');
  });

  test('a form without expiry and security code asks only for the number', async () => {
    const frame = await embed({ enable_exp: '0', enable_cvd: '' });
    expect(await frame.fields.locator('input').count()).toBe(1);
    await frame.pan.fill(visa.pan);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('an unknown profile gives 940', async () => {
    const frame = await embed({ id: 'NOBODY' });
    await frame.type(visa);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['940'], dataKey: '' });
  });

  test('a page that is no source of the profile gives 942', async () => {
    const frame = await embedFrame(browser, otherApplication, standins.cardOrigin, { id: 'ONE-SOURCE' });
    await frame.hears({ type: 'ready' });
    await frame.type(visa);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['942'], dataKey: '' });
  });

  test('a page of a stranger cannot show the frame at all', async () => {
    const frame = await embedFrame(browser, stranger, standins.cardOrigin);
    await expect.poll(() => frame.page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    expect(await frame.messages()).toEqual([]);
  });
});

describe('events', () => {
  test('[PY-026] the frame tells ready, focus, blur, valid, invalid and system error', async () => {
    await setFault(standins, { place: 'frame.token', kind: 'systemError' });
    const frame = await embed();
    await frame.pan.focus();
    await frame.hears({ type: 'focus', field: 'pan', complete: false });
    await frame.pan.pressSequentially('4242');
    await frame.exp.focus();
    await frame.hears({ type: 'blur', field: 'pan', complete: false });
    await frame.hears({ type: 'invalid', field: 'pan', code: '943' });
    await frame.pan.fill(visa.pan);
    await frame.hears({ type: 'valid', field: 'pan', complete: false });
    await frame.exp.fill(visa.exp);
    await frame.cvd.fill(visa.cvd);
    await frame.hears({ type: 'valid', field: 'cvd', complete: true });
    await frame.say('tokenize');
    await frame.hears({ type: 'systemError' });
  });

  test('nothing is called wrong while it is typed, nor when an empty field is left', async () => {
    const frame = await embed();
    await frame.pan.focus();
    await frame.exp.focus();
    await frame.pan.pressSequentially('424242424242');
    await frame.exp.pressSequentially('129');
    await frame.hears({ type: 'invalid', field: 'pan' });
    expect((await frame.heard()).filter(({ type }) => type === 'invalid')).toEqual([
      { type: 'invalid', field: 'pan', code: '943', complete: false },
    ]);
    expect(await frame.exp.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('a field that was valid and is typed on is told as under way', async () => {
    const frame = await embed();
    await frame.type(visa);
    await frame.hears({ type: 'valid', field: 'cvd', complete: true });
    await frame.cvd.press('Backspace');
    expect((await frame.heard()).at(-1)).toEqual({ type: 'focus', field: 'cvd', complete: false });
  });

  test('a number of another brand makes a security code of four digits wrong', async () => {
    const frame = await embed();
    await frame.type({ ...visa, pan: '378282246310005', cvd: '1234' });
    await frame.pan.fill(visa.pan);
    await frame.exp.focus();
    await frame.hears({ type: 'invalid', field: 'cvd', code: '945' });
  });

  test('every message is text, comes from the frame’s origin and holds no digit of the card', async () => {
    const frame = await embed();
    await frame.type(visa);
    await frame.hears({ type: 'valid', field: 'cvd' });
    const messages = await frame.messages();
    expect(messages.every(({ origin }) => origin === standins.cardOrigin)).toBe(true);
    expect(messages.every(({ data }) => typeof data === 'string')).toBe(true);
    expect(JSON.stringify(messages)).not.toMatch(/4242|1299/);
  });

  test('a question from another window is not answered', async () => {
    const frame = await embed();
    await frame.type(visa);
    await frame.page.frames()[1]?.evaluate(() => window.postMessage('tokenize', '*'));
    await frame.page.evaluate(() => {
      const other = document.createElement('iframe');
      other.srcdoc = '<script>parent.frames[0].postMessage("tokenize", "*")</script>';
      document.body.append(other);
      return new Promise((resolve) => other.addEventListener('load', resolve));
    });
    await frame.tokenise();
    expect((await frame.heard()).filter((each) => 'responseCode' in each)).toHaveLength(1);
  });
});

describe('style and words', () => {
  test('the style message sets the looks once; what could load something is left out', async () => {
    const frame = await embed();
    const look = (name: string) =>
      frame.fields
        .locator('html')
        .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name);
    await frame.say({
      type: 'style',
      style: { color: '#123456', backgroundColor: 'url(//evil.example)', other: 'x' },
    });
    await expect.poll(() => look('--ink')).toBe('#123456');
    expect(await look('--surface')).toBe('#ffffff');
    await frame.say({ type: 'style', style: { color: '#654321' }, labels: { pan: 'Number' } });
    await expect.poll(() => frame.fields.locator('label[for=pan]').textContent()).toBe('Number');
    expect(await look('--ink')).toBe('#123456');
  });

  test('a style message of another shape changes nothing', async () => {
    const frame = await embed();
    for (const message of [
      { type: 'style', style: 'red' },
      { type: 'style', style: {}, labels: { pan: 1 } },
      { type: 'style', style: {}, lang: 'de' },
      { type: 'other', labels: { pan: 'Other' } },
      'not json',
      null,
    ]) {
      await frame.say(message);
    }
    await frame.say(JSON.stringify({ type: 'style', style: { color: '#123456' }, labels: { cvd: 'Code' } }));
    await expect.poll(() => frame.fields.locator('label[for=cvd]').textContent()).toBe('Code');
    expect(await frame.fields.locator('label[for=pan]').textContent()).toBe('Card number');
    expect(await frame.fields.locator('html').getAttribute('style')).toBe('--ink: #123456;');
  });

  test('the language is switched without losing what was typed, in labels and problems', async () => {
    const frame = await embed();
    await frame.type({ ...visa, exp: '1' });
    await frame.pan.focus();
    await expect
      .poll(() => frame.fields.locator('#exp-problem').textContent())
      .toBe('Check the expiry date (MM/YY).');
    await frame.say({ type: 'style', style: {}, lang: 'fr' });
    await expect.poll(() => frame.fields.locator('html').getAttribute('lang')).toBe('fr-CA');
    expect(await frame.fields.locator('label[for=pan]').textContent()).toBe('Numéro de carte');
    expect(await frame.fields.locator('#exp-problem').textContent()).toBe(
      'Vérifiez la date d’expiration (MM/AA).',
    );
    expect(await frame.pan.inputValue()).toBe('4242 4242 4242 4242');
    expect(await frame.cvd.inputValue()).toBe('123');
  });

  test('labels and inline CSS of the address are used, without what could load something', async () => {
    const frame = await embed({
      pan_label: '<b>Number</b>',
      css_textbox_pan: 'color:#112233;background:url(http://evil.example/x);position:fixed',
      display_labels: '2',
    });
    expect(await frame.pan.getAttribute('placeholder')).toBe('<b>Number</b>');
    expect(await frame.pan.getAttribute('style')).toBe('color: rgb(17, 34, 51);');
  });

  test('[PY-030] the fields stand in one row of 48 px from 480 px on, and in three below', async () => {
    const boxes = async (width: number) => {
      const frame = await embed({}, width + 16);
      const page = await frame.fields.locator('body').evaluate((body) => [innerWidth, body.scrollHeight]);
      const tops = await Promise.all(
        [frame.pan, frame.exp, frame.cvd].map(async (field) => (await field.boundingBox())?.y),
      );
      return { page, rows: new Set(tops).size };
    };
    expect(await boxes(480)).toEqual({ page: [480, 48], rows: 1 });
    expect(await boxes(479)).toEqual({ page: [479, 144], rows: 3 });
  });

  test.each(['en', 'fr'])(
    'the frame has no accessibility problem in %s, with and without problems',
    async (lang) => {
      const frame = await embed({ lang });
      await frame.tokenise();
      const { violations } = await new AxeBuilder({ page: frame.page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const names = await frame.fields
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => [input.getAttribute('autocomplete'), input.getAttribute('inputmode')]),
        );
      expect(names).toEqual([
        ['cc-number', 'numeric'],
        ['cc-exp', 'numeric'],
        ['cc-csc', 'numeric'],
      ]);
    },
  );

  test('what is typed or pasted is grouped, and the caret stays behind its digit', async () => {
    const frame = await embed();
    await frame.exp.fill('03/2031');
    expect(await frame.exp.inputValue()).toBe('03/31');
    await frame.exp.fill('');
    await frame.exp.pressSequentially('3/31');
    expect(await frame.exp.inputValue()).toBe('03/31');
    await frame.pan.fill('4242-4242 4242x42');
    expect(await frame.pan.inputValue()).toBe('4242 4242 4242 42');
    await frame.pan.press('Home');
    await frame.pan.press('ArrowRight');
    await frame.pan.press('9');
    expect(await frame.pan.inputValue()).toBe('4924 2424 2424 242');
    expect(await frame.pan.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });
});

describe('faults', () => {
  test('a frame that never loads says nothing, and the next one loads', async () => {
    await setFault(standins, { place: 'frame.load', kind: 'never', match: usualQuery.id });
    const silent = await embedFrame(browser, application, standins.cardOrigin);
    await expect
      .poll(async () => (await call(standins, 'GET', '/console/api/faults')).body.faults)
      .toEqual([]);
    expect(await silent.messages()).toEqual([]);
    await silent.page.close();
    await embed();
  });

  test('a frame that loads late is ready late', async () => {
    await setFault(standins, { place: 'frame.load', kind: 'late', seconds: 1 });
    const start = performance.now();
    await embed();
    expect(performance.now() - start).toBeGreaterThan(1000);
  });

  test('a system error while loading comes instead of ready', async () => {
    await setFault(standins, { place: 'frame.load', kind: 'systemError' });
    const frame = await embedFrame(browser, application, standins.cardOrigin);
    await frame.hears({ type: 'systemError' });
    expect((await frame.heard()).map(({ type }) => type)).toEqual(['systemError']);
  });

  test.each([
    { cause: 'a fault', fault: true, pan: visa.pan },
    { cause: 'the test card', fault: false, pan: '4000000000009417' },
  ])('a refused token by $cause answers 941, and a second try may succeed', async ({ fault, pan }) => {
    if (fault) await setFault(standins, { place: 'frame.token', kind: 'tokenRefused' });
    const frame = await embed();
    await frame.type({ ...visa, pan });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['941'], dataKey: '' });
    await frame.pan.fill(visa.pan);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('a forged answer comes from another origin, before the true one', async () => {
    await setFault(standins, { place: 'frame.token', kind: 'foreignAnswer' });
    const frame = await embed();
    await frame.type(visa);
    await frame.say('tokenize');
    await frame.hears({ bin: '424242' });
    const answers = (await frame.messages()).filter(({ data }) => String(data).includes('responseCode'));
    expect(answers.map(({ origin }) => origin)).toEqual(['null', standins.cardOrigin]);
    expect(answers[0]?.data).toContain(forgedDataKey);
  });

  test('a malformed answer is text that is no JSON, and nothing follows', async () => {
    await setFault(standins, { place: 'frame.token', kind: 'malformedAnswer' });
    const frame = await embed();
    await frame.type(visa);
    await frame.say('tokenize');
    await expect.poll(async () => (await frame.messages()).at(-1)?.data).toBe('{"responseCode":["001"');
  });

  test('an answer may come twice with the same token', async () => {
    await setFault(standins, { place: 'frame.token', kind: 'duplicateAnswer' });
    const frame = await embed();
    await frame.type(visa);
    const answer = await frame.tokenise();
    const all = (await frame.heard()).filter((each) => 'responseCode' in each);
    expect(all).toEqual([answer, answer]);
  });

  test('a slow answer comes after its seconds, and a question meanwhile is not asked twice', async () => {
    await setFault(standins, { place: 'frame.token', kind: 'late', seconds: 1 });
    const frame = await embed();
    await frame.type(visa);
    await frame.say('tokenize');
    const start = performance.now();
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
    expect(performance.now() - start).toBeGreaterThan(800);
    expect((await frame.heard()).filter((each) => 'responseCode' in each)).toHaveLength(1);
  });
});

/** Seconds from now to an instant, for the clock of the vault. */
function secondsUntil(instant: string): number {
  return Math.round((Date.parse(instant) - Date.now()) / 1000);
}
