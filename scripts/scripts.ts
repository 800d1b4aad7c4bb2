/**
 * `npm run scripts [-- --machine quoteFlow] [--lang fr]`: prints the tours of one chart, or of all, as test scripts
 * that a person can follow.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLanguage, languageOf } from '#domain/locales.ts';
import { loadTours } from './scripts/tours.ts';
import { writeScripts } from './scripts/write.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { machine: { type: 'string' }, lang: { type: 'string' } } });

try {
  const language = values.lang === undefined ? defaultLanguage : languageOf(values.lang);
  if (!language) throw new Error(`--lang is en or fr, not ${values.lang}`);
  const tours = await loadTours(root);
  const wanted = tours.filter(({ machine }) => values.machine === undefined || machine.id === values.machine);
  if (wanted.length === 0) {
    const known = tours.map(({ machine }) => machine.id).join(', ');
    throw new Error(`There is no tour of ${values.machine}; there are tours of ${known}`);
  }
  console.log(wanted.map((tour) => writeScripts(root, tour, language)).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
