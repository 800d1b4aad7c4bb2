import { afterEach, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { openFrameStage, visa } from './support/frameStage.ts';
import { setFault } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const stage = startedFor(() => openFrameStage());
afterEach(() => stage.clear());

describe('events', () => {
  test('[PY-026] the frame tells ready, focus, blur, valid, invalid and system error', async () => {
    await setFault(stage.standins, { place: 'frame.token', kind: 'systemError' });
    const frame = await stage.embed();
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
    const frame = await stage.embed();
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

  test('a card that was typed before the script of the form came is told with it', async () => {
    const frame = await stage.embed();
    const script = Promise.withResolvers<void>();
    await frame.page.route('**/HPPtoken/frame/frame.ts', async (route) => {
      await script.promise;
      await route.continue();
    });
    await frame.page.reload({ waitUntil: 'commit' });
    await frame.type(visa);
    await frame.cvd.blur();
    expect(await frame.heard()).toEqual([]);
    script.resolve();
    await expect
      .poll(async () => (await frame.heard()).map(({ type, complete }) => [type, complete]))
      .toEqual([
        ['ready', undefined],
        ['valid', true],
        ['valid', true],
        ['valid', true],
      ]);
    expect(await frame.pan.inputValue()).toBe('4242 4242 4242 4242');
  });

  test('a field that was valid and is typed on is told as under way', async () => {
    const frame = await stage.embed();
    await frame.type(visa);
    await frame.hears({ type: 'valid', field: 'cvd', complete: true });
    await frame.cvd.press('Backspace');
    await expect
      .poll(async () => (await frame.heard()).at(-1))
      .toEqual({ type: 'focus', field: 'cvd', complete: false });
  });

  test('a number of another brand makes a security code of four digits wrong', async () => {
    const frame = await stage.embed();
    await frame.type({ ...visa, pan: '378282246310005', cvd: '1234' });
    await frame.pan.fill(visa.pan);
    await frame.exp.focus();
    await frame.hears({ type: 'invalid', field: 'cvd', code: '945' });
  });

  test('every message is text, comes from the frame’s origin and holds no digit of the card', async () => {
    const frame = await stage.embed();
    await frame.type(visa);
    await frame.hears({ type: 'valid', field: 'cvd' });
    const messages = await frame.messages();
    expect(messages.every(({ origin }) => origin === stage.standins.cardOrigin)).toBe(true);
    expect(messages.every(({ data }) => typeof data === 'string')).toBe(true);
    expect(JSON.stringify(messages)).not.toMatch(/4242|1299/);
  });

  test('a question from another window is not answered', async () => {
    const frame = await stage.embed();
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
    const frame = await stage.embed();
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
    const frame = await stage.embed();
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
    const frame = await stage.embed();
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
    const frame = await stage.embed({
      pan_label: '<b>Number</b>',
      css_textbox_pan: 'color:#112233;background:url(http://evil.example/x);position:fixed',
      display_labels: '2',
    });
    expect(await frame.pan.getAttribute('placeholder')).toBe('<b>Number</b>');
    expect(await frame.pan.getAttribute('style')).toBe('color: rgb(17, 34, 51);');
  });

  test('[PY-030] the fields stand in one row of 48 px from 480 px on, and in three below', async () => {
    const boxes = async (width: number) => {
      const frame = await stage.embed({}, width + 16);
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
      const frame = await stage.embed({ lang });
      await frame.tokenise();
      expect(await accessibilityFindings(frame.page)).toEqual([]);
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
    const frame = await stage.embed();
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
