import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogues.ts';
import { compressed } from './scripts/compressed.ts';
import { scriptParts } from './scripts/scriptParts.ts';
import { inlined } from './scripts/inlined.ts';
import { leanParts } from './scripts/leanParts.ts';
import { preloadWords } from './scripts/preloadWords.ts';
import { widgetLocales } from './scripts/widgetLocales.ts';

/** Pages beside the portal, by the mode in which each is built. */
const inputs: Record<string, string[]> = { kit: ['kit.html'], link: ['policyLink.html'] };

/**
 * With `--mode kit` the gallery of the kit is built, with `--mode link` the page of signed links: apart from the portal,
 * so that they add nothing to its scripts; with `--mode test` nothing is compressed, for a page that only a test fetches;
 * with `--mode paint` what paints the first screens beforehand is built, with all that it needs.
 */
export default defineConfig(({ command, mode }) => ({
  plugins: [
    catalogues(),
    widgetLocales(),
    leanParts(),
    preloadWords(),
    inlined('src/app/first/firstMoment.ts'),
    react(),
    mode !== 'test' && mode !== 'paint' && compressed(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // React has it itself; the shim is for older versions.
            { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
            {
              find: /^use-sync-external-store\/shim\/with-selector$/,
              replacement: 'use-sync-external-store/with-selector',
            },
          ]
        : [],
  },
  json: { stringify: true, namedExports: false },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    cssMinify: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions:
      mode === 'paint'
        ? {}
        : {
            input: inputs[mode] ?? ['index.html', 'silent.html'],
            output: {
              codeSplitting: {
                groups: scriptParts(
                  resolve(import.meta.dirname, 'src/main.tsx'),
                  resolve(import.meta.dirname, 'src/ui/kit/SuggestingInput.tsx'),
                ),
              },
            },
          },
  },
}));
