import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { servePage } from '#tests/support/builtPage.ts';
import { type ShownPage, showServed } from '#tests/support/shownPage.ts';

/** [ID-019] [ID-020] In milliseconds. */
const scanDelay = 100;
const frameWait = 1000;

const cardFrame = `<!doctype html><input><script>
  const tell = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => tell(data));
</script>`;

let activity: ShownPage;
let page: Page;

beforeAll(async () => {
  activity = showServed(await servePage({ page: 'tests/support/activity/page.html' }));
}, 120_000);
afterAll(() => activity.close());
afterEach(() => activity.putAway());

async function open({ still = false } = {}): Promise<void> {
  page = await activity.show({
    query: {},
    width: 800,
    alone: still,
    meet: async (shown) => {
      await shown.route(/^http:\/\/(cards|elsewhere)\.example\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: cardFrame }),
      );
      if (still) await shown.clock.install({ time: 0 });
    },
  });
  if (still) await page.clock.pauseAt(60_000);
}

const told = () => page.evaluate(() => window.activities);
const inside = (id: string) => page.frameLocator(`#${id}`).getByRole('textbox').first();
const pressIn = (id: string) => inside(id).dispatchEvent('keydown');

/** Adds a frame; its document is there when this ends, and so is the news of it. */
async function addFrame(id: string, attributes: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([name, given]) => {
      const frame = document.createElement('iframe');
      for (const [key, value] of Object.entries({ id: name, ...given })) frame.setAttribute(key, value);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      return loaded;
    },
    [id, attributes] as const,
  );
}
const ownFrame = { srcdoc: "<input aria-label='Inside'>" };

test('[ID-017] keys and mouse buttons that go down are activity, and nothing else is', async () => {
  await open();
  const field = page.getByLabel('Field');
  await field.press('a');
  expect(await told()).toEqual(['person.act']);
  await page.mouse.move(10, 10);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 50);
  await page.evaluate(() => window.scrollTo(0, 1));
  await field.evaluate((input) => {
    for (const type of [
      'keyup',
      'mouseup',
      'mousemove',
      'click',
      'scroll',
      'touchstart',
      'pointerdown',
      'input',
    ])
      input.dispatchEvent(new Event(type, { bubbles: true }));
    (input as HTMLInputElement).blur();
  });
  expect(await told()).toHaveLength(1);
  await page.getByRole('heading').click();
  expect(await told()).toEqual(['person.act', 'person.act']);
});

test('[ID-017] activity is heard even where the page keeps it to itself', async () => {
  await open();
  await page.getByLabel('Field').evaluate((input) => {
    input.addEventListener('keydown', (event) => event.stopPropagation());
  });
  await page.getByLabel('Field').press('a');
  expect(await told()).toEqual(['person.act']);
});

test('[ID-018] real keys and clicks inside frames are heard, in a frame without scripts and in a frame of a frame too', async () => {
  await open();
  await addFrame('quiet', { ...ownFrame, sandbox: 'allow-same-origin' });
  await addFrame('outer', { srcdoc: `<iframe srcdoc="<input aria-label='Inside'>"></iframe>` });
  const innermost = page.frameLocator('#outer').frameLocator('iframe').getByRole('textbox');
  const heard = async (act: () => Promise<void>) => {
    const before = (await told()).length;
    await act();
    return (await told()).length > before;
  };
  await expect.poll(() => heard(() => inside('early').press('b'))).toBe(true);
  await expect.poll(() => heard(() => inside('quiet').click())).toBe(true);
  await expect.poll(() => heard(() => innermost.press('c'))).toBe(true);
});

test('[ID-020] a frame that was found is watched 1000 ms later, and not before', async () => {
  await open({ still: true });
  await addFrame('late', ownFrame);
  await page.clock.runFor(scanDelay + frameWait - 1);
  await pressIn('late');
  expect(await told()).toEqual([]);
  await page.clock.runFor(1);
  await pressIn('late');
  expect(await told()).toEqual(['person.act']);
});

test('[ID-019] a page that goes on changing is searched for frames 100 ms after its last change', async () => {
  await open({ still: true });
  await addFrame('late', ownFrame);
  await page.clock.runFor(scanDelay - 1);
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await page.clock.runFor(frameWait + scanDelay - 1);
  await pressIn('late');
  expect(await told()).toEqual([]);
  await page.clock.runFor(1);
  await pressIn('late');
  expect(await told()).toEqual(['person.act']);
});

test('[ID-018] a frame that shows another document goes on being watched', async () => {
  await open({ still: true });
  await page.clock.runFor(scanDelay + frameWait);
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#early')!;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = "<input aria-label='Another'>";
    return loaded;
  });
  await pressIn('early');
  expect(await told()).toEqual(['person.act']);
});

test('[ID-018] the card frame, into which nobody can look, is heard by what it says of typing', async () => {
  await open();
  await addFrame('cards', { src: 'http://cards.example/' });
  await addFrame('elsewhere', { src: 'http://elsewhere.example/' });
  const say = (id: string, message: object) =>
    page.evaluate(
      async ([frame, said]) => {
        const heard = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
        document.querySelector<HTMLIFrameElement>(`#${frame}`)!.contentWindow!.postMessage(said, '*');
        await heard;
      },
      [id, message] as const,
    );
  const typing = { type: 'focus', field: 'pan', complete: false };
  await say('elsewhere', typing);
  await say('cards', { type: 'ready' });
  await say('cards', { type: 'blur', field: 'pan', complete: false });
  await say('cards', { type: 'nonsense' });
  await page.evaluate((message) => window.postMessage(JSON.stringify(message), '*'), typing);
  await say('cards', typing);
  await say('cards', { type: 'valid', field: 'pan', complete: false });
  await say('cards', { type: 'invalid', field: 'pan', code: '943' });
  await expect.poll(told).toEqual(['frame.tellActivity', 'frame.tellActivity', 'frame.tellActivity']);
});

test('what was stopped hears nothing more, in the page or in its frames', async () => {
  await open({ still: true });
  await page.clock.runFor(scanDelay + frameWait);
  await addFrame('late', ownFrame);
  await page.evaluate(() => window.stopWatching());
  await page.clock.runFor(10 * frameWait);
  await page.getByLabel('Field').dispatchEvent('keydown');
  await pressIn('early');
  await pressIn('late');
  expect(await told()).toEqual([]);
});

test('a frame that was watched and went to another origin is left without an error', async () => {
  await open({ still: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.clock.runFor(scanDelay + frameWait);
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#early')!;
    const gone = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.removeAttribute('srcdoc');
    frame.src = 'http://elsewhere.example/';
    return gone;
  });
  await page.evaluate(() => document.querySelector('#early')!.remove());
  await page.clock.runFor(scanDelay);
  await page.evaluate(() => window.stopWatching());
  expect(errors).toEqual([]);
});
