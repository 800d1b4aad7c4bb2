import { afterEach, describe, expect, test } from 'vitest';
import { askForToken } from '#tests/support/standins/cardToken.ts';
import { embedFrame } from './support/cardFrame.ts';
import { openFrameStage, visa } from './support/frameStage.ts';
import { call, charge } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const token = expect.stringMatching(/^\d{20}$/);
const stage = startedFor(() => openFrameStage());
afterEach(() => stage.clear());

describe('a valid card', () => {
  test('is answered with a token, the code 001 and the first six digits, and the token can be charged', async () => {
    const frame = await stage.embed();
    await frame.type(visa);
    const answer = await frame.tokenise();
    expect(answer).toEqual({ responseCode: ['001'], dataKey: token, errorMessage: '', bin: '424242' });
    expect((await charge(stage.standins, 'order-frame', String(answer.dataKey))).body).toMatchObject({
      status: 'approved',
      card: { brand: 'VISA', last4: '4242' },
    });
  });

  test('answers the empty message of older pages too', async () => {
    const frame = await stage.embed();
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
  ])('the first digit of $pan makes it $brand', async ({ pan, cvd, brand, shown, grouped }) => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan, cvd });
    expect(await frame.hears({ type: 'valid', field: 'pan' })).toMatchObject({ brand });
    expect(await frame.fields.locator('.brand').textContent()).toBe(shown);
    expect(await frame.pan.inputValue()).toBe(grouped);
    expect(String((await frame.tokenise()).dataKey).charAt(0)).toBe(pan.charAt(0));
  });
});

describe('a wrong card', () => {
  test.each(['6011111111111117', '2223003122003222'])(
    'the number %s of a brand that is not accepted gives 943',
    async (pan) => {
      const frame = await stage.embed();
      await frame.type({ ...visa, pan });
      expect(await frame.hears({ type: 'invalid', field: 'pan' })).toMatchObject({
        code: '943',
        complete: false,
      });
      expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'], dataKey: '', bin: '' });
    },
  );

  test('[PY-017] a number of 14 characters is refused, one of 15 is taken', async () => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan: '42424242424242' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'] });
    await frame.pan.fill('424242424242424');
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('a number with a wrong check digit gives 943', async () => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan: '4242424242424241' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['943'] });
  });

  test.each(['1399', '0099', '0101', '129', '1026'])('[PY-023] the expiry %s gives 944', async (exp) => {
    await call(stage.standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-11-15T12:00:00Z'),
    });
    const frame = await stage.embed();
    await frame.type({ ...visa, exp });
    expect(await frame.hears({ type: 'invalid', field: 'exp' })).toMatchObject({ code: '944' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['944'] });
  });

  test('[PY-023] the expiry of this month is taken, by the clock of the vault and not of the browser', async () => {
    await call(stage.standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-12-01T04:50:00Z'),
    });
    const frame = await stage.embed();
    await frame.page.clock.setFixedTime('2031-01-01T00:00:00Z');
    await frame.type({ ...visa, exp: '1126' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
    await call(stage.standins, 'PUT', '/console/api/clock', {
      offsetSeconds: secondsUntil('2026-12-01T05:01:00Z'),
    });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['944'] });
  });

  test.each(['', '1', '129', '12999', '012099'])(
    '[PY-021] the expiry %j has not exactly four characters and gives 944 from the vault',
    async (exp) => {
      expect(await askVault({ ...visa, exp })).toMatchObject({ responseCode: ['944'], dataKey: '' });
      expect(await askVault(visa)).toMatchObject({ responseCode: ['001'] });
    },
  );

  test('[PY-021] the frame calls an expiry of three characters invalid and lets a fifth in nowhere', async () => {
    const frame = await stage.embed();
    await frame.type({ ...visa, exp: '129' });
    expect(await frame.hears({ type: 'invalid', field: 'exp' })).toMatchObject({ code: '944' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['944'], dataKey: '' });
    await frame.exp.fill('12999');
    expect((await frame.exp.inputValue()).replace(/\D/g, '')).toBe('1299');
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  const amex = '378282246310005';
  test.each([
    { pan: visa.pan, cvd: '' },
    { pan: visa.pan, cvd: '12' },
    { pan: visa.pan, cvd: '1234' },
    { pan: visa.pan, cvd: '12a' },
    { pan: amex, cvd: '12' },
    { pan: amex, cvd: '12345' },
  ])('[PY-022] the security code $cvd for $pan gives 945', async ({ pan, cvd }) => {
    expect(await askVault({ ...visa, pan, cvd })).toMatchObject({ responseCode: ['945'], dataKey: '' });
  });

  test.each([
    { pan: visa.pan, cvd: '12' },
    { pan: visa.pan, cvd: '1234' },
    { pan: amex, cvd: '12' },
  ])('[PY-022] the frame marks the security code $cvd for $pan', async ({ pan, cvd }) => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan, cvd });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['945'] });
    expect(await frame.hears({ type: 'invalid', field: 'cvd' })).toMatchObject({ code: '945' });
  });

  test.each([
    { pan: visa.pan, cvd: '123' },
    { pan: '5454545454545454', cvd: '123' },
    { pan: amex, cvd: '123' },
    { pan: amex, cvd: '1234' },
  ])('[PY-022] the security code $cvd for $pan is taken', async ({ pan, cvd }) => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan, cvd });
    await frame.hears({ type: 'valid', field: 'cvd' });
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('an empty form answers all codes at once, with the texts of the language', async () => {
    const frame = await stage.embed({ lang: 'fr' });
    const { responseCode, errorMessage } = await frame.tokenise();
    expect(responseCode).toEqual(['943', '944', '945']);
    expect(errorMessage).toContain('Vérifiez la date d’expiration (MM/AA).');
    expect(await frame.pan.getAttribute('aria-invalid')).toBe('true');
  });

  test('a form without expiry and security code asks only for the number', async () => {
    const frame = await stage.embed({ enable_exp: '0', enable_cvd: '' });
    expect(await frame.fields.locator('input').count()).toBe(1);
    await frame.pan.fill(visa.pan);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  });

  test('an unknown profile gives 940', async () => {
    const frame = await stage.embed({ id: 'NOBODY' });
    await frame.type(visa);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['940'], dataKey: '' });
  });

  test('a page that is no source of the profile gives 942', async () => {
    const frame = await embedFrame(stage.browser, stage.otherApplication, stage.standins.cardOrigin, {
      id: 'ONE-SOURCE',
    });
    await frame.hears({ type: 'ready' });
    await frame.type(visa);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['942'], dataKey: '' });
  });

  test('a page of a stranger cannot show the frame at all', async () => {
    const frame = await embedFrame(stage.browser, stage.stranger, stage.standins.cardOrigin);
    await expect.poll(() => frame.page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    expect(await frame.messages()).toEqual([]);
  });
});

/** Asks the vault for a token without the frame, as one would who goes around it. */
function askVault(card: typeof visa): Promise<unknown> {
  return askForToken(stage.standins, card, { embeddedBy: stage.application.origin });
}

/** Seconds from now to an instant, for the clock of the vault. */
function secondsUntil(instant: string): number {
  return Math.round((Date.parse(instant) - Date.now()) / 1000);
}
