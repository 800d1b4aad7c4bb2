import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { openWorkshop } from '#tests/support/workshop.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { openBrowser } from './support/openBrowser.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const view = 'src/ui/quickQuote/QuickQuoteScreen.tsx';
const texts = 'locales/en-CA/quickQuote.json';
const titleOf = { 'Traveller details': "{text('title')}", 'The trip': "{text('trip.title')}" };
/** A watcher of files may miss a change that follows another at once. */
const betweenMs = 300;
const bare = 'a changed view of one file under Vite';

/** From the write of a changed line, as an editor saves it, until the open page of `npm run dev` shows it. */
export const workshop: Benchmark = {
  name: 'workshop',
  async run(rounds) {
    const browser = await openBrowser();
    const product = await openWorkshop();
    const peer = await openBarePage();
    try {
      const [page, other] = [await browser.newPage(), await browser.newPage()];
      await page.goto(`${product.origin}/get-a-quote?lang=en`);
      await page.getByLabel('Age', { exact: true }).fill('51');
      await other.goto(peer.origin);
      await other.getByRole('heading').waitFor();
      const titles = ['The trip', 'Traveller details'] as const;
      const figures = await inRounds(rounds, [
        {
          name: 'a changed view',
          measure: () =>
            thereAndBack(page, titles, (after, before) =>
              product.edit(view, titleOf[before], titleOf[after]),
            ),
        },
        {
          name: 'a changed text',
          measure: () =>
            thereAndBack(page, ['Who travels', 'Traveller details'], (after, before) =>
              product.edit(texts, `"title": "${before}"`, `"title": "${after}"`),
            ),
        },
        { name: bare, measure: () => thereAndBack(other, ['after', 'before'], (after) => peer.show(after)) },
      ]);
      await refuseLoss(page);
      return {
        name: 'workshop',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, bare)],
        goal: goalOf('atMost', 300, figures[0]?.median ?? Number.NaN),
        notes: ['The line is written, the watcher sees it, the module is made anew, and the page shows it.'],
      };
    } finally {
      await browser.close();
      await peer.close();
      await product.close();
    }
  },
};

/** What a change of the title takes, in milliseconds, as the mean of the change and of taking it back. */
async function thereAndBack<Title extends string>(
  page: Page,
  [there, back]: readonly [Title, Title],
  change: (after: Title, before: Title) => Promise<void>,
): Promise<number> {
  const first = await untilSeen(page, there, () => change(there, back));
  return (first + (await untilSeen(page, back, () => change(back, there)))) / 2;
}

/** Milliseconds from before the write until the title has a text. */
async function untilSeen(page: Page, text: string, write: () => Promise<void>): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          done(performance.timeOrigin + performance.now());
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
  await pause(betweenMs);
  const began = performance.timeOrigin + performance.now();
  await write();
  return (await seen) - began;
}

/** @throws Error when what was typed is gone */
async function refuseLoss(page: Page): Promise<void> {
  if ((await page.getByLabel('Age', { exact: true }).inputValue()) !== '51')
    throw new Error('what was typed is lost');
}

/** A page of one view, served by Vite with nothing around it. */
async function openBarePage() {
  await mkdir('dist', { recursive: true });
  const root = await mkdtemp(resolve('dist', 'bench-workshop-'));
  const file = join(root, 'Title.tsx');
  const show = (title: string) =>
    writeFile(file, `export function Title() {\n  return <h1>${title}</h1>;\n}\n`);
  await show('before');
  await writeFile(
    join(root, 'page.tsx'),
    `import { createRoot } from 'react-dom/client';\nimport { Title } from './Title.tsx';\n` +
      `createRoot(document.body).render(<Title />);\n`,
  );
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><script type="module" src="./page.tsx"></script>',
  );
  const server = await createServer({
    root,
    configFile: false,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    show,
    async close() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
