import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import { type Language, languages } from '#domain/locales.ts';
import { paintedDay, paintedFile } from '#domain/paintedPages.ts';

type PaintFirst = (painted: {
  application: ApplicationKey;
  language: Language;
  sample: boolean;
  today: string;
}) => Promise<string>;

const painter = join('dist', 'painter');

/**
 * Paints the first screen of the public applications in each language into `folder`, by the views and charts of the
 * product: the server puts it into the page, so that a visitor sees it before any code has come.
 */
export async function paintPages(folder: string): Promise<void> {
  await build({
    logLevel: 'error',
    mode: 'paint',
    build: { ssr: 'src/app/first/paintFirst.tsx', outDir: painter, emptyOutDir: true },
  });
  const { paintFirst } = (await import(pathToFileURL(resolve(painter, 'paintFirst.js')).href)) as {
    paintFirst: PaintFirst;
  };
  mkdirSync(folder, { recursive: true });
  for (const application of applicationKeys.filter((key) => applications[key].signIn === 'anonymous')) {
    for (const language of languages) {
      for (const sample of [true, false]) {
        const painted = { application, language, sample };
        const markup = await paintFirst({ ...painted, today: paintedDay });
        writeFileSync(join(folder, paintedFile(painted)), markup);
      }
    }
  }
  rmSync(painter, { recursive: true, force: true });
}
