import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Application } from './serveApplication.ts';

type Message = { origin: string; data: unknown };
type Heard = Record<string, unknown>;

/** A page that embeds the card frame and writes down every message it gets. */
export const embeddingPage = `<!doctype html><html lang="en"><title>Payment</title><body><main><h1>Payment</h1>
<iframe id="card" title="Card details" height="160" style="width:100%;border:0"></iframe><button>Pay</button></main><script>
const query = new URLSearchParams(location.search);
window.messages = [];
addEventListener('message', ({ origin, data }) => window.messages.push({ origin, data }));
document.querySelector('#card').src = query.get('frame');
</script>`;

export type EmbeddedFrame = {
  page: Page;
  fields: FrameLocator;
  pan: ReturnType<FrameLocator['locator']>;
  exp: ReturnType<FrameLocator['locator']>;
  cvd: ReturnType<FrameLocator['locator']>;
  /** Everything that came, in order. */
  messages(): Promise<Message[]>;
  /** The frame's messages as objects, in order. */
  heard(): Promise<Heard[]>;
  /** Waits for a message like this and gives it. */
  hears(message: Heard): Promise<Heard>;
  /** Waits until the form was ready so many times: once each time that it was loaded. */
  isReady(times: number): Promise<void>;
  say(message: unknown): Promise<void>;
  tokenise(): Promise<Heard>;
  type(card: { pan: string; exp: string; cvd: string }): Promise<void>;
};

export const usualQuery = {
  id: 'PORTAGE-SAMPLE',
  pmmsg: 'true',
  enable_exp: '1',
  enable_cvd: '1',
  display_labels: '1',
  enable_cc_formatting: '1',
  enable_exp_formatting: '1',
};

/** Opens the frame inside a page of the application; the frame may not have answered yet. */
export async function embedFrame(
  browser: Browser,
  application: Application,
  cardOrigin: string,
  query: Record<string, string> = {},
  width = 800,
): Promise<EmbeddedFrame> {
  const context = await browser.newContext({ viewport: { width, height: 600 } });
  const page = await context.newPage();
  const frame = `${cardOrigin}/HPPtoken/index.php?${new URLSearchParams({ ...usualQuery, ...query })}`;
  await page.goto(`${application.origin}/?frame=${encodeURIComponent(frame)}`, {
    waitUntil: 'domcontentloaded',
  });
  const fields = page.frameLocator('#card');
  const messages = () => page.evaluate(() => (window as unknown as { messages: Message[] }).messages);
  const heard = async () => (await messages()).flatMap(({ data }) => objectOf(data));
  const hears = async (message: Heard) => {
    const find = async () => (await heard()).findLast((each) => isLike(each, message));
    await expect.poll(find).toBeDefined();
    return (await find()) ?? {};
  };
  const say = (message: unknown) =>
    page.evaluate(
      ([data, target]) => document.querySelector('iframe')?.contentWindow?.postMessage(data, String(target)),
      [message, cardOrigin],
    );
  const [pan, exp, cvd] = [fields.locator('#pan'), fields.locator('#exp'), fields.locator('#cvd')];
  return {
    page,
    fields,
    pan,
    exp,
    cvd,
    messages,
    heard,
    hears,
    isReady: (times) =>
      expect.poll(async () => (await heard()).filter(({ type }) => type === 'ready')).toHaveLength(times),
    say,
    async tokenise() {
      const answers = async () => (await heard()).filter((each) => 'responseCode' in each);
      const before = (await answers()).length;
      await say('tokenize');
      await expect.poll(async () => (await answers()).length).toBeGreaterThan(before);
      return (await answers())[before] ?? {};
    },
    async type(card) {
      await pan.fill(card.pan);
      await exp.fill(card.exp);
      await cvd.fill(card.cvd);
    },
  };
}

function objectOf(data: unknown): Heard[] {
  if (typeof data !== 'string') return [];
  try {
    return [JSON.parse(data)];
  } catch {
    return [];
  }
}

function isLike(message: Heard, wanted: Heard): boolean {
  return Object.entries(wanted).every(([name, value]) => message[name] === value);
}
