import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogues.ts';
import { compressed } from './scripts/compressed.ts';
import { firstPart } from './scripts/firstPart.ts';
import { preloadWords } from './scripts/preloadWords.ts';
import { widgetLocales } from './scripts/widgetLocales.ts';

/**
 * With `--mode kit` the gallery of the kit is built, apart from the portal, so that it adds nothing to the portal's
 * scripts; with `--mode test` nothing is compressed, for a page that only a test fetches.
 */
export default defineConfig(({ command, mode }) => ({
  plugins: [catalogues(), widgetLocales(), preloadWords(), react(), mode !== 'test' && compressed()],
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  json: { stringify: true, namedExports: false },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    cssMinify: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'kit' ? ['kit.html'] : ['index.html', 'silent.html'],
      output: {
        codeSplitting: {
          groups: [firstPart(resolve(import.meta.dirname, 'src/main.tsx'))],
        },
      },
    },
  },
}));
