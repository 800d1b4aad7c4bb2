import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildWeb, webFolder } from '#scripts/build.ts';
import { widgetLocales } from '#scripts/widgetLocales.ts';
import type { Benchmark } from './support/benchmark.ts';
import { brotliBytes, pageScripts } from './support/pageScripts.ts';
import { figureOf, ratioOf } from './support/rounds.ts';

const baselinePage = 'bench/baseline/index.html';
const floor = 'a page of the packages alone';
/** Asked for by the first screen as it is drawn: the list of the places. */
const atOnce = ['SuggestingInput'];
/** The server leaves the texts of the other language out of the page. */
const isOtherLanguage = (tag: string): boolean => tag.includes('data-words="fr"');

/** Script of traveller details as it opens in English, before anything is touched. */
export const firstRoute: Benchmark = {
  name: 'firstRoute',
  async run() {
    await buildWeb();
    const own = pageScripts(webFolder, 'index.html', { atOnce, leftOut: isOtherLanguage });
    const folder = await mkdtemp(join(tmpdir(), 'portage-bench-'));
    try {
      await buildBaseline(folder);
      const other = pageScripts(folder, baselinePage);
      const figures = [
        figureOf('the first route', [brotliBytes(own) / 1024]),
        figureOf(floor, [brotliBytes(other) / 1024]),
      ];
      return {
        name: 'firstRoute',
        unit: 'KiB brotli',
        figures,
        ratios: [ratioOf(figures, floor, { bound: 'atMost', value: 1.25 })],
        goal: null,
        notes: [
          `${own.size} scripts with the texts of one language. The page of the packages routes declaratively.`,
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Builds the baseline as the product is built, without what is the product's own. */
async function buildBaseline(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [widgetLocales(), react()],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    build: {
      outDir: folder,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: baselinePage },
    },
  });
}
