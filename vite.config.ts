import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogues.ts';
import { developmentPlaces } from './scripts/page.ts';
import { widgetLocales } from './scripts/widgetLocales.ts';

/** Rooms that every first page needs come in one file a language. */
const firstRooms = /\/locales\/(en|fr)-CA\/(kit|shell|quickQuote)\.json$/;

export default defineConfig(({ command }) => ({
  plugins: [catalogues(), widgetLocales(), developmentPlaces(), react()],
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
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    cssMinify: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'silent.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate)\// },
            { name: (id) => `words-${firstRooms.exec(id)?.[1] ?? ''}`, test: firstRooms },
          ],
        },
      },
    },
  },
}));
